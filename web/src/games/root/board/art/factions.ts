/** The factions: a head for each, and the figure of its warriors. All differ by outline. */
import { dot, eyes, layer, mirrored, oval, put, twice, type Drawing } from "./pen";

/* The Marquise: a broad cat with whiskers and a coronet. */
export const cat: Drawing = [
  layer(
    "body",
    mirrored(
      14,
      [29, 13.6, 32, 14, 34, 14.6],
      [36.6, 9.6, 39.6, 6, 43.4, 4],
      [45.6, 10, 45.8, 16, 44.4, 21],
      [47.4, 29, 45, 37, 38.6, 41],
      [34, 44, 29, 45, 24, 45],
    ),
  ),
  layer("shade", twice("M41.6 9C42.6 12 42.6 14.6 42 17.4C40.6 16 39.2 15.2 37.4 14.4C38.4 12.4 39.6 10.6 41.6 9Z")),
  layer(
    "shade",
    mirrored(16, [25.4, 16, 27, 16.4, 27, 17], [26.4, 20.4, 25.4, 23, 24, 25]) +
      twice("M30.4 17C31.6 17 32.4 17.4 32.6 18C31.6 20.6 30.6 22 29.4 23C29.4 21 29.8 19 30.4 17Z"),
  ),
  layer("light", mirrored(33.4, [28, 31, 34.6, 33, 33.6, 38], [32.4, 42.6, 28, 43.6, 24, 43.6])),
  layer("light", twice("M28.6 28C30.4 24 35.6 23.4 38 25.4C37.4 29.4 32.4 31 28.6 28Z")),
  layer("ink", twice("M32 24.6C33.4 24.2 34.6 24.4 34.8 25C35 27 34 28.8 33 29.2C31.6 28.4 31.2 26 32 24.6Z")),
  layer("ink", mirrored(33, [26, 32.6, 27.6, 32.8, 28, 33.6], [27, 36, 25.4, 37, 24, 37.2])),
  layer(
    "line",
    "M24 37L24 39.4" + twice("M24 39.4C25.6 41 28 41 29 39.6") + twice("M37 35.4L46.6 33.4") + twice("M36.6 38L45.6 39.6"),
  ),
];

/* The Eyrie: a bird of prey, brows like horns, a hooked beak. */
export const hawk: Drawing = [
  layer(
    "body",
    mirrored(
      11,
      [28, 7, 35, 3.4, 44.6, 2],
      [43.6, 7, 43.6, 10, 43, 13],
      [46.4, 21, 44.6, 31, 37, 37],
      [34, 39.6, 30, 42, 27.6, 46],
      [26, 44.6, 25, 44.2, 24, 46.6],
    ),
  ),
  layer("light", mirrored(21, [27, 15, 36, 13, 40, 19], [41.4, 27, 35, 32.6, 28.6, 32], [26.4, 31.6, 25, 30, 24, 28])),
  layer("ink", twice("M26.4 19.4C30 15.4 37.4 14 41.4 15.6C37 16.6 33.6 18.6 32 20.6C30.4 20 28.4 19.4 26.4 19.4Z")),
  layer("ink", eyes(8.4, 22.8, 3.1)),
  layer("light", eyes(7.4, 21.8, 1)),
  layer("warm", mirrored(23.4, [27, 24, 29, 27.4, 28.4, 31], [27.6, 34.4, 25.6, 37, 24, 40])),
  layer("line", "M24 30L24 38.6"),
];

