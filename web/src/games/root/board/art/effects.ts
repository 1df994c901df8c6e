/** Pictures on cards that craft no item. */
import { EXILES } from "./exiles";
import { dot, eyes, layer, mirrored, oval, put, twice, type Drawing } from "./pen";
import { SUITS } from "./suits";

const shield: Drawing = [
  layer("stone", mirrored(3, [29, 6.6, 36, 8, 42, 7.4], [43, 24, 38, 38, 24, 45.6])),
  layer("body", mirrored(9, [28, 11.4, 33, 12.8, 37.4, 12.8], [37.4, 25, 34, 34, 24, 39.8])),
  layer("light", "M21.6 13H26.4V21H33V25.8H26.4V36H21.6V25.8H15V21H21.6Z"),
];
const barrel: Drawing = [
  layer("soil", "M10 12H35C38.6 20 38.6 33 35 42H10C6.4 33 6.4 20 10 12Z"),
  layer("stone", "M8.4 17H36.6V21.4H8.4ZM8.4 33H36.6V37.4H8.4Z"),
  layer("line", "M22.6 12C23 5 30 9 34 6"),
  layer("warm", "M38.6 0.6L40 5.4L45.4 4.4L41.8 8.6L45 13L39.6 11.6L36.6 16L36.2 10.8L31 9L36 6.6Z"),
];
const club: Drawing = [
  layer("soil", "M4 42L24 18L31 24L9 46C6 47.4 2.6 45 4 42Z"),
  layer("stone", "M22 19C22 9 29 3 37 4C43.6 5 46 12 44 18C42 25 35 30 29 27Z"),
  layer("paper", "M28.6 7L26 1.6L33.4 4.4ZM41.6 7L47.4 3.4L45 11ZM44 20L47.6 25L40.4 25ZM21.6 15L16.4 13.4L22.6 10Z"),
  layer("ink", dot(32, 14, 2) + dot(38, 13, 2) + dot(35, 20, 2)),
];
const crown: Drawing = [
  layer("warm", "M5 15L14 23L24 7L34 23L43 15L39.6 36H8.4Z"),
  layer("body", "M8.4 36H39.6L39 42.6H9Z"),
  layer("body", dot(24, 7.4, 3.6) + dot(5, 14, 3.2) + dot(43, 14, 3.2)),
  layer("light", mirrored(24, [27, 28], [24, 32])),
];
const robber: Drawing = [
  layer("soil", "M3 20C10 22 13 19 14 14C15 8 19 5 24 5C29 5 33 8 34 14C35 19 38 22 45 20C43 25 36 27 24 27C12 27 5 25 3 20Z"),
  layer("ink", mirrored(27, [32, 25.4, 41, 25, 43, 28], [44, 35, 38, 40, 32, 39], [28, 38, 27, 34.6, 24, 34.6])),
  layer("light", twice("M28.4 31.4C31 28.6 36 28.6 38.6 31C36.4 35 31 35 28.4 31.4Z")),
  layer("ink", eyes(9.4, 31.8, 1.8)),
];
const scales: Drawing = [
  layer("line", "M24 4V40M8 11H40"),
  layer("soil", "M14 40H34V44.6H14Z"),
  layer(
    "body",
    "M2.4 26H18.6C18 32 14.6 34.6 10.4 34.6C6.4 34.6 3 32 2.4 26ZM29.4 26H45.6C45 32 41.6 34.6 37.6 34.6C33.4 34.6 30 32 29.4 26Z",
  ),
  layer("line", "M10.4 11L3.4 26M10.4 11L17.6 26M37.6 11L30.4 26M37.6 11L44.6 26"),
  layer("warm", oval(37.6, 24.6, 5, 2.4) + oval(37.6, 20.8, 5, 2.4)),
];
const horn: Drawing = [
  layer("soil", "M3 17C12 22 24 21 33 6L45 22C38 34 16 42 3 26Z"),
  layer("paper", "M33 5.4C38.6 8 44.4 15.6 45.6 22.4C39.6 22 32 13 33 5.4Z"),
  layer("warm", "M14 20.4L18.4 19.8L22 35L16.6 34.4ZM24 17.4L28 14L36.4 29L31.4 32Z"),
  layer("line", "M16 35C16 43 28 44 31 33"),
];
const chest: Drawing = [
  layer("warm", dot(16, 14, 5) + dot(26, 11, 5.6) + dot(34, 15, 4.6)),
  layer("soil", "M4 20H44V43H4Z"),
  layer("body", "M4 20H44V26H4Z"),
  layer("stone", "M9 20H14V43H9ZM34 20H39V43H34Z"),
  layer("light", "M19.6 22H28.4V32H19.6Z"),
  layer("ink", dot(24, 26, 1.9) + "M23 26H25V30.4H23Z"),
];
const shoe: Drawing = [
  layer("body", "M4 20C10 24 16 24 20 16L26 14C28 22 34 27 44 30V36H4Z"),
  layer("ink", "M4 36H44V41H20L18 39H13L11 41H4Z"),
  layer("line", "M23 20L28 18M25 24.6L30 22.4M28.6 28L33 26"),
  layer("pale", "M7 26C12 29 17 28.4 20.6 25"),
  layer("line", "M30 12C36 2 44 6 40 14M28 17L32.6 7"),
];
const spyglass: Drawing = [
  layer("soil", "M4 34L19 22L25 30L9 41.6Z"),
  layer("warm", "M17.4 20.4L23 16.6L30.6 27L25 31.4Z"),
  layer("soil", "M22 16L34 7L43 19.4L30.4 27.6Z"),
  layer("warm", "M32.6 5L37.4 2.4L47 16L42.4 19.6Z"),
  layer("light", "M37.6 3.6C42 6 45.6 11 46.4 15.6Z"),
  layer("pale", "M9 36L19 28.4M27 19L35 12.6"),
];
const key: Drawing = [
  layer("paper", "M8 5H34C38 5 39 9 36.4 11.4V30C36.4 33 34 34 32 34H8C4.4 34 3.4 30 6 28V11C3.6 9 4.4 5 8 5Z"),
  layer("line", "M12 13H20M24 13H30M12 19H16M20 19H30M12 25H22"),
  layer(
    "warm",
    "M33 20A9 9 0 1 1 28 36.4L24.6 39.6L27 42L24 45L21.4 42.6L19 45L15.6 41.6L25.4 32A9 9 0 0 1 33 20ZM34.4 25.4A3.6 3.6 0 1 0 34.4 32.6A3.6 3.6 0 0 0 34.4 25.4Z",
  ),
];
const ambush: Drawing = [
  layer("ink", "M2 30C6 14 14 6 24 6C34 6 42 14 46 30L42 44H6Z"),
  layer("light", twice("M27 19C31 14.6 38 14.4 42 17.4C40 23 31.6 25 27 19Z")),
  layer("ink", eyes(10, 18.6, 2.3)),
  layer("light", "M10 28H38L35.6 35L32 29.4L28.4 37L24 30L19.6 37L16 29.4L12.4 35Z"),
  layer(
    "body",
    "M2 46C1 38 4 33 10 33C10 38 13 39 16 37C17 41 21 41.6 24 39C27 41.6 31 41 32 37C35 39 38 38 38 33C44 33 47 38 46 46Z",
  ),
];
const star: Drawing = [
  layer("warm", "M24 3L30 17.4L45.4 18.6L33.6 28.6L37.4 43.6L24 35.4L10.6 43.6L14.4 28.6L2.6 18.6L18 17.4Z"),
];

