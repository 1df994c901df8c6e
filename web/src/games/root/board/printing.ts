/** What the cards of this table say: some were printed twice, and the rules of the table name the printing. */
import type { Catalogue, RootScene } from "../types";

const newer = new WeakMap<Catalogue, Catalogue>();

/** The catalogue with the texts that hold here. */
export function asPrinted(catalogue: Catalogue, scene: RootScene): Catalogue {
  if (!scene.own.newer) return catalogue;
  let found = newer.get(catalogue);
  if (found === undefined) {
    const cards = Object.entries(catalogue.cards).map(([id, card]) => [id, { ...card, text: card.newer ?? card.text }] as const);
    found = { ...catalogue, cards: Object.fromEntries(cards) };
    newer.set(catalogue, found);
  }
  return found;
}
