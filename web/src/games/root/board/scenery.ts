/** Trees, rocks and grass: scattered by a rule, clear of paths, water and clearings, and drawn in bands from back to front. */
import { chance, distance, inside, type Ground, type Point } from "./geometry";

/** What grows on a map: shares of firs and of rocks among the trees, and whether peaks rise between them. */
export interface Growth {
  firs: number;
  rocks: number;
  peaks: boolean;
}

export const GROWTH: Readonly<Record<string, Growth>> = {
  autumn: { firs: 0.18, rocks: 0.02, peaks: false },
  winter: { firs: 0.8, rocks: 0.05, peaks: false },
  lake: { firs: 0.3, rocks: 0.04, peaks: false },
  mountain: { firs: 0.62, rocks: 0.16, peaks: true },
};

/** One band of the picture: everything in it with the same look is one path. */
export interface Band {
  y: number;
  strokes: { look: string; d: string }[];
}

const BAND = 16;
const TONES = 3;
const n1 = (value: number): string => String(Math.round(value * 10) / 10);
const ring = (x: number, y: number, r: number): string =>
  `M${n1(x - r)} ${n1(y)}a${n1(r)} ${n1(r)} 0 1 0 ${n1(2 * r)} 0a${n1(r)} ${n1(r)} 0 1 0 ${n1(-2 * r)} 0Z`;

/** A shape written around its foot, of size one, drawn somewhere in another size. It may use M, L, Q and Z. */
function stamp(shape: string, { x, y }: Point, size: number): string {
  let across = true;
  return shape.replace(/-?\d*\.?\d+/g, (number) => {
    const value = Number(number) * size + (across ? x : y);
    across = !across;
    return n1(value);
  });
}

type Ink = (look: string, d: string) => void;

const TRUNK = "M-0.1 -0.2L0.1 -0.2L0.1 0.3L-0.1 0.3Z";
const LOBES = [
  [-0.46, -0.42, 0.5],
  [0.46, -0.4, 0.5],
  [0, -0.9, 0.58],
  [0.02, -0.36, 0.56],
] as const;
const NEEDLES =
  "M-0.66 0.1Q0 0.26 0.66 0.1Q0.2 -0.2 0 -0.8Q-0.2 -0.2 -0.66 0.1Z" +
  "M-0.52 -0.42Q0 -0.26 0.52 -0.42Q0.16 -0.72 0 -1.3Q-0.16 -0.72 -0.52 -0.42Z" +
  "M-0.36 -0.96Q0 -0.8 0.36 -0.96Q0.11 -1.26 0 -1.86Q-0.11 -1.26 -0.36 -0.96Z";
const LIT_NEEDLES =
  "M-0.57 0.07Q-0.13 -0.1 0 -0.7Q-0.01 -0.24 -0.57 0.07Z" +
  "M-0.45 -0.45Q-0.1 -0.62 0 -1.2Q-0.01 -0.76 -0.45 -0.45Z" +
  "M-0.31 -0.99Q-0.07 -1.16 0 -1.76Q-0.01 -1.3 -0.31 -0.99Z";
const ROCK = "M-0.7 0.2L-0.5 -0.4L-0.14 -0.7L0.5 -0.44L0.74 0.2Z";
const LIT_ROCK = "M-0.5 -0.4L-0.14 -0.7L0.1 -0.3L-0.3 -0.1Z";
const PEAK = "M-1 0L-0.5 -0.62L0 -1.3L0.44 -0.7L1 0Z";
const LIT_PEAK = "M-1 0L-0.5 -0.62L0 -1.3L-0.1 -0.6L-0.3 -0.3L-0.24 0Z";
const SNOW = "M0 -1.3L-0.3 -0.88L-0.14 -0.92L0 -0.74L0.14 -0.94L0.32 -0.86Z";
const TUFT = "M-1 0Q-0.9 -1 -1.4 -1.4M0 0L0 -1.8M1 0Q0.9 -1 1.4 -1.4";

function broadleaf(at: Point, s: number, tone: number, seed: number, ink: Ink): void {
  const sway = (chance(seed, 5) - 0.5) * 0.2;
  const crown = LOBES.map(([x, y, r]) => ring(at.x + (x + sway * y) * s, at.y + y * s, r * s)).join("");
  ink("trunk", stamp(TRUNK, at, s));
  ink("shadow", ring(at.x + s * 0.1, at.y + s * 0.16, s * 0.56));
  ink("edge", crown);
  ink(`leaf${tone}`, crown);
  ink(`glint${tone}`, ring(at.x - s * (0.22 + sway), at.y - s * 0.98, s * 0.26) + ring(at.x - s * 0.58, at.y - s * 0.5, s * 0.2));
}

function fir(at: Point, s: number, tone: number, ink: Ink): void {
  const needles = stamp(NEEDLES, at, s);
  ink("trunk", stamp(TRUNK, at, s));
  ink("shadow", ring(at.x + s * 0.1, at.y + s * 0.14, s * 0.5));
  ink("edge", needles);
  ink(`fir${tone}`, needles);
  ink("needle", stamp(LIT_NEEDLES, at, s));
}

