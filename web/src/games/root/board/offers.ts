/** The places of this game's scene. The server names them the same way. */
import type { Spot } from "../../../lib/face";
import { choicesAt, type Offer, type Offers } from "../../../lib/places";

export const clearingPlace = (clearing: number): string => `clearing:${clearing}`;
export const forestPlace = (forest: string): string => `forest:${forest}`;
export const pathPlace = (a: number, b: number): string => `path:${Math.min(a, b)}-${Math.max(a, b)}`;
/** Pieces of a kind: in this clearing, or (null) off the map. */
export const piecePlace = (seat: number, piece: string, clearing: number | null): string =>
  `piece:${seat}:${piece}:${clearing ?? "board"}`;
export const itemPlace = (seat: number, item: string, state: string): string => `item:${seat}:${item}:${state}`;
export const cardPlace = (zone: string, card: string): string => `card:${zone}:${card}`;
export const questPlace = (quest: string): string => `quest:${quest}`;

export const pathChoices = (offers: Offers, a: number, b: number): readonly Offer[] => choicesAt(offers, pathPlace(a, b));

/** Whether something in that clearing is lit up. */
export const litClearing = (lit: readonly string[], clearing: number): boolean =>
  lit.some((place) => place === clearingPlace(clearing) || (place.startsWith("piece:") && place.endsWith(`:${clearing}`)));

/** Where a place is found that is neither on the map nor in the hand. */
export function find(place: string, own: number | null): Spot | null {
  const [kind, zone, , last] = place.split(":");
  if (kind === "quest" || (kind === "card" && (zone === "discard" || zone === "available"))) return { panel: "aside" };
  if (kind === "item" || (kind === "piece" && last === "board")) return { panel: "players", seat: Number(zone) };
  if (kind === "card" && zone !== "hand") return { panel: "players", seat: own };
  return kind === "seat" ? { panel: "players" } : null;
}
