/**
 * What happened while others played, step by step: lights up where, says what, shows the dice.
 * The table itself already shows the newest state, and nothing waits for this.
 */
import type { LogLine } from "../lib/protocol";

const USUAL = 650; // milliseconds per line
const SHORTEST = 160;
const WHOLE = 9000; // no turn takes longer to look at
const DICE = 1.6; // dice are looked at longer

export class Playback {
  line = $state.raw<LogLine | null>(null);
  #rest: LogLine[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;

  play(lines: LogLine[]): void {
    let before: LogLine | null = null;
    for (const line of lines) {
      // Dice show where that happens which they are rolled for.
      if (line.dice && !line.places.length)
        this.#rest.push({ ...line, places: before?.turn === line.turn ? before.places : [] });
      else if (line.places.length) this.#rest.push(line);
      if (line.places.length) before = line;
    }
    if (this.line === null) this.#next();
  }

  skip(): void {
    clearTimeout(this.#timer);
    this.#rest = [];
    this.line = null;
  }

  #next(): void {
    clearTimeout(this.#timer);
    const pace = Math.max(SHORTEST, Math.min(USUAL, WHOLE / (this.#rest.length + 1)));
    const line = this.#rest.shift() ?? null;
    this.line = line;
    if (line) this.#timer = setTimeout(() => this.#next(), line.dice ? pace * DICE : pace);
  }
}
