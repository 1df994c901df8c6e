/**
 * Where on the table an option can be seen and clicked.
 *
 * A component of the board gets `choices` (options with a target), `lit` (targets to be lit up: what the question is about, what an
 * option under the pointer means, where something just happened), `onpick(choices)` for a click or a key on something that
 * some of the choices mean, and optionally `onhover(choices)` when the pointer or the focus comes upon it ([] when it leaves).
 */
import type { Choice, Target } from "./protocol";

export type Pick = (choices: Choice[]) => void;

export function sameTarget(a: Target, b: Target): boolean {
  return JSON.stringify(a, Object.keys(a).sort()) === JSON.stringify(b, Object.keys(b).sort());
}

/** The options that mean this card in this zone; `zone` null: anywhere. */
export function choicesOfCard(choices: Choice[], card: string, zone: string | null): Choice[] {
  return choices.filter(
    ({ target }) => target?.kind === "card" && target.card === card && (zone === null || target.zone === zone),
  );
}

export function choicesOfSeat(choices: Choice[], seat: number): Choice[] {
  return choices.filter(({ target }) => target?.kind === "seat" && target.seat === seat);
}

export function choicesOfQuest(choices: Choice[], quest: string): Choice[] {
  return choices.filter(({ target }) => target?.kind === "quest" && target.quest === quest);
}
