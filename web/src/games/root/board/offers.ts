/** The places of this game's scene, and what a click or a key on one of them does. The server names them the same way. */
import type { Choice } from "../../../lib/protocol";
import { choicesAt, type Pick } from "../../../lib/places";

export const clearingPlace = (clearing: number): string => `clearing:${clearing}`;
export const forestPlace = (forest: string): string => `forest:${forest}`;
export const pathPlace = (a: number, b: number): string => `path:${Math.min(a, b)}-${Math.max(a, b)}`;
/** Pieces of a kind: in this clearing, or (null) off the map. */
export const piecePlace = (seat: number, piece: string, clearing: number | null): string =>
  `piece:${seat}:${piece}:${clearing ?? "board"}`;
export const itemPlace = (seat: number, item: string, state: string): string => `item:${seat}:${item}:${state}`;
export const cardPlace = (zone: string, card: string): string => `card:${zone}:${card}`;
export const questPlace = (quest: string): string => `quest:${quest}`;
export const seatPlace = (seat: number): string => `seat:${seat}`;

export const pathChoices = (choices: readonly Choice[], a: number, b: number): Choice[] => choicesAt(choices, pathPlace(a, b));

/** Whether something in that clearing is lit up. */
export const litClearing = (lit: readonly string[], clearing: number): boolean =>
  lit.some((place) => place === clearingPlace(clearing) || (place.startsWith("piece:") && place.endsWith(`:${clearing}`)));

/** The panel in which a place is found, where panels share tabs; null: it is always in sight. */
export function panelOf(place: string): "players" | "commons" | null {
  const [kind, zone] = place.split(":");
  if (kind === "quest" || (kind === "card" && (zone === "discard" || zone === "available"))) return "commons";
  if (kind === "item" || kind === "seat" || (kind === "card" && zone !== "hand")) return "players";
  return null;
}

/** Whose board shows that place; undefined if none does. */
export function boardOf(place: string, own: number | null): number | null | undefined {
  const [kind, zone, , last] = place.split(":");
  if (kind === "item" || (kind === "piece" && last === "board")) return Number(zone);
  return panelOf(place) === "players" && kind === "card" ? own : undefined;
}

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
