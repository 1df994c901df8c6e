/** The drawers of the table: a way through them that can be gone back. */
import { layer } from "../lib/layers";

/** The Law without a citation is open at its first article. */
export type Panel = { kind: "law"; citation: string | null } | { kind: "why" | "seats" | "help" | "outcome" };

export class Panels {
  #way = $state.raw<Panel[]>([]);
  #layers: (() => void)[] = []; // one for each, so that the browser's back button goes back too

  /** The one that is shown. */
  get top(): Panel | null {
    return this.#way[this.#way.length - 1] ?? null;
  }

  /** Whether there is one to go back to. */
  get deep(): boolean {
    return this.#way.length > 1;
  }

  open(next: Panel): void {
    // A panel of the same kind is replaced, except that the Law remembers the way.
    if (this.top?.kind === next.kind && next.kind !== "law") return;
    this.#way = [...this.#way, next];
    this.#layers.push(layer(() => this.back()));
  }

  back(): void {
    this.#way = this.#way.slice(0, -1);
    this.#layers.pop()?.();
  }

  close(): void {
    this.#way = [];
    for (const closed of this.#layers.splice(0)) closed();
  }
}
