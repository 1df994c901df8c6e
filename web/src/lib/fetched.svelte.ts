/** What a page shows of the server's: asked for again when the language changes, or when a person tries again. */
export class Fetched<T> {
  /** The last that came; a later refusal does not take it away. */
  value = $state.raw<T | null>(null);
  problem = $state("");
  #attempt = $state(0);

  /** To be made while a component is; `ask` is repeated when anything that it reads at once has changed. */
  constructor(ask: () => Promise<T>) {
    $effect(() => {
      let current = true;
      void this.#attempt;
      ask().then(
        (found) => {
          if (!current) return;
          this.value = found;
          this.problem = "";
        },
        (error: unknown) => {
          if (current) this.problem = error instanceof Error ? error.message : String(error);
        },
      );
      return () => (current = false);
    });
  }

  again = (): void => {
    this.#attempt += 1;
  };
}
