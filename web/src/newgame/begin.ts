/** Make the game, keep its keys on this device, and find out where to go next. */

import { createGame } from "../lib/api";
import { keepHostToken, keepSeatTokens, keepWish, type SeatToken } from "../lib/recent";
import { request, type Draft, type SeatDraft } from "./draft";

export interface Invitation {
  seat: number;
  draft: SeatDraft;
  token: string;
}

export interface Begun {
  game: string;
  commitment: string;
  here: SeatToken[];
  invitations: Invitation[];
  spectator: string;
  draft: Draft;
}

export async function begin(draft: Draft): Promise<Begun> {
  const { game, commitment, links } = await createGame(request(draft));
  const token = (role: string): string => links.find((link) => link.role === role)?.token ?? "";
  const begun: Begun = { game, commitment, here: [], invitations: [], spectator: token("spectator"), draft };
  for (const link of links) {
    const of = link.seat === null ? undefined : draft.seats[link.seat];
    if (link.role !== "seat" || link.seat === null || !of) continue;
    if (of.where === "here") begun.here.push({ seat: link.seat, token: link.token });
    else begun.invitations.push({ seat: link.seat, draft: of, token: link.token });
  }
  keepHostToken(game, token("host"));
  keepWish(game, draft);
  if (begun.here.length > 1) keepSeatTokens(game, begun.here);
  return begun;
}

/** The token that opens the table on this device: a seat here, else a look at the table. */
export function ownToken(begun: Begun): string {
  return begun.here[0]?.token ?? begun.spectator;
}

export function tablePath(game: string, token: string): string {
  return `/g/${encodeURIComponent(game)}#${token}`;
}
