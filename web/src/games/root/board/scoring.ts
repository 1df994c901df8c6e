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
  for (const player of [...scoring].sort((a, b) => a.points - b.points || a.seat - b.seat)) {
    const x = Math.min(Math.max(player.points, 0), GOAL) / GOAL;
    const taken = new Set(placed.filter((other) => Math.abs(other.x - x) < reach).map((other) => other.level));
    let level = 0;
    while (taken.has(level)) level++;
    placed.push({ player, x, level });
  }
  return placed;
}
