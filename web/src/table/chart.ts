/** Where the lines, marks and labels of the score chart go. */

export interface Frame {
  width: number;
  height: number;
  left: number;
  right: number;
  top: number;
  bottom: number;
}

export interface Line {
  seat: number;
  points: number[]; // after each turn, from turn 0
  path: string;
  marks: { x: number; y: number; turn: number }[];
  end: { x: number; y: number };
  label: number; // the height of its label, moved apart from the others
}

export interface Plot {
  x: (turn: number) => number;
  y: (points: number) => number;
  turns: number;
  rows: number[]; // points with a line across
  columns: number[]; // turns with a number below
  lines: Line[];
}

/** `goal`: so many points win, and the picture reaches that far. */
export function plot(chart: number[][], frame: Frame, labelHeight: number, markEvery: number, goal = 1): Plot {
  const turns = Math.max(1, chart.length - 1);
  const seats = chart[0]?.length ?? 0;
  const most = Math.max(goal, ...chart.flat());
  const least = Math.min(0, ...chart.flat());
  const x = (turn: number): number => frame.left + ((frame.width - frame.left - frame.right) * turn) / turns;
  const y = (points: number): number =>
    frame.top + ((frame.height - frame.top - frame.bottom) * (most - points)) / (most - least);
  const lines: Line[] = [];
  for (let seat = 0; seat < seats; seat++) {
    const points = chart.map((row) => row[seat] ?? 0);
    const last = points.length - 1;
    lines.push({
      seat,
      points,
      // Points change at once and stay: a staircase says that, a slope does not.
      path: points.map((each, turn) => (turn === 0 ? `M${at(x(0))} ${at(y(each))}` : `H${at(x(turn))}V${at(y(each))}`)).join(""),
      marks: points
        .map((each, turn) => ({ x: x(turn), y: y(each), turn }))
        .filter(({ turn }) => turn > 0 && turn < last && turn % markEvery === (seat * Math.ceil(markEvery / seats)) % markEvery),
      end: { x: x(last), y: y(points[last] ?? 0) },
      label: y(points[last] ?? 0),
    });
  }
  spread(lines, labelHeight, frame.top, frame.height - frame.bottom);
  return { x, y, turns, rows: ticks(least, most, most - least > 12 ? 5 : niceStep(most - least)), columns: ticks(0, turns, niceStep(turns)), lines };
}

const at = (value: number): string => value.toFixed(1);

function ticks(from: number, to: number, step: number): number[] {
  const all: number[] = [];
  for (let tick = Math.ceil(from / step) * step; tick <= to; tick += step) all.push(tick);
  return all;
}

function niceStep(range: number): number {
  return [1, 2, 5, 10, 20, 50, 100].find((step) => range / step <= 8) ?? 200;
}

/** Move labels apart so that none covers another, and none leaves the picture. */
function spread(lines: Line[], height: number, top: number, bottom: number): void {
  const sorted = [...lines].sort((a, b) => a.label - b.label);
  let lowest = top - height / 2;
  for (const line of sorted) lowest = line.label = Math.max(line.label, lowest + height);
  let highest = bottom + height / 2;
  for (const line of sorted.reverse()) highest = line.label = Math.min(line.label, highest - height);
}
