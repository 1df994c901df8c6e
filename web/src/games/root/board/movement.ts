/** What went from one place to another between two pictures of the table. */
import type { RootScene } from "../types";
import type { Ground, Point } from "./geometry";

export interface Movement {
  seat: number;
  piece: string;
  count: number;
  from: string; // a clearing's number or a forest's id
  to: string;
}

type Standing = Map<string, Map<string, number>>; // by piece, by place

function standing(scene: RootScene): Standing {
  const all: Standing = new Map();
  const places = [
    ...scene.own.clearings.map(({ clearing, pieces }) => ({ place: String(clearing), pieces })),
    ...scene.own.forests.map(({ forest, pieces }) => ({ place: forest, pieces })),
  ];
  for (const { place, pieces } of places) {
    for (const { seat, piece, count } of pieces) {
      const key = `${seat}/${piece}`;
      const where = all.get(key) ?? new Map<string, number>();
      all.set(key, where);
      where.set(place, count);
    }
  }
  return all;
}

/** Only what is plain is a movement: pieces of one kind that left one place and came to one other. */
export function movements(before: RootScene, after: RootScene): Movement[] {
  if (before.own.map !== after.own.map) return [];
  const [then, now] = [standing(before), standing(after)];
  const found: Movement[] = [];
  for (const [key, places] of now) {
    const was = then.get(key) ?? new Map<string, number>();
    const change = (place: string): number => (places.get(place) ?? 0) - (was.get(place) ?? 0);
    const touched = [...new Set([...places.keys(), ...was.keys()])];
    const [from, ...otherLosses] = touched.filter((place) => change(place) < 0);
    const [to, ...otherGains] = touched.filter((place) => change(place) > 0);
    if (from === undefined || to === undefined || otherLosses.length || otherGains.length) continue;
    const [seat, piece] = key.split("/") as [string, string];
    found.push({ seat: Number(seat), piece, count: Math.min(-change(from), change(to)), from, to });
  }
  return found;
}

export interface Route {
  d: string;
  backwards: boolean; // against the direction in which it is drawn
}

/** Along the path between two clearings, else along the river; where there is neither (forests, tunnels, the ferry), straight. */
export function routeOf(ground: Ground, from: string, to: string): Route | null {
  const joins = ({ ends }: { ends: [number, number] }): boolean => from !== to && [from, to].every((end) => ends.map(String).includes(end));
  const way = ground.paths.find(joins) ?? ground.rivers.find(joins);
  if (way) return { d: way.d, backwards: String(way.ends[0]) !== from };
  const [start, end] = [placeOf(ground, from), placeOf(ground, to)];
  return start && end ? { d: `M${start.x} ${start.y}L${end.x} ${end.y}`, backwards: false } : null;
}

/** A clearing by its number, or a forest by its id. */
export function placeOf(ground: Ground, place: string): Point | undefined {
  return ground.woods.find((wood) => wood.id === place) ?? ground.glades.find((glade) => String(glade.clearing) === place);
}
