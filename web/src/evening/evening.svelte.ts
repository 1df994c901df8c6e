/**
 * One evening, as this phone knows it. What people tell goes to the server one thing after another; small changes that are told
 * faster than that travel together. A server that is away loses nothing: what was told is told again when it is back.
 */
import { ProblemError } from "../lib/api";
import { currentLanguage, t } from "../lib/i18n.svelte";
import type { Act, Change, EveningPage } from "../lib/protocol";
import { tell } from "../lib/toasts.svelte";
import { getEvening, newsOf, tellEvening, undoEvening } from "./api";

const AGAIN = 1_000; // milliseconds until a server that is away is tried again
const pause = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds));
const isAway = (error: unknown): boolean => error instanceof ProblemError && (error.status === 0 || error.status >= 502);

export class Evening {
  page = $state.raw<EveningPage | null>(null);
  busy = $state(false);
  lost = $state(false); // the server does not answer
  refusal = $state(""); // there is no such evening
  changes = $state.raw<Change[]>([]); // told, and not yet known to the server
  #line: Promise<void> = Promise.resolve();
  #closed = false;
  #heard = 0; // how often the page was renewed

  constructor(readonly id: string) {}

  /** Look at it until it is closed. */
  async open(): Promise<void> {
    await this.look();
    while (!this.#closed && !this.refusal) {
      const before = this.#heard;
      try {
        const page = await newsOf(this.id, this.page?.count ?? 0, currentLanguage());
        if (this.#closed) return;
        this.lost = false;
        if (page && before === this.#heard) this.#show(page);
      } catch (error) {
        if (this.#closed) return;
        this.lost = isAway(error);
        await pause(AGAIN);
        if (this.lost) await this.look();
      }
    }
  }

  close(): void {
    this.#closed = true;
  }

  /** As it is now, in the reader's language. */
  async look(): Promise<void> {
    while (!this.#closed) {
      try {
        const page = await getEvening(this.id, currentLanguage());
        this.lost = false;
        this.#show(page);
        return;
      } catch (error) {
        if (!isAway(error)) {
          this.refusal = error instanceof Error ? error.message : String(error);
          return;
        }
        this.lost = true;
        await pause(AGAIN);
      }
    }
  }

  answer(option: string): Promise<void> {
    return this.act({ do: "answer", option });
  }

  act(act: Act): Promise<void> {
    return this.#queue(() => this.#insist((after) => tellEvening(this.id, after, act, currentLanguage()), false));
  }

  /** Take back what was told last. */
  undo(): Promise<void> {
    return this.#queue(() => this.#insist((after) => undoEvening(this.id, after, currentLanguage()), false));
  }

  /** The board looks otherwise. */
  change(...set: Change[]): Promise<void> {
    this.changes = [...this.changes, ...set];
    return this.#queue(() => this.#flush());
  }

  async #flush(): Promise<void> {
    const set = this.changes;
    if (set.length === 0) return; // they went with others
    try {
      await this.#insist((after) => tellEvening(this.id, after, { do: "edit", set }, currentLanguage()), true);
    } finally {
      this.changes = this.changes.slice(set.length);
    }
  }

  #queue(send: () => Promise<void>): Promise<void> {
    this.#line = this.#line.then(async () => {
      this.busy = true;
      try {
        await send();
      } catch (error) {
        tell(error instanceof Error ? error.message : String(error), { bad: true });
      } finally {
        this.busy = false;
      }
    });
    return this.#line;
  }

  /** Until the server has heard it. `anyway`: it is meant whatever others have told meanwhile. */
  async #insist(send: (after: number) => Promise<EveningPage>, anyway: boolean): Promise<void> {
    for (;;) {
      const after = this.page?.count ?? 0;
      try {
        this.#show(await send(after));
        this.lost = false;
        return;
      } catch (error) {
        const faster = error instanceof ProblemError && error.status === 409;
        if (!isAway(error) && !faster) throw error;
        await this.look(); // waits until the server is back
        if (isAway(error) && this.page?.count !== after) return; // it had come through
        if (faster && !anyway) {
          tell(t("evening-faster"));
          return;
        }
      }
    }
  }

  #show(page: EveningPage): void {
    this.#heard += 1;
    this.page = page;
  }
}
