/** Pictures on the cards of Exiles and Partisans. */
import { dot, layer, mirrored, oval, put, twice, type Drawing } from "./pen";
import { SUITS } from "./suits";

const fuse: Drawing = [
  layer("body", "M8 22H17V45H8ZM19.6 19H28.6V45H19.6ZM31 22H40V45H31Z"),
  layer("stone", "M6 28H42V33H6Z"),
  layer("line", "M12.4 22C12.4 15 20 17 24 12M24 19V12M35.6 22C35.6 15 28 17 24 12M24 12C24 8 30 8 31 5"),
  layer("warm", "M34 0.6L35.4 4L39.4 3L36.8 6.2L39.4 9.4L35.4 8.6L33.4 12L32.4 8.2L28.6 7L32 5Z"),
];
const pot: Drawing = [
  layer("stone", "M6 21H42C43 34 37 43 24 43C11 43 5 34 6 21Z"),
  layer("warm", oval(24, 21, 18, 4.6)),
  layer("soil", "M29 22L41 3L45 5.4L34 24Z"),
  layer("pale", "M14 14C10 10 18 8 14 3M23 13C19 9 27 7 23 2"),
  layer("line", "M6 26C1 26 1 33 7 33M42 26C47 26 47 33 41 33"),
];
const boat: Drawing = [
  layer("paper", "M25.6 3C36 8 40 18 40 27H25.6Z"),
  layer("body", "M22.4 8C14 13 10 20 9.4 27H22.4Z"),
  layer("line", "M24 2V31"),
  layer("soil", "M3 30H45C43 38 37 42 24 42C11 42 5 38 3 30Z"),
  layer("pale", "M2 45C7 42 11 47 16 44.6C21 42 26 47 31 44.6C36 42 41 47 46 44.6"),
];
const plan: Drawing = [
  layer("paper", "M4 10L16 6L30 10L44 6V38L30 42L16 38L4 42Z"),
  layer("line", "M16 6V38M30 10V42M8 34C12 26 20 32 24 24"),
  layer("ink", dot(24, 23.4, 2.4) + "M34 14L40 20M40 14L34 20"),
  layer("body", "M20 46C22 32 30 22 45 17C44 30 36 40 24 43L22 47Z"),
  layer("pale", "M22 45C27 36 33 28 41 21"),
];
const emigre: Drawing = [
  layer("body", "M4 22C4 12 14 6 25 8C31 3 40 4 45 9C41 10 38 12 36 15C38 22 32 28 24 28H12C7 28 4 26 4 22Z"),
  layer("light", dot(38, 9.6, 1.7)),
  layer("warm", "M44 8.4L48 11L43.4 12Z"),
  layer("soil", "M13 31H37V45H13Z"),
  layer("stone", "M13 36H37V39H13Z"),
  layer("line", "M20 31C20 26.6 28 26.6 28 31"),
];
const poster: Drawing = [
  layer("soil", "M5 24H13V45H5Z"),
  layer("body", "M6 14H16L38 4V38L16 28H6C3 28 2 25 2 21C2 17 3 14 6 14Z"),
  layer("paper", oval(38, 21, 4.4, 17)),
  layer("pale", "M16 14V28"),
  layer("line", "M44 10L47.4 7M45 21H48M44 32L47.4 35"),
];
const letter: Drawing = [
  layer("paper", "M3 12H45V40H3Z"),
  layer("line", "M3 12L24 29L45 12M3 40L18 24.4M45 40L30 24.4"),
  layer("body", dot(24, 28, 7)),
  layer("pale", "M24 21L21.6 26L26.4 29L23.4 35"),
];
const ear: Drawing = [
  layer("soil", "M4 4H44V45H4Z"),
  layer("shade", "M8 8H40V41H8Z"),
  layer("ink", dot(24, 20, 8) + "M20 24H28L31.6 38H16.4Z"),
  layer("light", "M17.4 20C20 16.4 28 16.4 30.6 20C28 23.6 20 23.6 17.4 20Z"),
  layer("ink", dot(24, 20, 2.2)),
];
const tunnel: Drawing = [
  layer("stone", mirrored(4, [37, 4, 45, 14, 45, 44], [24, 44])),
  layer("ink", mirrored(13, [32, 13, 36, 20, 36, 44], [24, 44])),
  layer("soil", "M19 44L22.6 24H25.4L29 44Z"),
  layer("pale", "M10 21L16 24M38 21L32 24M7 33H13M41 33H35M24 4V10"),
];
const heart: Drawing = [
  layer("body", mirrored(14, [27, 6, 44, 4, 44, 18], [44, 28, 34, 36, 24, 45])),
  layer("warm", "M22 28L30 17L28.4 24.6L34 24L25 36L26.6 28.4Z"),
  layer("pale", "M9 19C8.6 13 12 10 16 10"),
];
const swap: Drawing = [
  layer("paper", "M4 6L21 3L25 27L8 30Z"),
  layer("body", "M24 20L42 23L38 46L21 43Z"),
  layer("line", "M30 6C38 5 43 10 42 17M42 18L38 13.6M42 18L46 14M17 43C9 44 5 39 6 33M6 32L2 36M6 32L10 36.4"),
  layer("light", dot(31.4, 33, 4)),
];
const coffin: Drawing = [
  layer("soil", mirrored(2, [34, 2], [40, 15], [33, 46], [24, 46])),
  layer("shade", mirrored(6, [31.4, 6], [36, 15.6], [30, 42], [24, 42])),
  layer("light", "M22 12H26V18H32V22H26V35H22V22H16V18H22Z"),
  layer("stone", dot(17, 7.6, 1.2) + dot(31, 7.6, 1.2) + dot(12.6, 16, 1.2) + dot(35.4, 16, 1.2)),
];
const compass: Drawing = [
  layer("warm", dot(24, 25, 20)),
  layer("paper", dot(24, 25, 15.4)),
  layer("body", "M24 11L28.4 25H19.6Z"),
  layer("stone", "M24 39L19.6 25H28.4Z"),
  layer("ink", dot(24, 25, 2)),
  layer("line", "M24 5V1.6M10 25H13M35 25H38"),
];
const broker: Drawing = [
  ...put(SUITS.mouse ?? [], 0.7, 0, 0),
  layer("warm", oval(35, 40, 10, 4) + oval(35, 35.4, 10, 4) + oval(35, 30.8, 10, 4)),
  layer("line", "M25 31C27 34.6 43 34.6 45 31M25 35.6C27 39 43 39 45 35.6"),
];
const engraving: Drawing = [
  layer("stone", "M3 12H31V45H3Z"),
  layer("pale", "M8 20H26M8 27H26M8 34H20"),
  layer("soil", "M33 3L45 12L38 21L27 12Z"),
  layer("paper", "M29 15L36 21L22 37L18 39L19 34Z"),
];

/** Partisans: the head of their suit between two flags. */
function partisans(suit: string): Drawing {
  return [
    layer("line", twice("M40 46L30 8")),
    layer("body", twice("M30.6 9L46 4L43.6 13L47 19L33.6 21Z")),
    ...put(SUITS[suit] ?? [], 0.64, 8.6, 15),
  ];
}

export const EXILES: Readonly<Record<string, Drawing>> = {
  saboteurs: fuse,
  "soup-kitchens": pot,
  "boat-builders": boat,
  "corvid-planners": plan,
  "eyrie-emigre": emigre,
  "fox-partisans": partisans("fox"),
  "propaganda-bureau": poster,
  "false-orders": letter,
  informants: ear,
  "rabbit-partisans": partisans("rabbit"),
  tunnels: tunnel,
  "charm-offensive": heart,
  "swap-meet": swap,
  "coffin-makers": coffin,
  "mouse-partisans": partisans("mouse"),
  "league-of-adventurous-mice": compass,
  "murine-broker": broker,
  "master-engravers": engraving,
};
