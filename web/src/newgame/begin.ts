/** Make the game, keep its keys on this device, and find out where to go next. */

import { createGame } from "../lib/api";
import type { Plan } from "../lib/face";
import type { Preset } from "../lib/protocol";
import { keepHostToken, keepSeatTokens, keepWish, wishOf, type SeatToken } from "../lib/recent";

export interface Begun {
  game: string;
  kit: string;
  host: string;
  here: SeatToken[];
  invitations: { seat: number; token: string }[];
  spectator: string;
}

export async function begin(plan: Plan): Promise<Begun> {
  const { game, links } = await createGame(plan.wish);
  const token = (role: string): string => links.find((link) => link.role === role)?.token ?? "";
  const seats = links.flatMap(({ role, seat, token }) => (role === "seat" && seat !== null ? [{ seat, token }] : []));
  const here = seats.filter(({ seat }) => plan.here[seat]);
  keepHostToken(game, token("host"));
  keepWish(game, plan);
  if (here.length > 1) keepSeatTokens(game, here);
  const invitations = seats.filter(({ seat }) => !plan.here[seat]);
  return { game, kit: plan.wish.game, host: token("host"), here, invitations, spectator: token("spectator") };
}

/** The first person plays at this screen, all others get links. */
export function planOf(kit: string, { seats, settings }: Preset): Plan {
  const first = seats.findIndex(({ player }) => player === null);
  return { wish: { game: kit, seats, settings }, here: seats.map((_, seat) => seat === first) };
}

/** The same again, with other luck; null if the game was not made on this device. */
export function samePlan(game: string): Plan | null {
  const kept = wishOf(game);
  if (!isPlan(kept)) return null;
  const { seed: _, ...wish } = kept.wish;
  return { ...kept, wish };
}

const isPlan = (kept: unknown): kept is Plan =>
  typeof kept === "object" && kept !== null && "wish" in kept && "here" in kept && Array.isArray(kept.here);

/** The token that opens the table on this device: a seat here, else a look at the table. */
export function ownToken(begun: Begun): string {
  return begun.here[0]?.token ?? begun.spectator;
}

export function tablePath(game: string, token: string): string {
  return `/g/${encodeURIComponent(game)}#${token}`;
}
