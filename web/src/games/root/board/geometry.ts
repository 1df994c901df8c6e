/** Where everything of a map lies: clearings, paths, rivers, the lake and forests, in units of a board 1000 wide. */
import type { CatalogueMap } from "../types";

export interface Point {
  x: number;
  y: number;
}

export interface Glade extends Point {
  clearing: number;
  r: number;
  outline: string;
}

export interface Way {
  key: string;
  ends: [number, number];
  d: string;
  middle: Point;
  open: Point[]; // those that no glade covers
}

export interface Wood extends Point {
  id: string;
  outline: string;
  corners: Point[];
  tall: boolean; // there is more room above and below the place than beside it
  room: number; // to either side, or up and down
}

export interface Ground {
  width: number;
  height: number;
  glades: Glade[];
  paths: Way[];
  rivers: Way[];
  lake: { d: string; shore: Point[]; middle: Point } | null;
  woods: Wood[];
  bridges: { x: number; y: number; angle: number }[];
  tower: number | null;
}

/** The same map for rooms of different proportions: places on it are given in thousandths of its width and height. */
export type Shape = "broad" | "wide" | "tall";
const SIZES: Record<Shape, { height: number; r: number }> = {
  broad: { height: 795, r: 85 },
  wide: { height: 870, r: 86 },
  tall: { height: 1180, r: 104 },
};
const WIDTH = 1000;
const MARGIN = 20;
const GAP = 34; // between two glades, for the path
const PATH_ROOM = 34; // between a path and a glade that it passes
const RAYS = 32; // along which the outline of a forest is found
const NEVER = 4000; // what it costs a path to cross another
const BRIDGE = 160; // what it costs a river to cross a path

/** A number from 0 to 1 that depends on the seeds alone: the same board for everyone. */
export function chance(...seeds: number[]): number {
  let h = 2166136261;
  for (const seed of seeds) {
    h = Math.imul(h ^ Math.round(seed * 1009), 16777619);
    h ^= h >>> 13;
  }
  h = Math.imul(h ^ (h >>> 15), 2246822507);
  return ((h ^ (h >>> 13)) >>> 0) / 4294967296;
}

const squared = (a: Point, b: Point): number => (a.x - b.x) ** 2 + (a.y - b.y) ** 2;
/** By the root of the squares: `Math.hypot` takes many times as long, and a map asks for millions of distances. */
export const distance = (a: Point, b: Point): number => Math.sqrt(squared(a, b));
const between = (a: Point, b: Point, t: number): Point => ({ x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t });
const n1 = (value: number): string => String(Math.round(value * 10) / 10);

/** A smooth closed line through the points. */
export function loop(points: readonly Point[], tension = 6): string {
  const at = (i: number): Point => points[(i + points.length) % points.length] as Point;
  let d = `M${n1(at(0).x)} ${n1(at(0).y)}`;
  for (let i = 0; i < points.length; i++) {
    const [p0, p1, p2, p3] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    d += `C${n1(p1.x + (p2.x - p0.x) / tension)} ${n1(p1.y + (p2.y - p0.y) / tension)} ${n1(p2.x - (p3.x - p1.x) / tension)} ${n1(p2.y - (p3.y - p1.y) / tension)} ${n1(p2.x)} ${n1(p2.y)}`;
  }
  return `${d}Z`;
}

/** A round that looks grown, not drawn with compasses. */
export function blob(centre: Point, r: number, seed: number, wobble = 0.035): string {
  const turns = 18;
  const [a, b] = [chance(seed, 1) * 6.28, chance(seed, 2) * 6.28];
  const points = Array.from({ length: turns }, (_, i) => {
    const angle = (2 * Math.PI * i) / turns;
    const radius = r * (1 + wobble * Math.sin(3 * angle + a) + wobble * 0.6 * Math.sin(5 * angle + b));
    return { x: centre.x + radius * Math.cos(angle), y: centre.y + radius * Math.sin(angle) };
  });
  return loop(points);
}