/** The favour of a suit: its head in a wreath of rays. */
function favor(suit: string): Drawing {
  let rays = "";
  for (let i = 0; i < 12; i++) {
    const at = (i * Math.PI) / 6;
    const p = (angle: number, r: number): string =>
      `${(24 + r * Math.cos(angle)).toFixed(1)} ${(24 + r * Math.sin(angle)).toFixed(1)}`;
    rays += `M${p(at - 0.13, 17)}L${p(at, 24)}L${p(at + 0.13, 17)}Z`;
  }
  return [layer("warm", rays), ...put(SUITS[suit] ?? [], 0.66, 8.2, 8)];
}
/** Dominance: the suit's head under a crown, in a wreath of leaves. */
function dominance(suit: string): Drawing {
  let leaves = "";
  for (let i = 0; i < 7; i++) {
    const at = Math.PI * (0.5 + (i + 0.4) / 8.6);
    const x = 24 - 20.6 * Math.cos(at + Math.PI);
    const y = 25 + 20.6 * Math.sin(at);
    const tip = at + 0.42;
    const tx = 24 - 24 * Math.cos(tip + Math.PI);
    const ty = 25 + 24 * Math.sin(tip);
    const mx = 24 - 18 * Math.cos(at + 0.34 + Math.PI);
    const my = 25 + 18 * Math.sin(at + 0.34);
    leaves += `M${x.toFixed(2)} ${y.toFixed(2)}Q${(2 * tx - x).toFixed(2)} ${(2 * ty - y).toFixed(2)} ${tx.toFixed(2)} ${ty.toFixed(2)}Q${mx.toFixed(2)} ${my.toFixed(2)} ${x.toFixed(2)} ${y.toFixed(2)}Z`;
  }
  return [layer("shade", twice(leaves)), ...put(SUITS[suit] ?? [], 0.62, 9.1, 13), ...put(crown, 0.42, 14, -2)];
}

const EFFECTS: Readonly<Record<string, Drawing>> = {
  armorers: shield,
  sappers: barrel,
  "brutal-tactics": club,
  "royal-claim": crown,
  "stand-and-deliver": robber,
  "tax-collector": scales,
  "favor-of-the-foxes": favor("fox"),
  "favor-of-the-rabbits": favor("rabbit"),
  "favor-of-the-mice": favor("mouse"),
  "command-warren": horn,
  "better-burrow-bank": chest,
  cobbler: shoe,
  "scouting-party": spyglass,
  codebreakers: key,
  ...EXILES,
};

/** The picture of a card's effect; a card that we do not know has a star. */
export function effectDrawing(card: string, kind: string, suit: string): Drawing {
  if (kind === "ambush") return ambush;
  if (kind === "dominance") return dominance(suit);
  return EFFECTS[card] ?? star;
}
