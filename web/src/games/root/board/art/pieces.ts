/** Buildings, tokens and what else stands on the map. Buildings are square tiles, tokens are round; the symbols differ by outline. */
import { LEADERS, WARRIORS } from "./factions";
import { HIRED_WARRIORS } from "./hired";
import { dot, layer, mirrored, oval, put, twice, type Drawing, type Layer } from "./pen";
import { SUITS } from "./suits";

export type Frame = "figure" | "tile" | "disc";

const TILE = layer(
  "body",
  "M8 2.4H40A5.6 5.6 0 0 1 45.6 8V40A5.6 5.6 0 0 1 40 45.6H8A5.6 5.6 0 0 1 2.4 40V8A5.6 5.6 0 0 1 8 2.4Z",
);
const TILE_RIM = layer("shade", "M8 40H40V42.6H8Z");
const DISC = layer("body", dot(24, 24, 21.8));
const DISC_RIM = layer("pale", dot(24, 24, 18.4));

const tile = (...symbol: readonly Layer[]): Drawing => [TILE, TILE_RIM, ...symbol];
const disc = (...symbol: readonly Layer[]): Drawing => [DISC, ...symbol];
const coin = (...symbol: readonly Layer[]): Drawing => [DISC, DISC_RIM, ...symbol];

/** A suit's head without its own colour: paper with ink features, for the owner's tile. */
function pale(suit: string, scale: number, x: number, y: number): Drawing {
  const recoloured = (SUITS[suit] ?? []).map((each): Layer => ({
    ...each,
    paint: each.paint === "body" ? "light" : each.paint === "light" ? "shade" : each.paint,
  }));
  return put(recoloured, scale, x, y);
}

function sawTeeth(teeth: number): string {
  let d = "";
  for (let i = 0; i < teeth; i++) {
    const at = (2 * Math.PI * i) / teeth;
    const next = (2 * Math.PI * (i + 1)) / teeth;
    const point = (angle: number, r: number): string =>
      `${(24 + r * Math.cos(angle)).toFixed(2)} ${(23 + r * Math.sin(angle)).toFixed(2)}`;
    d += `${i ? "L" : "M"}${point(at, 16.6)}L${point(next - 0.1, 12)}`;
  }
  return `${d}Z`;
}

const sawmill = tile(layer("light", sawTeeth(10)), layer("shade", dot(24, 23, 7.4)), layer("light", dot(24, 23, 2.8)));
const workshop = tile(
  layer(
    "light",
    "M9 21H33C33.6 25 37 26.6 41 26.4C39.4 30 34 31.4 30 31.6L31.4 35.4H36V39H13V35.4H17.6L19 31C14 30.4 10 26.6 9 21Z",
  ),
  layer("light", "M15 8.4L20 6L29 8V14L20 16L15 13.6Z"),
  layer("pale", "M29 11L38.4 11"),
);
const recruiter = tile(
  layer(
    "light",
    mirrored(
      7,
      [32, 8.6, 36.6, 15, 37, 23],
      [37.4, 30, 36.6, 35, 35, 39.4],
      [29, 39.4],
      [28.4, 29],
      [33, 28],
      [33, 24.6],
      [24, 24.6],
    ),
  ),
  layer("light", "M22.4 25H25.6V35H22.4Z"),
  layer("warm", "M22 9C22 5.6 26 3.6 30.6 4.6C35 5.6 37 9 36.4 12.6C32.4 9 27 8 22 9Z"),
);
const roost = tile(
  layer("light", oval(16.6, 20.6, 5.6, 7.6) + oval(31.4, 20.6, 5.6, 7.6)),
  layer("light", oval(24, 17.6, 6, 8)),
  layer("soil", "M5.6 23.4C12 26.4 36 26.4 42.4 23.4C43 31.6 37 39.6 24 39.6C11 39.6 5 31.6 5.6 23.4Z"),
  layer("pale", "M9.6 28.4C17 31 29 31.4 38.4 28M12.4 33C19 35.6 29 35.6 36 32.4M20 28L24.6 36M31 27.4L27 35"),
);
const citadel = tile(
  layer("light", "M9 8H14V12H18V8H22V17H26V8H30V12H34V8H39V18H36V39.4H12V18H9Z"),
  layer("ink", mirrored(25, [28.4, 25, 30, 28, 30, 31], [30, 39.4], [24, 39.4])),
  layer("ink", "M16 21H19V26H16ZM29 21H32V26H29Z"),
);
const market = tile(
  layer(
    "light",
    "M10 7H38L42.4 19C42.4 22.6 38 24.4 35.6 21.4C33 24.8 28 24.8 26 21.4C24.6 24.8 19.6 24.8 17.6 21.4C15.6 24.4 10.6 24.6 8.6 22C7 22 5.6 20.6 5.6 19Z",
  ),
  layer("shade", "M15.4 7H20.4L18 20.6C16 23 12.6 22.6 11.6 20.6ZM27.6 7H32.6L36.4 20.6C35 23 31 22.8 29.6 20.6Z"),
  layer("light", "M9.4 26H12.6V39.4H9.4ZM35.4 26H38.6V39.4H35.4ZM12 29.6H36V33.4H12Z"),
  layer("warm", dot(19, 27, 3.2) + dot(26, 26.6, 3.6) + dot(32, 27.2, 2.8)),
);

