/**
 * Where on the table an option can be seen and clicked: a place, which is a name that scene and option share. `seat:N` is
 * the player at that seat; all other names belong to the game.
 *
 * Whatever draws a scene gets `offers` (the one map from places to options), `lit` (places to be lit up: what the question
 * is about, what an option under the pointer means, where something just happened), `onpick(choices)` for a click or a key
 * on something that some of the choices mean, and `onhover(choices)` when the pointer or the focus comes upon it ([] when
 * it leaves).
 */
import type { Choice, SeatNumber, Widget } from "./protocol";

export type Offers = ReadonlyMap<string, readonly Choice[]>;
export type Pick = (choices: readonly Choice[]) => void;

export function offersOf(choices: readonly Choice[]): Offers {
  const offers = new Map<string, Choice[]>();
  for (const choice of choices) {
    if (choice.place === null) continue;
    const there = offers.get(choice.place);
    if (there) there.push(choice);
    else offers.set(choice.place, [choice]);
  }
  return offers;
}

const NOTHING: readonly Choice[] = [];

export const choicesAt = (offers: Offers, place: string | undefined): readonly Choice[] =>
  (place === undefined ? undefined : offers.get(place)) ?? NOTHING;

export const seatPlace = (seat: SeatNumber): string => `seat:${seat}`;

/** The places that widgets show. */
export function placesIn(widgets: readonly Widget[]): string[] {
  return widgets
    .flatMap((widget) => {
      if (widget.kind === "things") return widget.things;
      return widget.kind === "columns" ? widget.columns.flatMap(({ things }) => things) : [];
    })
    .flatMap(({ place }) => place ?? []);
}

/** The words of all the options, one after another. */
export const wordsOf = (choices: readonly Choice[]): string => choices.map((choice) => choice.text).join("; ");

/** What tells the others that the pointer or the focus is here: spread on an element. */
export function hovering(choices: readonly Choice[], onhover: Pick): Record<string, unknown> {
  return {
    onpointerenter: () => onhover(choices),
    onpointerleave: () => onhover([]),
    onfocus: () => onhover(choices),
    onblur: () => onhover([]),
  };
}

/** What makes a shape of a drawing a button: spread on an element. Nothing if there is nothing to pick. */
export function asButton(choices: readonly Choice[], label: string, onpick: Pick, onhover: Pick): Record<string, unknown> {
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
    ...hovering(choices, onhover),
  };
}
