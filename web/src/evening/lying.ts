/** What lies on boards at a real table: fields that lie side by side, and the cards that may come to lie there. */
import type { GameFace } from "../lib/face";
import type { EveningField, EveningOption } from "../lib/protocol";

export const UNKNOWN = "?"; // a card that nobody sees

export interface FieldGroup {
  title: string | null; // null: each has its own name
  fields: EveningField[];
}

export function grouped(fields: readonly EveningField[]): FieldGroup[] {
  const groups = new Map<string, EveningField[]>();
  for (const field of fields) {
    const key = field.group || field.field;
    groups.set(key, [...(groups.get(key) ?? []), field]);
  }
  return [...groups.values()].map((all) => {
    const [first] = all;
    const same = first!.part !== null && all.every(({ label, part }) => label === first!.label && part !== label);
    return { title: same ? first!.label : null, fields: all };
  });
}

export const nameIn = ({ names }: EveningField, key: string): string | undefined => names.find(({ name }) => name === key)?.text;

export const cardsOf = (cards: readonly string[], face: GameFace, catalogue: unknown): EveningOption[] =>
  cards.map((option) => ({ option, text: option, suit: null, ...face.card?.(option, catalogue), place: null }));