const stronghold = tile(
  layer(
    "light",
    "M8 39.4V19L11 13L14 19V25H17V19L20 13L23 19V25H25V19L28 13L31 19V25H34V19L37 13L40 19V39.4H29V31H19V39.4Z",
  ),
  layer("line", "M14 25H34M8 30.4H19M29 30.4H40M24 3.4V14"),
  layer("warm", "M24 3.4L33 6.4L24 9.4Z"),
);

/** A base: the suit's head under a roof with a pennant. */
const base = (suit: string): Drawing => [
  ...tile(layer("light", "M4.6 19L24 4.4L43.4 19L41 22L24 9.4L7 22Z")),
  ...pale(suit, 0.58, 10, 13),
];
/** A garden: the suit's head among leaves. */
const garden = (suit: string): Drawing => [
  ...tile(),
  ...pale(suit, 0.58, 10, 3.4),
  layer(
    "light",
    "M24 40C24 35 20 32 14.6 32.4C15 37 18.6 40 24 40ZM24 40C24 35 28 32 33.4 32.4C33 37 29.4 40 24 40ZM15 40C14 35.6 10 33.6 5.6 34.6C7 38.6 10.6 40.4 15 40ZM33 40C34 35.6 38 33.6 42.4 34.6C41 38.6 37.4 40.4 33 40Z",
  ),
];
/** A trade post: the suit's head on a coin. */
const post = (suit: string): Drawing => [...coin(), ...pale(suit, 0.56, 10.6, 9.6)];

const wood = disc(
  layer("soil", "M13 22.4H35C38.6 22.4 40.4 25.6 40.4 29C40.4 32.4 38.6 35.6 35 35.6H13Z"),
  layer("light", oval(13, 29, 5, 6.6)),
  layer("line", oval(13, 29, 2.2, 3.2)),
  layer("soil", "M21 9.6H36.6C39 9.6 40.6 12.4 40.6 16C40.6 19.6 39 22.4 36.6 22.4H21Z"),
  layer("light", oval(21, 16, 4.8, 6.4)),
  layer("line", oval(21, 16, 2, 3)),
);
const keep = disc(
  layer("light", "M11.4 15H16V18.4H20.4V15H27.6V18.4H32V15H36.6V24H34V38.4H14V24H11.4Z"),
  layer("ink", mirrored(27, [28, 27, 29.4, 30, 29.4, 33], [29.4, 38.4], [24, 38.4])),
  layer("warm", "M24 4L34.6 7.6L24 11.4Z"),
  layer("line", "M24 4L24 15"),
);
const sympathy = disc(
  layer(
    "light",
    "M15 36C12.6 31 11.6 25.6 12.4 21.6C13 18.6 16.4 18.4 17.4 21L17.8 13.6C18 10.4 22.4 10.4 22.6 13.6V11.4C22.8 8.2 27.4 8.2 27.6 11.4V14C27.8 11.2 32 11.2 32.2 14.2V18C32.6 15.8 36 16 36.2 18.6C36.6 26 36 31.6 33 36.6V41H16Z",
  ),
  layer("line", "M22.6 14V21M27.6 14V21M32.2 17V22M17.4 22C18.6 24.6 20.4 25.6 23.4 25.4"),
);
const tunnel = disc(
  layer("soil", "M6.4 35C6.4 18 13.6 10.4 24 10.4C34.4 10.4 41.6 18 41.6 35Z"),
  layer("ink", "M13 35C13 23 17 17.4 24 17.4C31 17.4 35 23 35 35Z"),
  layer("pale", "M14.6 17.4L18.2 21.4M24 11.4V16.6M33.4 17.4L29.8 21.4M8.6 27L13 28.6M39.4 27L35 28.6"),
);
const plot = disc(
  layer("light", "M15 40C15.6 28 20 14 33.6 7.6C37 18 32 31 19.4 34.4Z"),
  layer("line", "M15 41C18 30 23 21 31 12M21 27L28.6 26.6M24.6 20.6L31.6 19.4"),
);
const bomb = coin(
  layer("ink", dot(22, 27.6, 11)),
  layer("ink", "M26 14.6L31.6 18.4L29 22L23.4 18.4Z"),
  layer("pale", "M30 17C32 13 35 13.4 36 15.6M15.6 26C16 23.4 17.6 21.6 20 21"),
  layer("warm", "M36 9L37.6 13L41.6 12L38.8 15.4L41.4 18.6L37.2 18L35.2 21.6L34.6 17.4L30.6 16L34.6 14Z"),
);
const snare = coin(
  layer("pale", "M24 7.4V17"),
  layer(
    "light",
    "M24 15.4C32 15.4 37 21 37 27.4C37 34.6 31 39 24 39C17 39 11 34.6 11 27.4C11 21 16 15.4 24 15.4ZM24 20.4C19 20.4 16 23.6 16 27.4C16 31.4 19.4 34 24 34C28.6 34 32 31.4 32 27.4C32 23.6 29 20.4 24 20.4Z",
  ),
  layer("light", "M20 11.6H28V18H20Z"),
  layer("line", "M20 14.8H28M13 24L18 26M35 24L30 26M15 34L19 31M33 34L29 31"),
);
const extortion = coin(
  layer(
    "light",
    "M19 13H29L27 17C33.6 20 37.4 27 36.4 33C35.6 37.4 30 39.4 24 39.4C18 39.4 12.4 37.4 11.6 33C10.6 27 14.4 20 21 17Z",
  ),
  layer("light", "M18 8.4L21.6 10L24 7.6L26.4 10L30 8.4L29 13H19Z"),
  layer("line", "M20 17H28"),
  layer("warm", dot(24, 28.6, 5.8)),
  layer("line", "M24 25.4V31.8"),
);
const raid = coin(
  layer("light", twice("M14.6 7.6L18.4 8.4L34.6 29L31.4 31.6L15 11.4Z")),
  layer("warm", twice("M28.4 31.4L36.4 25L38.2 27.2L30.2 33.6Z")),
  layer("light", twice("M34.4 31L37.4 34.8L35 36.8L32 33Z")),
);

