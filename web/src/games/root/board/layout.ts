/** How the contents of a clearing are laid out: building slots above, tokens below them, figures in front. */
import type { ClearingScene } from "../types";
import { frameOf, type Frame } from "./art/pieces";

export interface Placed {
  key: string;
  sort: "piece" | "open" | "ruin" | "item";
  frame: Frame;
  seat: number;
  piece: string; // or the item
  count: number;
  text: string;
  x: number; // of the middle, from the middle of the clearing
  y: number;
  size: number;
}

type Thing = Omit<Placed, "x" | "y" | "size">;

const SIZE: Record<Frame, number> = { tile: 38, disc: 34, figure: 44 };
const GAP = 5;
const SIGN = 0.54; // how far down, in radii, the signs on the rim reach
const LARGEST = 1.36;
const SMALLEST = 0.5;
const TIGHT = 1; // below this size a clearing is crowded
const FULL = 2.3; // more than so many square radii never fit
const CROWD = 7; // from so many things on, any cut into rows will do

function things(clearing: ClearingScene): Record<Frame, Thing[]> {
  const rows: Record<Frame, Thing[]> = { tile: [], disc: [], figure: [] };
  for (const { seat, piece, count, text } of clearing.pieces) {
    const frame = frameOf(piece);
    if (frame !== "tile") rows[frame].push({ key: `${seat} ${piece}`, sort: "piece", frame, seat, piece, count, text });
    else
      for (let i = 0; i < count; i++)
        rows.tile.push({ key: `${seat} ${piece} ${i}`, sort: "piece", frame, seat, piece, count: 1, text });
  }
  const slot = (sort: Thing["sort"], key: string, piece = ""): Thing => ({
    key,
    sort,
    frame: "tile",
    seat: -1,
    piece,
    count: 1,
    text: "",
  });
  clearing.items.forEach((item, i) => rows.tile.push(slot("item", `item ${i}`, item)));
  if (clearing.ruin) rows.tile.push(slot("ruin", "ruin"));
  for (let i = 0; i < clearing.open_slots; i++) rows.tile.push(slot("open", `open ${i}`));
  return rows;
}

/** Every way to cut a line of things into so many rows, keeping their order. */
function cuts(line: readonly Thing[], rows: number): Thing[][][] {
  if (rows === 1) return [[[...line]]];
  const ways: Thing[][][] = [];
  for (let first = 1; first <= line.length - rows + 1; first++) {
    for (const rest of cuts(line.slice(first), rows - 1)) ways.push([line.slice(0, first), ...rest]);
  }
  return ways;
}

/** The ways to put the contents in rows, the tidiest first; the one that can be drawn largest is taken. */
function arrangements({ tile, disc, figure }: Record<Frame, Thing[]>): Thing[][][] {
  const tidy = [
    [tile, disc, figure],
    [tile, [...disc, ...figure]],
    [[...tile, ...disc], figure],
  ].map((rows) => rows.filter((row) => row.length));
  const line = [...tile, ...disc, ...figure];
  return line.length < CROWD ? tidy : [...tidy, ...cuts(line, 3), ...cuts(line, 4)];
}

interface Fit {
  scale: number;
  drop: number; // how far below the middle of the clearing
  r: number;
  badge: number;
}

const widthOf = (thing: Thing, { scale, badge }: Fit): number =>
  SIZE[thing.frame] * scale + (thing.count > 1 ? Math.min(badge, SIZE[thing.frame] * scale) * 0.4 : 0);

function tryRows(rows: Thing[][], fit: Fit): Placed[] | null {
  const { scale, drop, r, badge } = fit;
  const crowded = scale < TIGHT;
  const gap = crowded ? 2 : GAP;
  const heights = rows.map((row) => Math.max(...row.map((thing) => SIZE[thing.frame])) * scale);
  const total = heights.reduce((sum, height) => sum + height, 0) + gap * (rows.length - 1);
  let y = drop - total / 2;
  const placed: Placed[] = [];
  for (const [i, row] of rows.entries()) {
    const height = heights[i] as number;
    const width = row.reduce((sum, thing) => sum + widthOf(thing, fit), 0) + gap * (row.length - 1);
    // Figures may stand on the rim; where there is a crowd, everything may.
    const feet = row.every((thing) => thing.frame === "figure") ? (crowded ? 13 : 6) : crowded ? 5 : -7;
    if (y < 0 && Math.hypot(width / 2, y) > r + (crowded ? 4 : -8)) return null;
    if (Math.hypot(width / 2, y + height) > r + feet) return null;
    if (y < -SIGN * r && width / 2 > 0.6 * r - badge * 1.55) return null; // between the signs
    let x = -width / 2;
    for (const thing of row) {
      const size = SIZE[thing.frame] * scale;
      placed.push({ ...thing, x: x + size / 2, y: y + height - size / 2, size });
      x += widthOf(thing, fit) + gap;
    }
    y += height + gap;
  }
  return placed;
}

const remembered = new Map<string, Placed[]>();

/** Everything in a clearing of radius r, as large as it fits; `badge`: how wide the number beside a group is. */
export function arrange(clearing: ClearingScene, r: number, badge: number): Placed[] {
  const { pieces, items, ruin, open_slots } = clearing;
  const key = JSON.stringify([pieces, items, ruin, open_slots, r, badge]);
  const before = remembered.get(key);
  if (before) return before;
  if (remembered.size > 500) remembered.clear();
  const placed = find(arrangements(things(clearing)), r, badge);
  remembered.set(key, placed);
  return placed;
}

function find(ways: Thing[][][], r: number, badge: number): Placed[] {
  const area = (ways[0] ?? []).flat().reduce((sum, thing) => sum + SIZE[thing.frame] ** 2, 0);
  for (let scale = LARGEST; scale >= SMALLEST; scale -= 0.04) {
    if (area * (scale / 86) ** 2 > FULL) continue;
    for (const drop of [0, 0.06, 0.12, 0.18, 0.24]) {
      for (const rows of ways) {
        const placed = tryRows(rows, { scale: scale * (r / 86), drop: drop * r, r, badge });
        if (placed) return placed;
      }
    }
  }
  return tryRows(ways[0] ?? [], { scale: SMALLEST, drop: 0, r: Infinity, badge }) ?? [];
}