/* The Alliance: a squirrel with tufted ears and its tail behind it. */
export const squirrel: Drawing = [
  layer("body", "M36 45C45 42 48.4 33 45.4 24.6C43.6 19.4 45.4 15.4 46.6 11.4C40.4 10.6 36 14 35.4 20L30 40Z"),
  layer("pale", "M40.4 16.4C39.6 21 41.6 25 42 30C42.2 34.4 40.6 38 37.6 41"),
  layer(
    "body",
    "M18.6 14.2C20.4 13.8 22.2 13.8 24 14.2C24.8 9 27 4 31.4 1.6C33 6 33 11.6 31.6 17.4C36 21.4 37.8 27 36.4 32.6C35 39.6 28.6 45.6 19.6 45.8C10.6 45.6 4.4 39.6 3 32.6C1.6 27 3.4 21.4 7.8 17.4C5.2 11.6 4.8 6 6.4 1.6C11 4 15.6 9 18.6 14.2Z",
  ),
  layer(
    "shade",
    "M29.8 6.6C30.4 10 30 12.8 29.2 15.6C28.4 15 27.6 14.6 26.8 14.4C27.4 11.4 28.4 8.8 29.8 6.6ZM8.8 6.6C8.4 10 9 12.8 10.2 15.6C11.2 15 12.2 14.6 13.2 14.2C12 11.4 10.6 8.8 8.8 6.6Z",
  ),
  layer(
    "light",
    "M19.6 32C24.4 29.6 31.6 31 31.4 36.4C31 41.6 25.4 44 19.6 44C13.8 44 8.4 41.6 8 36.4C7.8 31 14.8 29.6 19.6 32Z",
  ),
  layer("ink", dot(11.6, 26.6, 3) + dot(27.8, 26.6, 3)),
  layer("light", dot(12.6, 25.6, 1) + dot(28.8, 25.6, 1)),
  layer("ink", oval(19.6, 33.6, 3, 2.2)),
  layer("line", "M19.6 35.6L19.6 38.4M15 39C16.6 40.8 18.6 40.6 19.6 38.6C20.6 40.6 22.6 40.8 24.2 39"),
];

/* The Vagabond: a raccoon's mask under a broad hat. */
const hat = layer(
  "soil",
  "M2.6 20.6C9 22 13 20.4 14.4 15.6C15.6 8 18.6 2.6 22 2.6C24 2.6 24.6 4 26.4 3.8C30 3.4 32.8 8.6 33.6 15.6C35 20.4 39 22 45.4 20.6C43.6 25 36.4 27 24 27C11.6 27 4.4 25 2.6 20.6Z",
);
export const raccoon: Drawing = [
  layer("body", mirrored(16, [34, 16, 41.6, 22, 42.4, 29], [46, 33, 38.6, 38.6, 33, 41.6], [29.6, 43.6, 27, 46, 24, 46])),
  layer("light", mirrored(24, [30, 24, 38, 26, 41.4, 30.4], [38, 36, 31, 40, 29, 42], [27, 44, 25.6, 44.6, 24, 44.6])),
  layer("ink", mirrored(30, [26, 27.4, 36, 26, 41, 30], [40, 34.4, 35.6, 37, 31.4, 36], [28.4, 35, 26.6, 32.6, 24, 32.6])),
  layer("light", eyes(8.4, 31.4, 2.6)),
  layer("ink", eyes(8.2, 31.4, 1.3)),
  layer("ink", oval(24, 42.4, 3.4, 2.5)),
  hat,
  layer("pale", "M14.2 17.2C19 19.6 29 19.6 33.8 17.2"),
];
/* The second Vagabond: the same beast in a pointed hood. */
const hooded: Drawing = [
  layer("body", "M29.6 2C21.4 1.4 11 9 7 20C4 28.4 4.4 39 7 46.4L41 46.4C43.6 39 44 28.4 41 20C38.8 13 34 8.6 29.6 2Z"),
  layer("shade", mirrored(13.6, [33, 14, 38.4, 20.4, 38.4, 28], [38, 36, 30.6, 43.6, 24, 43.6])),
  layer("light", mirrored(20, [29, 20, 34, 23, 36.4, 28], [34, 34.4, 29, 37.6, 28, 40], [26.4, 42, 25.4, 42.4, 24, 42.4])),
  layer("ink", mirrored(27, [26, 24.6, 33, 23, 37.4, 27], [36.6, 31, 33, 33.4, 29.4, 32.6], [27, 32, 26, 30, 24, 30])),
  layer("light", eyes(7, 28.4, 2.4)),
  layer("ink", eyes(6.8, 28.4, 1.2)),
  layer("ink", oval(24, 39.6, 3.2, 2.4)),
];