const mob = disc(
  layer("pale", "M35 39L22 24M14.6 21L18 25.4L25.4 19M18.4 17.4L22 24"),
  layer("soil", "M14 38.6L26.4 20L29.8 22.2L17.4 40.8Z"),
  layer("warm", "M26 20.6C23.6 15 28.6 11.6 27.4 6C33.6 9 36 15.4 33 20.4C31.4 23.4 28 23.6 26 20.6Z"),
  layer("light", dot(29.4, 18.4, 2)),
);

export const RUIN: Drawing = [
  layer("stone", "M4 42V16L9 12L14 17L18 10L22 13V24L27 20L31 25V30L36 27L40 32L44 34V42Z"),
  layer("line", "M4 26H14M10 34H24M22 26V34M30 34H44M16 34V42M34 34V42M9 18V26M27 26V34"),
];
export const FERRY: Drawing = [
  layer("soil", "M3 30H45C43.6 37 39 42 33 42H15C9 42 4.4 37 3 30Z"),
  layer("line", "M8 34.4H40"),
  layer("paper", "M26 5C34 11 38 18.6 38.4 26.4H26Z"),
  layer("paper", "M21.6 10C20 17 16 23 10 26.4H21.6Z"),
  layer("line", "M24 3V30"),
];
export const TOWER: Drawing = [
  layer("stone", "M13 46L15.4 18H12V8H16.6V11.4H21.4V8H26.6V11.4H31.4V8H36V18H32.6L35 46Z"),
  layer("ink", mirrored(35, [27, 35, 28.6, 37.4, 28.6, 40], [28.6, 46], [24, 46]) + "M22 22H26V28H22Z"),
  layer("warm", "M24 0.6L35 3.6L24 7Z"),
  layer("line", "M24 0.6V9M15 21H33"),
];

/** The landmarks that are no pieces of a map. */
export const LANDMARKS: Readonly<Record<string, Drawing>> = {
  "black-market": [
    layer("soil", "M8 22H40V44H8Z"),
    layer("warm", "M4 22L9 8H39L44 22C42 27 35 27 34 22C32 27 26 27 24 22C22 27 16 27 14 22C13 27 6 27 4 22Z"),
    layer("paper", "M16 30H32V38H16Z"),
    layer("ink", "M22 32H26V36H22Z"),
  ],
  "elder-treetop": [
    layer("soil", "M20 46L22 26H26L28 46Z"),
    layer("stone", "M24 2C32 2 38 7 38 13C44 15 46 22 42 27C38 32 30 31 24 29C18 31 10 32 6 27C2 22 4 15 10 13C10 7 16 2 24 2Z"),
    layer("paper", "M17 13H31V25H17Z"),
    layer("ink", "M22 18H26V25H22Z"),
  ],
  "legendary-forge": [
    layer("stone", "M6 18H34C34 24 38 26 44 26V30C36 30 32 32 30 36H34V42H12V36H16C15 30 11 26 6 24Z"),
    layer("warm", "M26 2C30 8 34 9 32 15H20C18 10 23 8 26 2Z"),
    layer("line", "M12 40H34"),
  ],
  "lost-city": [
    layer("stone", "M4 44V24H10V18H16V24H20V12L25 5L30 12V24H34V16H40V24H44V44Z"),
    layer("ink", "M22 44V36Q25 31 28 36V44ZM10 30H14V35H10ZM35 30H39V35H35ZM23 16H27V21H23Z"),
    layer("line", "M4 44H44"),
  ],
};