export function inside(point: Point, corners: readonly Point[]): boolean {
  let within = false;
  for (let i = 0, j = corners.length - 1; i < corners.length; j = i++) {
    const [a, b] = [corners[i] as Point, corners[j] as Point];
    if (a.y > point.y !== b.y > point.y && point.x < ((b.x - a.x) * (point.y - a.y)) / (b.y - a.y) + a.x) within = !within;
  }
  return within;
}

/** Clearings where the map has them, moved a little where two would touch or the edge would cut one. */
function placeGlades(map: CatalogueMap, height: number, r: number): Glade[] {
  const places = map.clearings.map(({ clearing, pos }) => ({
    clearing,
    x: pos[0],
    y: (pos[1] * height) / 1000,
    r,
    outline: "",
  }));
  for (let round = 0; round < 60; round++) {
    for (const a of places) {
      for (const b of places) {
        const lack = 2 * r + GAP - distance(a, b);
        if (a.clearing >= b.clearing || lack <= 0) continue;
        const share = lack / 2 / distance(a, b);
        const [dx, dy] = [(b.x - a.x) * share, (b.y - a.y) * share];
        a.x -= dx;
        a.y -= dy;
        b.x += dx;
        b.y += dy;
      }
      a.x = Math.min(Math.max(a.x, r + MARGIN), WIDTH - r - MARGIN);
      a.y = Math.min(Math.max(a.y, r + MARGIN), height - r - MARGIN);
    }
  }
  for (const place of places) place.outline = blob(place, r, place.clearing * 7 + map.paths.length);
  return places;
}

function curve(a: Point, b: Point, bend: number): { d: string; points: Point[] } {
  const middle = between(a, b, 0.5);
  const handle = { x: middle.x - (b.y - a.y) * bend, y: middle.y + (b.x - a.x) * bend };
  const points = Array.from({ length: 25 }, (_, i) => {
    const t = i / 24;
    return between(between(a, handle, t), between(handle, b, t), t);
  });
  return { d: `M${n1(a.x)} ${n1(a.y)}Q${n1(handle.x)} ${n1(handle.y)} ${n1(b.x)} ${n1(b.y)}`, points };
}

/** Where two lines cross, with the direction of the first. */
function crossings(a: readonly Point[], b: readonly Point[]): Ground["bridges"] {
  const side = (p: Point, q: Point, r: Point): number => (q.x - p.x) * (r.y - p.y) - (q.y - p.y) * (r.x - p.x);
  const found: Ground["bridges"] = [];
  for (let i = 1; i < a.length; i++) {
    for (let j = 1; j < b.length; j++) {
      const [p, q, r, s] = [a[i - 1], a[i], b[j - 1], b[j]] as [Point, Point, Point, Point];
      if (side(p, q, r) * side(p, q, s) < 0 && side(r, s, p) * side(r, s, q) < 0) {
        const spot = between(p, q, side(r, s, p) / (side(r, s, p) - side(r, s, q)));
        found.push({ ...spot, angle: (Math.atan2(q.y - p.y, q.x - p.x) * 180) / Math.PI });
      }
    }
  }
  return found;
}

function nearest(spot: Point, points: readonly Point[]): number {
  let least = Infinity;
  for (const point of points) least = Math.min(least, squared(point, spot));
  return Math.sqrt(least);
}

/** The least frame around the points: [left, top, right, bottom]. */
function frame(points: readonly Point[]): [number, number, number, number] {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const { x, y } of points) {
    [left, right] = [Math.min(left, x), Math.max(right, x)];
    [top, bottom] = [Math.min(top, y), Math.max(bottom, y)];
  }
  return [left, top, right, bottom];
}

/** The part of a way that no glade covers. */
const open = (points: readonly Point[], glades: readonly Glade[]): Point[] =>
  points.filter((point) => glades.every((glade) => distance(point, glade) > glade.r - 8));

