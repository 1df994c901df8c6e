/** Where the markers of the score track stand: equal or near ones are put one above another. */
import type { RootPlayer } from "../types";

export const GOAL = 30;

export interface Marker {
  player: RootPlayer;
  x: number; // from 0 to 1 along the track
  level: number; // how high above it
}

/** Markers of players who score points; `reach`: how wide a marker is, as a share of the track. */
export function markers(players: readonly RootPlayer[], reach: number): Marker[] {
  const placed: Marker[] = [];
  const scoring = players.filter(({ own: { dominance, coalition } }) => dominance === null && coalition === null);
  for (const player of [...scoring].sort((a, b) => (a.points ?? 0) - (b.points ?? 0) || a.seat - b.seat)) {
    const x = Math.min(Math.max(player.points ?? 0, 0), GOAL) / GOAL;
    const taken = new Set(placed.filter((other) => Math.abs(other.x - x) < reach).map((other) => other.level));
    let level = 0;
    while (taken.has(level)) level++;
    placed.push({ player, x, level });
  }
  return placed;
}

/** Shapes around 0,0 that fit a circle of radius 5; one for each faction; the Alliance has the circle itself. */
const SHAPES: Readonly<Record<string, string>> = {
  marquise: "M-4.4 -4.4H4.4V4.4H-4.4Z",
  eyrie: "M0 -5.4L5.2 4.2H-5.2Z",
  vagabond: "M0 -6L6 0L0 6L-6 0Z",
  vagabond2: "M0 -6L2.2 -2.2L6 0L2.2 2.2L0 6L-2.2 2.2L-6 0L-2.2 -2.2Z",
  lizards: "M0 5.4L5.2 -4.2H-5.2Z",
  riverfolk: "M-2 -5.5H2V-2H5.5V2H2V5.5H-2V2H-5.5V-2H-2Z",
  duchy: "M-5.5 0L-2.8 -4.8H2.8L5.5 0L2.8 4.8H-2.8Z",
  keepers: "M-4.6 -5H4.6V0.4C4.6 3.4 2.4 5 0 5.8C-2.4 5 -4.6 3.4 -4.6 0.4Z",
  corvids: "M-3.6 -5.4L0 -2L3.6 -5.4L5.4 -3.6L2 0L5.4 3.6L3.6 5.4L0 2L-3.6 5.4L-5.4 3.6L-2 0L-5.4 -3.6Z",
  hundreds: "M0 -6.2L1.7 -2L6.2 -1.8L2.7 1L3.9 5.4L0 2.9L-3.9 5.4L-2.7 1L-6.2 -1.8L-1.7 -2Z",
};

export const shapeOf = (faction: string): string | undefined => SHAPES[faction];