/* The Keepers: three types of relics, each with a pip for a point once it is turned up; a waystation shelters one of them, with what its back shows in a corner. */
const TYPES: Readonly<Record<string, Drawing>> = {
  figure: [layer("light", dot(24, 12.6, 5.2) + "M16 34L19.6 19.6H28.4L32 34Z")],
  tablet: [layer("light", "M14.6 14C14.6 7.6 33.4 7.6 33.4 14V34H14.6Z"), layer("line", "M19 17H29M19 22H29M19 27H26")],
  jewelry: [layer("warm", "M13 17.6L18.6 10H29.4L35 17.6L24 34Z"), layer("line", "M13 17.6H35M19.6 17.6L24 34L28.4 17.6")],
};
const PIPS: readonly (readonly number[])[] = [[], [24], [18, 30], [13.4, 24, 34.6]];

const relic = (type: Drawing, value: number): Drawing =>
  disc(...type, layer("light", (PIPS[value] ?? []).map((x) => dot(x, 38.6, 2.7)).join("")));
const waystation = (type: Drawing, below: Drawing): Drawing => [
  ...tile(layer("light", "M4.6 19L24 4.4L43.4 19L41 22L24 9.4L7 22Z")),
  ...put(type, 0.66, 5.6, 15.4),
  ...put(below, 0.24, 34, 33.6),
];
const each = <T>(make: (name: string, type: Drawing) => [string, T][]): Record<string, T> =>
  Object.fromEntries(Object.entries(TYPES).flatMap(([name, type]) => make(name, type)));
const RELICS = each((name, type) =>
  PIPS.map((_, value): [string, Drawing] => [value ? `${name} relic ${value}` : `${name} relic`, relic(type, value)]),
);
const WAYSTATIONS = each((name, type) =>
  Object.entries(TYPES)
    .filter(([below]) => below !== name)
    .map(([below, back]): [string, Drawing] => [`${name}-${below} waystation`, waystation(type, back)]),
);

/* What hirelings build and lay: a vault with its lock, a flag on a foothold. */
const vault = tile(
  layer("light", dot(24, 22, 14.4)),
  layer("shade", dot(24, 22, 10.6)),
  layer("light", dot(24, 22, 3.4)),
  layer("pale", "M24 11.4V18.6M24 25.4V32.6M13.4 22H20.6M27.4 22H34.6"),
);
const foothold = coin(layer("light", "M15 9H18V39H15Z"), layer("warm", "M18 10L37 16.4L18 23Z"), layer("soil", "M9 39H30L34 42H7Z"));

const TILES: Readonly<Record<string, Drawing>> = {
  sawmill,
  workshop,
  recruiter,
  roost,
  citadel,
  market,
  stronghold,
  "fox base": base("fox"),
  "rabbit base": base("rabbit"),
  "mouse base": base("mouse"),
  "fox garden": garden("fox"),
  "rabbit garden": garden("rabbit"),
  "mouse garden": garden("mouse"),
  waystation: waystation([], []),
  vault,
  ...WAYSTATIONS,
};
const DISCS: Readonly<Record<string, Drawing>> = {
  wood,
  keep,
  sympathy,
  tunnel,
  plot,
  bomb,
  snare,
  extortion,
  raid,
  mob,
  foothold,
  "fox trade post": post("fox"),
  "rabbit trade post": post("rabbit"),
  "mouse trade post": post("mouse"),
  ...RELICS,
};

/** What kind of place a piece takes: a building slot, the row of tokens, or the ground. */
export function frameOf(piece: string): Frame {
  return piece in TILES ? "tile" : piece in DISCS ? "disc" : "figure";
}

/** The picture of a piece. A piece that we have no picture of is an empty disc, so that it is never lost from sight. */
export function drawingOf(piece: string, faction: string): Drawing {
  if (piece === "warrior" || piece === "pawn") return WARRIORS[faction] ?? HIRED_WARRIORS[faction] ?? coin();
  if (piece in LEADERS) return LEADERS[piece] ?? coin();
  return TILES[piece] ?? DISCS[piece] ?? coin();
}