/** The gentlest bend that keeps clear of other clearings and of the ways already there; `fording`: what a crossing costs. */
function findWay(
  ends: [number, number],
  a: Point,
  b: Point,
  glades: readonly Glade[],
  others: readonly Way[],
  fording: number,
): Way {
  const liking = (chance(ends[0], ends[1]) - 0.5) * 0.24;
  const strangers = glades.filter((glade) => !ends.includes(glade.clearing));
  const around = others.map((way) => {
    const apart = !ends.some((end) => end > 0 && way.ends.includes(end));
    return { way, apart, frame: frame(way.open) };
  });
  let best = curve(a, b, 0);
  let lowest = Infinity;
  for (let bend = -0.48; bend <= 0.48; bend += 0.06) {
    const tried = curve(a, b, bend);
    let cost = Math.abs(bend - liking) * 60 + Math.abs(bend) * 40;
    for (const glade of strangers) cost += Math.max(0, PATH_ROOM + glade.r - nearest(glade, tried.points)) ** 2;
    if (cost >= lowest) continue;
    const bare = open(tried.points, glades);
    const [left, top, right, bottom] = frame(bare);
    const close = around.filter(({ frame: [l, t, r, b] }) => Math.max(l - right, left - r, t - bottom, top - b) < 40);
    for (const { way } of close) cost += fording * crossings(bare, way.open).length;
    for (const { way, apart } of close)
      if (apart) cost += Math.max(0, 40 - Math.min(...bare.map((p) => nearest(p, way.open)), Infinity)) ** 2 / 4;
    if (cost < lowest) [lowest, best] = [cost, tried];
  }
  const { d, points } = best;
  return { key: ends.join("-"), ends, d, open: open(points, glades), middle: points[12] as Point };
}

/** Rivers run from clearing to clearing; where one ends, it leaves the board by the nearest edge. */
function layRivers(map: CatalogueMap, glades: readonly Glade[], paths: readonly Way[], height: number): Way[] {
  const at = (clearing: number): Glade => glades.find((glade) => glade.clearing === clearing) as Glade;
  const ways: Way[] = [];
  for (const [a, b] of map.rivers) ways.push(findWay([a, b], at(a), at(b), glades, [...paths, ...ways], BRIDGE));
  const ends = [...new Set(map.rivers.flat())].filter((c) => map.rivers.filter((pair) => pair.includes(c)).length === 1);
  for (const end of ends) {
    const from = at(end);
    const sides: Point[] = [
      { x: -30, y: from.y + 40 },
      { x: WIDTH + 30, y: from.y - 40 },
      { x: from.x + 40, y: -30 },
      { x: from.x - 40, y: height + 30 },
    ];
    sides.sort((p, q) => distance(p, from) - distance(q, from));
    ways.push(findWay([end, 0], from, sides[0] as Point, glades, paths, BRIDGE));
  }
  return ways;
}

/** The lake reaches under each coastal clearing and draws back between them, where forests have their shore. */
function layLake(map: CatalogueMap, glades: readonly Glade[]): Ground["lake"] {
  const coast = glades.filter((glade) => map.coastal.includes(glade.clearing));
  if (coast.length < 3) return null;
  const middle = {
    x: coast.reduce((sum, p) => sum + p.x, 0) / coast.length,
    y: coast.reduce((sum, p) => sum + p.y, 0) / coast.length,
  };
  coast.sort((p, q) => Math.atan2(p.y - middle.y, p.x - middle.x) - Math.atan2(q.y - middle.y, q.x - middle.x));
  const shore = coast.flatMap((glade, i) => {
    const next = coast[(i + 1) % coast.length] as Glade;
    const bay = between(glade, middle, (glade.r * 0.4) / distance(glade, middle));
    return [bay, between(between(glade, next, 0.32), middle, 0.2), between(between(glade, next, 0.68), middle, 0.2)];
  });
  return { d: loop(shore), shore, middle };
}

