/**
 * Where on the table an option can be seen and clicked: a place, which is a name that scene and option share. `seat:N` is
 * the player at that seat; all other names belong to the game.
 *
 * Whatever draws a scene gets `offers` (the one map from places to what can be done there), `lit` (places to be lit up: what
 * the question is about, what an option under the pointer means, where something just happened), `onpick(offers)` for a click
 * or a key on something that offers something, and `onhover(offers)` when the pointer or the focus comes upon it ([] when it
 * leaves). What offers nothing is clicked, too, by whoever wants to know why: so all that has a place says it (`data-place`).
 */
import type { Choice, Forbidden, SeatNumber, Way, Widget } from "./protocol";

/** What can be done at a place: an option of the question, or a way that begins there and answers what follows, too. */
export interface Offer extends Choice {
  then?: readonly number[]; // of a way: the answers to what follows
  more?: string; // what these add to its text
  to?: string | null; // where it leads
}

export type Offers = ReadonlyMap<string, readonly Offer[]>;
export type Pick = (offers: readonly Offer[], sure?: boolean) => void;

export function offersOf(choices: readonly Choice[], ways: readonly Way[] = []): Offers {
  const offers = new Map<string, Offer[]>();
  const ahead = ways.map(({ path: [option, ...then], ...way }) => ({ ...way, option: option!, then, ends: false }));
  for (const offer of [...choices, ...ahead]) {
    if (offer.place === null) continue;
    const there = offers.get(offer.place);
    if (there) there.push(offer);
    else offers.set(offer.place, [offer]);
  }
  return offers;
}

/** Whether the question itself is answered there, and not only something begun. */
export const answers = (offers: readonly Offer[]): boolean => offers.some(({ then }) => then === undefined);

/** What is forbidden there; if nothing is said of that very place, what is forbidden everywhere. */
export function forbiddenAt(refused: readonly Forbidden[], place: string): Forbidden[] {
  const here = refused.filter(({ places }) => places.includes(place));
  return here.length ? here : refused.filter(({ places }) => places.length === 0);
}

const NOTHING: readonly Offer[] = [];

export const choicesAt = (offers: Offers, place: string | undefined): readonly Offer[] =>
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

/** The words of all that is offered, one after another; what can be begun in several ways is said once. */
export const wordsOf = (offers: readonly Offer[]): string => [...new Set(offers.map(({ text }) => text))].join("; ");

/** What tells the others that the pointer or the focus is here: spread on an element. */
export function hovering(choices: readonly Offer[], onhover: Pick): Record<string, unknown> {
  return {
    onpointerenter: () => onhover(choices),
    onpointerleave: () => onhover([]),
    onfocus: () => onhover(choices),
    onblur: () => onhover([]),
  };
}

/** What makes a shape of a drawing a button: spread on an element. Nothing if there is nothing to pick. */
export function asButton(choices: readonly Offer[], label: string, onpick: Pick, onhover: Pick): Record<string, unknown> {
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