function rock(at: Point, s: number, ink: Ink): void {
  ink("shadow", ring(at.x + s * 0.1, at.y + s * 0.1, s * 0.6));
  ink("edge", stamp(ROCK, at, s));
  ink("rock", stamp(ROCK, at, s));
  ink("rocklight", stamp(LIT_ROCK, at, s));
}

function peak(at: Point, s: number, ink: Ink): void {
  ink("edge", stamp(PEAK, at, s));
  ink("rock", stamp(PEAK, at, s));
  ink("rocklight", stamp(LIT_PEAK, at, s));
  ink("snow", stamp(SNOW, at, s));
}

function bush({ x, y }: Point, s: number, tone: number, ink: Ink): void {
  const leaves =
    ring(x - s * 0.5, y - s * 0.3, s * 0.42) + ring(x + s * 0.5, y - s * 0.3, s * 0.42) + ring(x, y - s * 0.5, s * 0.52);
  ink("shadow", ring(x + 1, y, s * 0.5));
  ink("edge", leaves);
  ink(`leaf${tone}`, leaves);
  ink(`glint${tone}`, ring(x - s * 0.24, y - s * 0.7, s * 0.2));
}

/** How much room a spot has: the distance to the nearest path, bank, shore, glade, or place of a forest. */
function roomAt(spot: Point, ground: Ground): number {
  let room = Infinity;
  for (const glade of ground.glades) room = Math.min(room, distance(spot, glade) - glade.r - 8);
  for (const way of ground.paths) for (const point of way.open) room = Math.min(room, distance(spot, point) - 17);
  for (const way of ground.rivers) for (const point of way.open) room = Math.min(room, distance(spot, point) - 22);
  for (const wood of ground.woods) room = Math.min(room, distance(spot, wood) - 24);
  if (ground.lake) {
    if (inside(spot, ground.lake.shore)) return -1;
    const { shore } = ground.lake;
    shore.forEach((point, i) => {
      const next = shore[(i + 1) % shore.length] as Point;
      for (let k = 0; k < 8; k++)
        room = Math.min(
          room,
          Math.hypot(point.x + ((next.x - point.x) * k) / 8 - spot.x, point.y + ((next.y - point.y) * k) / 8 - spot.y) - 22,
        );
    });
  }
  return room;
}

export function scatter(ground: Ground, growth: Growth): Band[] {
  const bands = new Map<number, Map<string, string>>();
  const inkAt = (y: number): Ink => {
    const band = Math.floor(y / BAND);
    const strokes = bands.get(band) ?? new Map<string, string>();
    bands.set(band, strokes);
    return (look, d) => strokes.set(look, (strokes.get(look) ?? "") + d);
  };
  const step = 25;
  let seed = 0;
  for (let row = 0; row * step * 0.86 < ground.height + 10; row++) {
    for (let column = 0; column * step < ground.width + 10; column++) {
      seed++;
      const at = {
        x: column * step + (row % 2) * (step / 2) + (chance(seed, 11) - 0.5) * step * 0.6,
        y: row * step * 0.86 + (chance(seed, 12) - 0.5) * step * 0.6,
      };
      const room = roomAt(at, ground);
      if (room < 0) continue;
      plant(at, room, seed, ground, growth, inkAt(at.y));
    }
  }
  return [...bands.entries()]
    .sort(([a], [b]) => a - b)
    .map(([y, strokes]) => ({
      y,
      strokes: ORDER.filter((look) => strokes.has(look)).map((look) => ({ look, d: strokes.get(look) as string })),
    }));
}

function plant(at: Point, room: number, seed: number, ground: Ground, growth: Growth, ink: Ink): void {
  const luck = chance(seed, 20);
  const tone = Math.floor(chance(seed, 21) * TONES);
  const wooded = ground.woods.some((wood) => inside(at, wood.corners));
  if (room < 9) {
    if (luck < 0.3) ink("grass", stamp(TUFT, at, 4));
  } else if (!wooded && room < 40) {
    if (luck < 0.16) ink("grass", stamp(TUFT, at, 4.4));
    else if (luck < 0.28) bush(at, 11, tone, ink);
    else if (luck < 0.28 + growth.rocks) rock(at, 9, ink);
  } else {
    const size = Math.min(20, 10 + room * 0.32) * (0.82 + chance(seed, 22) * 0.3);
    const kind = chance(seed, 23);
    if (growth.peaks && room > 30 && chance(seed, 24) < 0.16) peak(at, 26 + room * 0.3, ink);
    else if (kind < growth.rocks) rock(at, size * 0.8, ink);
    else if (luck > 0.94) bush(at, size * 0.6, tone, ink);
    else if (kind < growth.rocks + growth.firs) fir(at, size * 0.92, tone, ink);
    else broadleaf(at, size, tone, seed, ink);
  }
}

const ORDER = [
  "grass",
  "shadow",
  "trunk",
  "edge",
  "rock",
  "rocklight",
  "snow",
  "fir0",
  "fir1",
  "fir2",
  "needle",
  "leaf0",
  "glint0",
  "leaf1",
  "glint1",
  "leaf2",
  "glint2",
];