/* The Lizards: a long snout in profile, a crest of spikes. */
export const lizard: Drawing = [
  layer(
    "body",
    "M1.8 26.6C2.6 21.6 9 19.4 14.6 17.6C16.4 11 23.6 8 29.4 10.4L32.6 3L36.4 12.6L43.6 9.2L42.6 18.4L47.6 20L43.8 27L47 32L42 36C41.4 40 42 43 43.4 46.4H17.6C19.6 42.4 19.8 39.4 18.4 36.8C12 37.4 6 36.6 3 33.4C1.6 31.6 1.4 29 1.8 26.6Z",
  ),
  layer("light", "M19.6 36.4C24 35 27 32.6 28.6 28.6C31.4 33.6 31.6 40 30.6 45.2H19.6C21 42 21.2 39 19.6 36.4Z"),
  layer("line", "M3.4 31.4C10.6 31.8 17.4 30.8 22.6 27"),
  layer("light", dot(23, 17.6, 5.2)),
  layer("ink", oval(22.6, 17.6, 1.7, 4.4) + dot(6.4, 25, 1.4)),
  layer("pale", "M32 14.6L34 20M37.4 17.6L36.6 23.4M39 26L36 31"),
];

/* The Riverfolk: an otter, small ears and a broad whiskered muzzle. */
export const otter: Drawing = [
  layer("body", twice("M35 13C36 8 43 7.6 43.6 13C44 17 41.6 19.4 38.4 19.4Z")),
  layer("body", mirrored(5, [33.4, 5, 40, 12, 40.4, 20], [45.4, 26, 46.6, 33.6, 41.4, 39.4], [37, 44.4, 30, 45.8, 24, 45.8])),
  layer("light", mirrored(27, [29, 23.4, 41.4, 25, 41.8, 33], [41.4, 40.6, 33.4, 44, 24, 44])),
  layer("ink", eyes(9, 20.6, 3.1)),
  layer("light", eyes(8, 19.6, 1)),
  layer("ink", mirrored(25.4, [28, 24, 32, 25.4, 31.4, 28], [30.4, 31.4, 26.4, 33, 24, 33])),
  layer("line", "M24 33L24 37" + twice("M24 37C26.6 40.4 31 40 32.4 37.4")),
  layer("line", twice("M36.6 32L46.4 29.6") + twice("M36.6 35.4L46 36.4")),
];

/* The Duchy: a mole, a long snout up and two digging paws. */
export const mole: Drawing = [
  layer("body", mirrored(7, [29, 8.4, 31, 14, 33, 18], [39, 23, 42, 31, 41, 38], [40.4, 43, 33, 45.8, 24, 45.8])),
  layer("shade", mirrored(26, [30, 26, 35, 32, 35, 38], [35, 42.4, 29, 44.4, 24, 44.4])),
  layer(
    "paper",
    mirrored(
      1.6,
      [25.6, 3.6, 26.4, 4.4, 28.6, 4.6],
      [28.2, 6.4, 29, 7.6, 30.8, 8.6],
      [29, 9.8, 28.6, 11, 29, 13],
      [27, 12.6, 25.6, 13.2, 24, 14.8],
    ),
  ),
  layer("ink", dot(24, 8.6, 1.8)),
  layer("light", eyes(5.6, 21, 2.4)),
  layer("ink", eyes(5.4, 21, 1.3)),
  layer(
    "paper",
    twice("M36 41C33.4 37.4 33.6 31.6 36.4 29L37.4 23.4L39.6 28L42.4 22.6L43.4 28.4L47 25.4L45.6 31.4C47 36 44 41.4 40.4 42.6Z"),
  ),
];

