/** How the table lies in the window: its columns, which panels share tabs, which come forward, and which are folded. */
import { keep, recall } from "../lib/storage";
import { phone } from "./screen.svelte";

export type Place = "board" | "hand" | "players" | "log" | "aside";

const KEY = "lawbound.folded";
const FOLDABLE: readonly unknown[] = ["hand", "players", "log", "aside"] satisfies Place[];
const isFolded = (value: unknown): value is Place[] => Array.isArray(value) && value.every((each) => FOLDABLE.includes(each));

/** In pixels of the page. */
const LOW = 800; // a window that is lower has less of everything
const SHAPE = 1.26; // width to height of the board that fills its room best
const NARROWEST = 360; // beside the board
const COLUMNS = { low: 540, high: 600 }; // beside the board: from here on there are columns on both of its sides
const LEFT = { least: 330, most: 460 };
const RIGHT = { least: 290, most: 460 };
const FOLDED = 36;

const clamp = (value: number, { least, most }: { least: number; most: number }): number => Math.min(most, Math.max(least, value));

export class Arrangement {
  width = $state(window.innerWidth);
  height = $state(window.innerHeight);
  head = $state(44); // of the bar over everything
  hasHand = $state(false);
  hasAside = $state(false);
  /** The panel that is shown where several share tabs. */
  current = $state<Place>("board");
  #folded = $state.raw<readonly Place[]>(recall(KEY, isFolded) ?? []);

  readonly phone = $derived(phone.matches); // everything but the question shares tabs
  readonly low = $derived(this.height < LOW);
  readonly gap = $derived(this.low ? 6 : 10);
  readonly hand = $derived(!this.hasHand || this.phone ? 0 : this.folded("hand") ? FOLDED : this.low ? 48 : 160);

  /** As wide as its height allows. */
  readonly #board = $derived.by(() => {
    const height = this.height - this.head - 2 * this.gap - (this.hand && this.hand + this.gap);
    return Math.min(height * SHAPE, this.width - NARROWEST - 3 * this.gap);
  });
  readonly #beside = $derived(this.width - this.#board - 4 * this.gap);
  readonly #columns = $derived(!this.phone && this.#beside >= (this.low ? COLUMNS.low : COLUMNS.high));

  /** Whether the log has a place of its own, and what lies beside the board too. */
  readonly logApart = $derived(!this.phone && (this.#columns || !this.low));
  readonly asideApart = $derived(this.#columns && this.hasAside && !this.low);
  /** Whether there is a column to the right of the board. */
  readonly threefold = $derived(
    this.#columns && !(this.folded("log") && (!this.asideApart || this.folded("aside"))),
  );
  readonly left = $derived(this.threefold ? clamp(0.53 * this.#beside, LEFT) : this.#beside + this.gap);
  readonly right = $derived(clamp(this.#beside - this.left, RIGHT));

  /** How much a drawer may cover without covering the question. */
  readonly free = $derived(this.phone && this.height > this.width ? this.width : this.width - this.left - 2 * this.gap);

  folded(place: Place): boolean {
    return this.#folded.includes(place);
  }

  fold(place: Place, folded: boolean): void {
    this.#folded = [...this.#folded.filter((each) => each !== place), ...(folded ? [place] : [])];
    keep(KEY, this.#folded);
  }

  /** Something can be clicked there: it is shown, unless that would hide the board or the reader folded it. */
  forward(place: Place): void {
    if (!this.phone) this.current = place;
  }

  /** The reader wants to see it. */
  reveal(place: Place): void {
    if (this.phone || (place !== "board" && place !== "hand")) this.current = place;
    const shared = (place === "log" && !this.logApart) || (place === "aside" && !this.asideApart);
    this.fold(shared ? "players" : place, false);
  }
}
