/** What on the board an option means, and what a click or a key on it does. */
import type { Choice, Target } from "../lib/protocol";
import type { Pick } from "../lib/targets";

export const clearingChoices = (choices: readonly Choice[], clearing: number): Choice[] =>
  choices.filter(({ target }) => target?.kind === "clearing" && target.clearing === clearing);

export const forestChoices = (choices: readonly Choice[], forest: string): Choice[] =>
  choices.filter(({ target }) => target?.kind === "forest" && target.forest === forest);

const joins = (target: Target, a: number, b: number): boolean =>
  target.kind === "path" && target.clearings.includes(a) && target.clearings.includes(b);

export const pathChoices = (choices: readonly Choice[], a: number, b: number): Choice[] =>
  choices.filter(({ target }) => target !== null && joins(target, a, b));

/** Options that mean pieces of this kind: in this clearing, or (null) off the map. */
export const pieceChoices = (choices: readonly Choice[], seat: number, piece: string, clearing: number | null): Choice[] =>
  choices.filter(
    ({ target }) => target?.kind === "piece" && target.seat === seat && target.piece === piece && target.clearing === clearing,
  );

export const itemChoices = (choices: readonly Choice[], seat: number, item: string, state: string): Choice[] =>
  choices.filter(
    ({ target }) =>
      target?.kind === "item" &&
      target.seat === seat &&
      target.item === item &&
      (target.state === null || target.state === state),
  );

export const litClearing = (lit: readonly Target[], clearing: number): boolean =>
  lit.some((target) => (target.kind === "clearing" || target.kind === "piece") && target.clearing === clearing);

export const litForest = (lit: readonly Target[], forest: string): boolean =>
  lit.some((target) => target.kind === "forest" && target.forest === forest);

export const litPath = (lit: readonly Target[], a: number, b: number): boolean => lit.some((target) => joins(target, a, b));

export const litPiece = (lit: readonly Target[], seat: number, piece: string, clearing: number): boolean =>
  lit.some((target) => target.kind === "piece" && target.seat === seat && target.piece === piece && target.clearing === clearing);

/** The words of all the options, one after another. */
export const wordsOf = (choices: readonly Choice[]): string => choices.map((choice) => choice.text).join("; ");

/** What makes a shape of the board a button: spread on an element. Nothing if there is nothing to pick. */
export function asButton(choices: Choice[], label: string, onpick: Pick, onhover: Pick | undefined): Record<string, unknown> {
  if (!choices.length) return {};
  return {
    role: "button",
    tabindex: 0,
    "aria-label": label,
    onclick: () => onpick(choices),
    onkeydown: (event: KeyboardEvent) => {
      if (event.key !== "Enter" && event.key !== " ") return;
      event.preventDefault();
      onpick(choices);
    },
    onpointerenter: () => onhover?.(choices),
    onpointerleave: () => onhover?.([]),
    onfocus: () => onhover?.(choices),
    onblur: () => onhover?.([]),
  };
}
