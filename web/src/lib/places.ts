/**
 * Where on the table an option can be seen and clicked: a place, which is a name that scene and option share.
 *
 * A component of a game's scene gets `choices` (options with a place), `lit` (places to be lit up: what the question is about, what an
 * option under the pointer means, where something just happened), `onpick(choices)` for a click or a key on something that
 * some of the choices mean, and optionally `onhover(choices)` when the pointer or the focus comes upon it ([] when it leaves).
 */
import type { Choice } from "./protocol";

export type Pick = (choices: Choice[]) => void;

export const choicesAt = (choices: readonly Choice[], place: string): Choice[] =>
  choices.filter((choice) => choice.place === place);