/** A forest's place: the spot near the printed one that has most room around it. */
function placeWoods(map: CatalogueMap, ground: Omit<Ground, "woods">): Wood[] {
  const ways = [...ground.paths, ...ground.rivers].flatMap((way) => way.open);
  return map.forests.map(({ id, clearings, pos }) => {
    const borders = (river: Way): boolean =>
      clearings.some((c, i) => river.ends.includes(c) && river.ends.includes(clearings[(i + 1) % clearings.length] ?? 0));
    const stops = [...ground.paths, ...ground.rivers.filter(borders)].flatMap((way) => way.open);
    const corners = clearings.map((c) => ground.glades.find((glade) => glade.clearing === c) as Glade);
    const printed = { x: pos[0], y: (pos[1] * ground.height) / 1000 };
    let best = printed;
    let most = -Infinity;
    for (let dx = -90; dx <= 90; dx += 15) {
      for (let dy = -90; dy <= 90; dy += 15) {
        const spot = { x: printed.x + dx, y: printed.y + dy };
        if (!inside(spot, corners)) continue;
        const room = Math.min(
          nearest(spot, ways) - 8,
          ...ground.glades.map((glade) => distance(glade, spot) - glade.r),
          nearest(spot, ground.lake?.shore ?? []) - 30,
          ground.lake && inside(spot, ground.lake.shore) ? -40 : Infinity,
        );
        const score = Math.min(room, 60) - Math.hypot(dx, dy) / 12;
        if (score > most) [most, best] = [score, spot];
      }
    }
    const far = Array.from({ length: RAYS }, (_, i) => reach(best, (2 * Math.PI * i) / RAYS, ground, stops));
    const rim = far.map((own, i) => {
      const even = (own + (far[(i + 1) % RAYS] as number) + (far[(i + RAYS - 1) % RAYS] as number)) / 3;
      return towards(best, (2 * Math.PI * i) / RAYS, Math.min(own, even));
    });
    const [right, below, left, above] = [0, 1, 2, 3].map((quarter) => far[(quarter * RAYS) / 4] as number);
    const [beside, along] = [Math.min(left!, right!), Math.min(below!, above!)];
    return { id, ...best, corners, outline: loop(rim), tall: along > beside, room: Math.max(along, beside) };
  });
}

const towards = (from: Point, angle: number, far: number): Point => ({
  x: from.x + far * Math.cos(angle),
  y: from.y + far * Math.sin(angle),
});

/** How far a forest stretches in one direction before a path, a clearing, water or the edge stops it. */
function reach(from: Point, angle: number, ground: Omit<Ground, "woods">, stops: readonly Point[]): number {
  let far = 20;
  for (; far < 150; far += 5) {
    const spot = towards(from, angle, far + 5);
    const stopped =
      stops.some((point) => distance(point, spot) < 22) ||
      ground.glades.some((glade) => distance(glade, spot) < glade.r + 14) ||
      (ground.lake !== null && inside(spot, ground.lake.shore)) ||
      Math.min(spot.x, spot.y, ground.width - spot.x, ground.height - spot.y) < 12;
    if (stopped) break;
  }
  return far;
}

const known = new WeakMap<CatalogueMap, Partial<Record<Shape, Ground>>>();

/** The ground of a map. It is worked out once: nothing on it ever moves. */
export function groundOf(map: CatalogueMap, shape: Shape): Ground {
  const shapes = known.get(map) ?? {};
  known.set(map, shapes);
  return (shapes[shape] ??= layOut(map, shape));
}

function layOut(map: CatalogueMap, shape: Shape): Ground {
  const { height, r } = SIZES[shape];
  const glades = placeGlades(map, height, r);
  const at = (clearing: number): Glade => glades.find((glade) => glade.clearing === clearing) as Glade;
  const paths: Way[] = [];
  for (const [a, b] of map.paths) paths.push(findWay([a, b], at(a), at(b), glades, paths, NEVER));
  const lake = layLake(map, glades);
  const rivers = lake ? [] : layRivers(map, glades, paths, height);
  const bridges = rivers.flatMap((river) => paths.flatMap((path) => crossings(path.open, river.open)));
  const ground = { width: WIDTH, height, glades, paths, rivers, lake, bridges, tower: map.tower };
  return { ...ground, woods: placeWoods(map, ground) };
}