/* The Corvids: a crow in profile, a long straight beak and ruffled nape. */
export const crow: Drawing = [
  layer(
    "body",
    "M3.6 46C2.6 38 3.4 31 5.6 25.4L2.4 22.6L7.4 19.4L5.6 14.6L11.4 13C14.6 6.6 20.4 3 26.4 4.2C31 5 33.6 8.4 34.4 12C39.6 14 44 18 46.6 23.4C41.4 22.8 37.2 23.4 33 25.2C31.4 30 31 33 33.4 38C34.6 40.6 36.4 43 38.6 46Z",
  ),
  layer("light", "M34.6 13.4C39 15.4 42.6 18.4 45 22.2C41 21.8 37 22.4 33.4 24C34.6 20 35 17 34.6 13.4Z"),
  layer("line", "M33.8 18.6C38 18.8 42 20 45.4 22.4"),
  layer("light", dot(25.6, 14, 4.4)),
  layer("ink", dot(26.6, 14, 2.3)),
  layer("pale", "M11 22C13 27 12.6 32 10.6 38M18 25C20 31 19.4 36 17.4 41.6M25.4 27.6C25.6 33 25.6 37 26.4 42"),
];

/* The Hundreds: a rat, wide ears above a long snout, whiskers and teeth. */
export const rat: Drawing = [
  layer("paper", "M21.4 43H26.6V47.4H21.4Z"),
  layer(
    "body",
    mirrored(
      12,
      [27, 11, 29, 11, 31, 11.6],
      [33, 4, 43, 3, 46, 9],
      [47, 16, 42, 20, 38.6, 20.6],
      [38, 28, 33, 36, 29.6, 42],
      [28, 45, 26, 46.4, 24, 46.4],
    ),
  ),
  layer("shade", twice("M35 11.4C37 7.6 41.6 7.4 43 10.6C43.4 14 41 16.4 38 17C37.6 14.6 36.6 12.6 35 11.4Z")),
  layer("light", eyes(7, 23, 3.6)),
  layer("ink", eyes(6.4, 23, 2)),
  layer("ink", twice("M26.6 19.6C29.6 17.4 33.4 16.8 36 17.6C33.6 18.8 31.6 20 30.4 21.4C29.2 20.4 28 19.8 26.6 19.6Z")),
  layer("ink", oval(24, 39.6, 3.4, 2.6)),
  layer("line", twice("M29 35L39.4 32") + twice("M29 37.6L39 38.4")),
];

/* The Keepers: a badger with striped cheeks under an iron helm. */
export const badger: Drawing = [
  layer("body", twice("M36 13C37.6 8 44 8.4 44.4 13.4C44.6 17 42 19.4 39.2 19.2Z")),
  layer("body", mirrored(7, [31, 7, 38, 11, 40.4, 19], [44, 26, 43, 34, 37, 40], [33, 44, 28, 46, 24, 46])),
  layer("light", mirrored(9, [27, 9.4, 28.6, 14, 28.4, 21], [28.6, 30, 31.4, 35, 29.6, 40.6], [28, 43.6, 26, 44.6, 24, 44.6])),
  layer("light", twice("M37 19C41 24 41.6 31 37.4 37C35 32 35 25 37 19Z")),
  layer("ink", eyes(7.6, 25, 2.7)),
  layer("light", eyes(6.8, 24.2, 0.9)),
  layer("ink", oval(24, 40, 3.6, 2.6)),
  layer(
    "stone",
    mirrored(2, [32.4, 2, 39, 7, 41.4, 17], [35.6, 13.8, 30, 12.6, 26.6, 12.6], [26, 21], [24, 21]),
  ),
  layer("line", twice("M30 5.4C33 6.8 35.6 9.4 37.2 12.6")),
];

