/**
 * A game line by line of its log: leafing through it, playing it forward at a pace, and the show of what others have just
 * done, which ends with the table of now and its question.
 */
import type { Connection } from "./connection.svelte";
import type { LogLine, TableMessage } from "./protocol";
import { settings } from "./settings.svelte";

export const PACES = [0.5, 1, 2, 4, 8] as const; // how fast, against a line a second
const USUAL = 1000; // milliseconds for a line
const LONGER = 1.6; // dice, and what one has lost, are looked at longer,
const SHORTER = 0.6; // and what happens nowhere on the table is soon read
const AGAIN = 60; // milliseconds until the next look whether what was asked for has come

export class Reel {
  at = $state<number | null>(null); // the line that is looked at; null: now
  playing = $state(false);
  opening = $state(false); // the beginning has been asked for, and nothing is to be seen before it comes
  showing = $state(false); // what others have just done
  told = $state.raw<LogLine | null>(null); // now: the line that has led here, for a moment
  losses = $state.raw<LogLine[]>([]); // what one has lost without having seen it
  #attended = false; // somebody looks at this table
  #timer: ReturnType<typeof setTimeout> | undefined;
  #fading: ReturnType<typeof setTimeout> | undefined;

  constructor(readonly connection: Connection) {}

  /** Whether nobody at the table is a person. */
  get unattended(): boolean {
    const { seats } = this.connection;
    return seats.length > 0 && seats.every(({ kind }) => kind !== "person");
  }

  get newest(): number {
    const { log } = this.connection;
    return log[log.length - 1]?.line ?? 0;
  }

  /** The line whose table is seen, once that and the log have come so far; none while the table before a show is held. */
  get line(): LogLine | null {
    const { past } = this.connection;
    return this.at === null || past?.safe === undefined ? null : this.#lineAt(past.log_end - 1);
  }

  /** Where it happened; for dice, where that was happening which they are rolled for. */
  get places(): string[] {
    const line = this.line ?? this.told;
    if (!line?.dice || line.places.length) return line?.places ?? [];
    const { log } = this.connection;
    const before = log.findLast((each) => each.line < line.line && each.places.length > 0);
    return before?.turn === line.turn ? before.places : [];
  }

  get pace(): number {
    return settings.pace;
  }

  #lineAt(at: number): LogLine | null {
    const { log } = this.connection;
    return log[at - (log[0]?.line ?? 0)] ?? null;
  }

  // --- Moving ---

  go(to: number): void {
    const place = Math.max(0, Math.min(this.newest, to));
    if (place >= this.newest && !this.#goesOn) {
      this.toNow();
      return;
    }
    this.heard();
    this.at = place;
    this.connection.lookAtLine(place);
  }

  /** Step by step means not by itself. */
  step(by: number): void {
    this.pause();
    this.go((this.at ?? this.newest) + by);
  }

  /** The table as it is; at the end of a show its last line stays to be read. */
  toNow(): void {
    this.pause();
    if (this.showing) this.#endShow();
    this.opening = false;
    this.at = null;
    this.connection.lookAtNow();
  }

  // --- Playing ---

  /** From where one is; from the end, the whole game. */
  play(): void {
    this.playing = true;
    if (this.at === null) this.go(0);
    this.#later();
  }

  pause(): void {
    this.playing = false;
    clearTimeout(this.#timer);
  }

  toggle(): void {
    if (this.playing) this.pause();
    else this.play();
  }

  hurry(by: 1 | -1): void {
    const place = Math.max(0, PACES.findIndex((pace) => pace >= settings.pace));
    settings.pace = PACES[Math.max(0, Math.min(PACES.length - 1, place + by))]!;
    this.paced();
  }

  /** Another pace has been set: it holds from this line on. */
  paced(): void {
    if (this.showing && settings.atOnce) this.toNow();
    else if (this.playing) this.#later();
  }

  /** Nobody has seen anything yet: a game that nobody plays begins with its beginning. */
  open(): void {
    if (!this.unattended) return;
    this.opening = true;
    this.play();
  }

  /** Somebody looks at this table from now on: nothing is played behind a curtain. Returns how to end that. */
  attend(): () => void {
    this.#attended = true;
    if (this.playing) this.#later();
    return () => {
      this.#attended = false;
      clearTimeout(this.#timer);
    };
  }

  // --- The show ---

  /** How many lines are still to come. */
  get left(): number {
    return this.at === null ? 0 : this.newest - this.at;
  }

  /**
   * These lines are new; what lay on the table before them. One's own deeds are seen at once; from the first line that
   * others or luck have written, they are shown one after another.
   */
  hear(fresh: LogLine[], before: TableMessage): void {
    if (this.at !== null) {
      if (this.at > this.newest) this.toNow(); // it was taken back
      return;
    }
    const own = this.connection.table?.seat ?? null;
    const start = fresh.findIndex(({ seat, dice }) => dice !== null || (seat !== null && seat !== own));
    const first = fresh[start];
    if (!first) return;
    if (settings.atOnce) {
      this.losses = [...this.losses, ...fresh.slice(start).filter(({ loss }) => loss)];
      return;
    }
    if (first.line === this.newest) {
      this.#tell(first); // nothing lies between: what it says is on the table
      return;
    }
    this.heard();
    this.showing = this.playing = true;
    this.at = start > 0 ? first.line - 1 : first.line;
    this.connection.hold(before, fresh[0]!.line);
    this.connection.lookAtLine(this.at);
    this.#later();
  }

  #endShow(): void {
    this.showing = false;
    const unseen = this.connection.log.filter(({ line }) => line > (this.at ?? 0));
    this.connection.fresh = unseen;
    const last = unseen[unseen.length - 1];
    this.losses = unseen.filter((line) => line.loss && line !== last);
    if (last) this.#tell(last);
  }

  /** Say it over the table of now; nothing waits for that. */
  #tell(line: LogLine): void {
    this.told = line;
    clearTimeout(this.#fading);
    this.#fading = setTimeout(() => (this.told = null), this.#stay(line) * 2);
  }

  /** One chooses, or looks elsewhere: what was said has been heard. */
  heard(): void {
    clearTimeout(this.#fading);
    this.told = null;
    this.losses = [];
  }

  // --- Time ---

  /** Whether there will be more to watch than there is. */
  get #goesOn(): boolean {
    const { table, welcome } = this.connection;
    return this.playing && !this.showing && this.unattended && table?.outcome == null && welcome?.replay !== true;
  }

  #stay(line: LogLine | null): number {
    const slow = !line ? 1 : line.dice || line.loss ? LONGER : line.places.length ? 1 : SHORTER;
    return (USUAL * slow) / settings.pace;
  }

  #later(): void {
    clearTimeout(this.#timer);
    if (this.#attended) this.#timer = setTimeout(() => this.#next(), this.#stay(this.at === null ? null : this.#lineAt(this.at)));
  }

  #next(): void {
    if (!this.playing || this.at === null) return;
    if (!this.#arrived || this.at >= this.newest || document.hidden) {
      this.connection.lookAtLine(this.at); // an answer may have been lost
      this.#timer = setTimeout(() => this.#next(), AGAIN);
      return;
    }
    this.go(this.at + 1);
    if (this.playing) this.#later();
  }

  get #arrived(): boolean {
    return this.connection.past?.log_end === this.at! + 1;
  }
}
