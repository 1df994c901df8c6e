/** How our drawings are written down: layers of paths on a square of 48 by 48. */

/**
 * body: the owner's colour with an outline; shade: darker, no outline; light, ink: paper and ink; paper: light with an outline; line,
 * pale: strokes only, of ink and of paper; warm: bright yellow for flames and coins; soil: brown for wood and earth.
 */
export type Paint = "body" | "shade" | "light" | "paper" | "ink" | "line" | "pale" | "warm" | "soil" | "stone";

export interface Layer {
  paint: Paint;
  d: string;
  move?: string; // an SVG transform
}

export type Drawing = readonly Layer[];

export const layer = (paint: Paint, d: string): Layer => ({ paint, d });

/** A step of half a symmetric outline: a straight line to a point, or a curve with its two handles. */
export type Step = readonly [number, number] | readonly [number, number, number, number, number, number];

const AXIS = 24;

/** A closed outline that is the same left and right: written from the top of the axis down the right side. */
export function mirrored(top: number, ...steps: readonly Step[]): string {
  let d = `M${AXIS} ${top}`;
  const points: [number, number][] = [[AXIS, top]];
  for (const step of steps) {
    d += step.length === 2 ? `L${step.join(" ")}` : `C${step.join(" ")}`;
    points.push(step.length === 2 ? [step[0], step[1]] : [step[4], step[5]]);
  }
  const flip = (x: number): number => 2 * AXIS - x;
  for (let i = steps.length - 1; i >= 0; i--) {
    const step = steps[i] as Step;
    const [x, y] = points[i] as [number, number];
    d += step.length === 2 ? `L${flip(x)} ${y}` : `C${flip(step[2])} ${step[3]} ${flip(step[0])} ${step[1]} ${flip(x)} ${y}`;
  }
  return `${d}Z`;
}

/** The same outline on both sides of the axis, as two pieces. */
export function twice(right: string): string {
  let vertical = false;
  let x = true;
  const left = right.replace(/[A-Za-z]|-?\d*\.?\d+/g, (token) => {
    if (/[A-Za-z]/.test(token)) {
      if (!/[MLCQZz]/.test(token)) throw new Error(`twice() mirrors only M, L, C, Q and Z: ${token}`);
      vertical = false;
      x = true;
      return token;
    }
    vertical = !x;
    const value = vertical ? Number(token) : 2 * AXIS - Number(token);
    x = !x;
    return String(Math.round(value * 100) / 100);
  });
  return right + left;
}

export const dot = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;

export const oval = (x: number, y: number, rx: number, ry: number): string =>
  `M${x - rx} ${y}a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0 ${-2 * rx} 0Z`;

/** Two dots at the same distance from the axis. */
export const eyes = (apart: number, y: number, r: number): string => dot(AXIS - apart, y, r) + dot(AXIS + apart, y, r);

/** A drawing made smaller and put somewhere within another. */
export const put = (drawing: Drawing, scale: number, x: number, y: number): Drawing =>
  drawing.map((each) => ({
    ...each,
    move: `translate(${x} ${y}) scale(${scale})${each.move ? ` ${each.move}` : ""}`,
  }));