/* Nobody yet: a question. */
const question: Drawing = [
  layer(
    "ink",
    "M14 17C14 4 36 4 36 17C36 26 27.4 26 27.4 33L21 33C21 22 29.4 22.6 29.4 17C29.4 12 20.6 12 20.6 17ZM20.6 37.4L27.8 37.4L27.8 44L20.6 44Z",
  ),
];

export const HEADS: Readonly<Record<string, Drawing>> = {
  marquise: cat,
  eyrie: hawk,
  alliance: squirrel,
  vagabond: raccoon,
  vagabond2: hooded,
  lizards: lizard,
  riverfolk: otter,
  duchy: mole,
  corvids: crow,
  hundreds: rat,
  keepers: badger,
  newcomer: question,
};

/* Figures: the head on a body. */
export const cape = layer("body", mirrored(24, [32, 24, 37, 28, 39, 34], [41, 39, 41.6, 43, 42, 46.6], [24, 46.6]));
export const robe = layer("body", mirrored(22, [31, 24, 34, 32, 36, 38], [37.4, 42, 40, 44, 43, 46.6], [24, 46.6]));
const wings = layer(
  "body",
  mirrored(26, [32, 24, 41, 25, 47, 22.6], [46.6, 31, 43, 38, 37, 41], [36, 43, 35.4, 45, 35, 46.6], [24, 46.6]),
);
const clasp = layer("light", mirrored(34, [26.6, 35.4], [28, 39], [24, 43]));

export const WARRIORS: Readonly<Record<string, Drawing>> = {
  marquise: [layer("body", "M38 44C47.6 43 48 35 44 29.4C46.8 39 42 40.4 36 39.6Z"), cape, clasp, ...put(cat, 0.76, 5.8, 0)],
  eyrie: [wings, layer("pale", twice("M33 31C34.6 35 34 38 32.4 41") + "M24 38L24 44"), ...put(hawk, 0.74, 6.2, 0)],
  alliance: [cape, layer("light", "M22 37L28 34L27 44L20 42Z"), ...put(squirrel, 0.78, 6, 0)],
  vagabond: [robe, layer("pale", "M24 36L24 46"), ...put(raccoon, 0.8, 4.8, 0)],
  vagabond2: [robe, layer("pale", "M24 40L24 46"), ...put(hooded, 0.8, 4.8, 0)],
  lizards: [robe, clasp, ...put(lizard, 0.78, 5.3, 0)],
  riverfolk: [
    layer("body", "M36 46C46 46.6 49 38 45.6 30C42 34 40 36 34 38Z"),
    cape,
    layer("pale", twice("M24 40C27 44 33 44 37 40")),
    ...put(otter, 0.74, 6.2, 0),
  ],
  duchy: [cape, ...put(mole, 0.94, 1.4, 0.6)],
  corvids: [
    layer("body", mirrored(24, [32, 25, 36, 30, 37, 36], [38, 41, 39, 44, 41, 46.6], [24, 46.6])),
    layer("pale", twice("M29 36L31 46")),
    ...put(crow, 0.78, 4.6, 0),
  ],
  keepers: [cape, layer("stone", mirrored(33, [30, 33], [33, 46.6], [24, 46.6])), ...put(badger, 0.78, 5.3, 0)],
  hundreds: [layer("body", "M9 44C1 41 0.6 33 5 28C3.4 36 7 39.4 14 40Z"), cape, clasp, ...put(rat, 0.78, 5.3, 0)],
};

/** Figures that are no common warriors. */
export const LEADERS: Readonly<Record<string, Drawing>> = {
  warlord: [
    wings,
    clasp,
    ...put(rat, 0.8, 4.8, 3),
    layer("warm", "M13 13L14.6 2.4L20 7.6L24 0.8L28 7.6L33.4 2.4L35 13Z"),
  ],
};
