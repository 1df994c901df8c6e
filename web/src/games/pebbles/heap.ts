/** How pebbles lie in a heap: in rows, each a little shorter than the one below, and no two pebbles alike. */

export interface Pebble {
  x: number; // of the middle; the heap stands on y = 0
  y: number;
  rx: number;
  ry: number;
  turn: number; // degrees
  shade: number; // 0 to 3
}

const WIDE = 30;
const HIGH = 19;

/** Always the same for the same pebble, so that a heap keeps its face while it shrinks. */
function chance(pebble: number, heap: number, salt: number): number {
  const wave = Math.sin(pebble * 127.1 + heap * 311.7 + salt * 74.7) * 43758.5453;
  return wave - Math.floor(wave);
}

/** How long the rows are, from the lowest. */
function rows(pebbles: number): number[] {
  let longest = 1;
  while ((longest * (longest + 1)) / 2 < pebbles) longest += 1;
  const found: number[] = [];
  for (let left = pebbles, row = longest; left > 0; row -= 1) {
    found.push(Math.min(left, row));
    left -= row;
  }
  return found;
}

/** How high a heap of so many is. */
export const height = (pebbles: number): number => (rows(pebbles).length + 0.2) * HIGH;

export function pile(pebbles: number, heap: number): Pebble[] {
  let pebble = 0;
  return rows(pebbles).flatMap((length, row) =>
    Array.from({ length }, (_, place) => {
      const at = pebble++;
      return {
        x: (place - (length - 1) / 2) * WIDE + (chance(at, heap, 1) - 0.5) * 5,
        y: -row * HIGH - HIGH / 2,
        rx: WIDE * (0.5 + chance(at, heap, 2) * 0.07),
        ry: HIGH * (0.54 + chance(at, heap, 3) * 0.1),
        turn: (chance(at, heap, 4) - 0.5) * 16,
        shade: Math.floor(chance(at, heap, 5) * 4),
      };
    }),
  );
}
