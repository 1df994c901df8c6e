/** The eight items. */
import { dot, layer, mirrored, oval, twice, type Drawing } from "./pen";

const boots: Drawing = [
  layer("body", "M14 4H27L27.4 22C32 25 42 26 44 32.4V38H5.4C4 34 6 31 9 28C13 23 14 14 14 4Z"),
  layer("paper", "M12.6 4H28.4V10H12.6Z"),
  layer("ink", "M5 38H44.4V43H25L23 40.4H18L16 43H5Z"),
  layer("line", "M21 17L27 15M21.6 22L27.4 20M25 26.6L29 24"),
];
const bag: Drawing = [
  layer("line", "M16 15C16 4 32 4 32 15"),
  layer("body", mirrored(14, [33, 14, 40, 16, 41, 24], [42, 33, 44, 38, 42, 42], [40, 45, 32, 45, 24, 45])),
  layer("light", mirrored(14, [33, 14, 38.6, 16, 39.4, 22], [36, 28, 30, 29.4, 24, 29.4])),
  layer("soil", "M20.6 26H27.4V34.4H20.6Z"),
  layer("ink", dot(24, 31, 1.6)),
];
const crossbow: Drawing = [
  layer("soil", "M21.4 10H26.6L28 45H20Z"),
  layer("body", "M3 22C6 9.6 15 4 24 4C33 4 42 9.6 45 22L40 21C36.6 14 31 11 24 11C17 11 11.4 14 8 21Z"),
  layer("line", "M5 21.6L24 27L43 21.6"),
  layer("paper", "M24 0.6L28 8H25.4V29H22.6V8H20Z"),
];
const hammer: Drawing = [
  layer("soil", "M21 19H27L28.4 45H19.6Z"),
  layer("body", "M7 6H30C36 6 41.6 10 43.4 18.4C38.6 15.4 35 15 31 16.4V21H7Z"),
  layer("light", "M7 6H12.6V21H7Z"),
];
const sword: Drawing = [
  layer("paper", "M41 3L45 7L43.6 13L22 33L15 26L35 4.4Z"),
  layer("line", "M41 7L19.6 28.6"),
  layer("body", "M8.6 24.4L12.4 20.6L27.4 35.6L23.6 39.4Z"),
  layer("soil", "M12.6 30L18 35.4L10.4 43L5 37.6Z"),
  layer("body", dot(6.6, 41.4, 4.4)),
];
const tea: Drawing = [
  layer("line", "M37 25C45.6 22 46 36 34.6 36.4"),
  layer("body", "M6 20H39C39 32 36 40 30 43H15C9 40 6 32 6 20Z"),
  layer("light", oval(22.5, 20.4, 16.5, 4)),
  layer("soil", oval(22.5, 20.8, 12.6, 2.4)),
  layer("line", "M16 14C12.6 11 19 8 15.6 4.4M25 14C21.6 11 28 8 24.6 4.4"),
];
const coins: Drawing = [
  layer("body", oval(17, 35, 13.6, 8.6)),
  layer("body", oval(17, 28.4, 13.6, 8.6)),
  layer("light", oval(17, 27.6, 8.6, 4.8)),
  layer("body", dot(33, 17, 13)),
  layer("line", dot(33, 17, 8.8)),
  layer("light", "M33 10L35 14.6L40 15L36.2 18.4L37.4 23.4L33 20.6L28.6 23.4L29.8 18.4L26 15L31 14.6Z"),
];
const torch: Drawing = [
  layer("soil", "M18.6 26H29.4L27 46H21Z"),
  layer("body", "M15.6 22H32.4L30.4 29.4H17.6Z"),
  layer("warm", mirrored(1.4, [27, 7, 36, 11, 34.4, 19], [33.6, 22, 30, 23.4, 24, 23.4])),
  layer("light", mirrored(11, [26, 14, 29.6, 16, 28.6, 20], [28, 22, 26, 22.4, 24, 22.4])),
];
const unknown: Drawing = [
  layer("body", mirrored(6, [30, 6, 40, 18, 40, 24], [40, 30, 30, 42, 24, 42])),
  layer("line", twice("M24 18L30 24") + twice("M30 24L24 30")),
];

const ITEMS: Readonly<Record<string, Drawing>> = { boots, bag, crossbow, hammer, sword, tea, coins, torch };

export const itemDrawing = (item: string): Drawing => ITEMS[item] ?? unknown;
