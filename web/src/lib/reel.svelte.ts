/**
 * Leafing through a game, and playing it forward at a pace: line by line of the log where nobody plays (a game that is
 * over, a replay, a table of computer players and bots), else from one moment of its reader to the next.
 */
import type { Connection } from "./connection.svelte";
import type { LogLine } from "./protocol";
import { settings } from "./settings.svelte";

export const PACES = [0.5, 1, 2, 4, 8] as const; // how fast, against a line a second
const USUAL = 1000; // milliseconds for a line
const DICE = 1.6; // dice are looked at longer
const AGAIN = 60; // milliseconds until the next look whether what was asked for has come

export class Reel {
  at = $state<number | null>(null); // the line or moment that is looked at; null: now
  playing = $state(false);
  opening = $state(false); // the beginning has been asked for, and nothing is to be seen before it comes
  #lines = $state(false); // whether `at` is a line
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(readonly connection: Connection) {}

  /** Whether every line can be looked at. */
  get byLine(): boolean {
    if (this.at !== null) return this.#lines;
    const { table, welcome } = this.connection;
    return table?.outcome != null || welcome?.replay === true || this.unattended;
  }

  /** Whether nobody at the table is a person. */
  get unattended(): boolean {
    const { seats } = this.connection;
    return seats.length > 0 && seats.every(({ kind }) => kind !== "person");
  }

  get newest(): number {
    const { log, table } = this.connection;
    return this.byLine ? (log[log.length - 1]?.line ?? 0) : (table?.moment ?? 0);
  }

  /** What the line says that is looked at, once the log has come so far. */
  get line(): LogLine | null {
    if (this.at === null || !this.#lines) return null;
    const { log } = this.connection;
    return log[this.at - (log[0]?.line ?? 0)] ?? null;
  }

  /** Where it happened; for dice, where that was happening which they are rolled for. */
  get places(): string[] {
    const { line } = this;
    if (!line?.dice || line.places.length) return line?.places ?? [];
    const { log } = this.connection;
    const before = log.findLast((each) => each.line < line.line && each.places.length > 0);
    return before?.turn === line.turn ? before.places : [];
  }

  get pace(): number {
    return settings.pace;
  }

  // --- Moving ---

  go(to: number): void {
    const place = Math.max(0, Math.min(this.newest, to));
    if (place >= this.newest && !this.#goesOn) {
      this.toNow();
      return;
    }
    this.#lines = this.byLine;
    this.at = place;
    this.#ask();
  }

  /** Step by step means not by itself. */
  step(by: number): void {
    this.pause();
    this.go((this.at ?? this.newest) + by);
  }

  toNow(): void {
    this.pause();
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
    if (this.playing) this.#later();
  }

  /** Nobody has seen anything yet: a game that nobody plays begins with its beginning. */
  open(): void {
    if (!this.unattended) return;
    this.opening = true;
    this.play();
  }

  /** Whether there will be more to watch than there is. */
  get #goesOn(): boolean {
    const { table, welcome } = this.connection;
    return this.playing && this.unattended && table?.outcome == null && welcome?.replay !== true;
  }

  #ask(): void {
    if (this.at === null) return;
    if (this.#lines) this.connection.lookAtLine(this.at);
    else this.connection.look(this.at);
  }

  #later(): void {
    clearTimeout(this.#timer);
    const slow = this.line?.dice ? DICE : 1;
    this.#timer = setTimeout(() => this.#next(), (USUAL * slow) / settings.pace);
  }

  #next(): void {
    if (!this.playing || this.at === null) return;
    if (!this.#arrived || this.at >= this.newest) {
      this.#timer = setTimeout(() => this.#next(), AGAIN);
      return;
    }
    this.go(this.at + 1);
    if (this.playing) this.#later();
  }

  get #arrived(): boolean {
    const { past } = this.connection;
    return past !== null && (this.#lines ? past.log_end === this.at! + 1 : past.moment === this.at);
  }
}
