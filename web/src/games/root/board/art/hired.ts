/** Hirelings: the animals of the faction that they belong to, each with what tells them apart from it. */
import { HEADS, badger, cape, cat, crow, hawk, lizard, mole, otter, raccoon, rat, robe, squirrel } from "./factions";
import { dot, eyes, layer, mirrored, oval, put, twice, type Drawing } from "./pen";
import { SUITS } from "./suits";

/* The Patrol: a cat in a peaked cap. */
const patrol: Drawing = [...put(cat, 0.9, 2.4, 4.4), layer("stone", "M8 17C10 8 16 3 24 3C32 3 38 8 40 17L44.6 19.6H3.4Z"), layer("warm", dot(24, 11, 3.4))];

/* The Prophets: a lizard before the sun. */
const rays = Array.from({ length: 12 }, (_, at) => {
  const point = (angle: number, r: number): string => `${(24 + r * Math.cos(angle)).toFixed(1)} ${(24 + r * Math.sin(angle)).toFixed(1)}`;
  const a = (Math.PI * at) / 6;
  return `M${point(a - 0.14, 16)}L${point(a, 23.4)}L${point(a + 0.14, 16)}Z`;
}).join("");
const prophet: Drawing = [layer("warm", dot(24, 24, 17) + rays), ...put(lizard, 0.72, 6.7, 6.7)];

/* The Expedition: a mole with a lamp on its head. */
const explorer: Drawing = [...put(mole, 0.94, 1.4, 3), layer("stone", "M13 14C14 7 34 7 35 14Z"), layer("warm", dot(24, 8.4, 4.6)), layer("light", dot(24, 8.4, 1.8))];

/* The Spies: a crow under a broad hat. */
const spy: Drawing = [...put(crow, 0.9, 2.4, 4.8), layer("ink", "M4 14H44L35 10.6C34.4 3 16 3 14.6 10.6Z")];

/* The Keepers of the vaults: a badger with a key. */
const keeper: Drawing = [
  ...put(badger, 0.94, 1.4, 0),
  layer("warm", `${oval(12, 40, 5, 5)}M16 38.6H38V41.4H34.6V45.4H31.6V41.4H16Z`),
  layer("body", dot(12, 40, 2)),
];

/* The Bearers: a rat with a torch. */
const bearer: Drawing = [...put(rat, 0.86, 0, 4), layer("soil", "M39 24H43V46.4H39Z"), layer("warm", "M41 24C34 21 34 14 41 4C48 14 48 21 41 24Z"), layer("light", "M41 22.4C38.4 20.4 38.6 17 41 13C43.4 17 43.6 20.4 41 22.4Z")];

/* The Band: a mouse with a lute. */
const musician: Drawing = [
  ...put(SUITS["mouse"] ?? [], 0.8, 4.8, 0),
  layer("soil", `${oval(33, 37, 8, 6.6)}M27.4 33L8.6 24.4L10 21.6L29 30.4Z`),
  layer("ink", dot(33, 37, 2.4)),
];

/* The Dynasty: a hawk with a crown. */
const noble: Drawing = [...put(hawk, 0.86, 3.4, 6), layer("warm", "M12 14L10 2L18 8L24 1L30 8L38 2L36 14Z")];

/* The Uprising: a squirrel with a pitchfork. */
const rebel: Drawing = [...put(squirrel, 0.86, 0, 5), layer("soil", "M40 14H43V47H40Z"), layer("stone", "M35 2H37.6V11H45.4V2H48V14H35Z")];

/* The Exile: a raccoon with a club. */
const exile: Drawing = [...put(raccoon, 0.84, 0, 4), layer("soil", "M38 45L42 46.4L47 14C47 9 39 8 38 13Z")];

/* The Flotilla: a sail over a hull. */
const flotilla: Drawing = [layer("soil", "M4 33H44L38 44H10Z"), layer("soil", "M23 4H26V33H23Z"), layer("light", "M27 6C38 10 42 20 42 29H27Z"), layer("body", "M22 10V29H8C10 20 15 13 22 10Z")];

/* The Bandits: a mask under a hat. */
const bandit: Drawing = [
  layer("body", dot(24, 27, 16)),
  layer("ink", "M2 18H46L36 13C35 3 13 3 12 13Z"),
  layer("ink", "M8 24H40V31C34 33.6 28 33 24 29.6C20 33 14 33.6 8 31Z"),
  layer("light", eyes(7, 27.4, 2.4)),
];

/* The Protector: a head of stone with antlers. */
const protector: Drawing = [
  layer("soil", twice("M29 14C36 12 41 8 42 1L46 2C46 8 44 11 41 13L46 14L45 17C39 19 34 19 30 18Z")),
  layer("stone", mirrored(10, [33, 10, 37, 17, 37, 25], [37, 36, 31, 45, 24, 46.6])),
  layer("ink", eyes(6.4, 25, 2.6)),
  layer("shade", "M20 36H28V39H20Z"),
];

const clasp = layer("warm", mirrored(35, [26.4, 36], [27.4, 39], [24, 42]));

export const HIRED_HEADS: Readonly<Record<string, Drawing>> = {
  "forest-patrol": patrol,
  "last-dynasty": noble,
  "bluebird-nobles": [...put(hawk, 0.9, 2.4, 3), layer("warm", dot(24, 7, 5.6))],
  "spring-uprising": rebel,
  "rabbit-scouts": [...put(SUITS["rabbit"] ?? [], 0.94, 1.4, 1.4)],
  "the-exile": exile,
  "the-brigand": [...put(raccoon, 0.9, 2.4, 0), layer("warm", "M16 36H32V46H16Z")],
  "riverfolk-flotilla": flotilla,
  "otter-divers": [...put(otter, 0.9, 2.4, 0), layer("pale", "M6 41C12 36 18 46 24 41C30 36 36 46 42 41V46H6Z")],
  "highway-bandits": bandit,
  "bandit-gangs": bandit,
  "furious-protector": [...protector, layer("warm", eyes(6.4, 25, 1.4))],
  "stoic-protector": protector,
  "warm-sun-prophets": prophet,
  "sunward-expedition": explorer,
  "corvid-spies": spy,
  "vault-keepers": keeper,
  "flame-bearers": bearer,
  "popular-band": musician,
  "street-band": musician,
  "feline-physicians": [...put(cat, 0.9, 2.4, 3), layer("light", dot(24, 9, 7)), layer("warm", "M22.4 4.6H25.6V7.4H28.4V10.6H25.6V13.4H22.4V10.6H19.6V7.4H22.4Z")],
  "lizard-envoys": [...put(lizard, 0.86, 3.4, 0), layer("light", "M8 34H40V46H8Z"), layer("line", "M8 34L24 42L40 34")],
  "mole-artisans": [...put(mole, 0.9, 2.4, 0), layer("stone", "M30 30H46V37H30Z"), layer("soil", "M36 37H40V47H36Z")],
  "raven-sentries": [...put(crow, 0.9, 0, 4), layer("soil", "M40 4H42.6V46H40Z"), layer("stone", "M41.3 0L45 9H37.6Z")],
  "badger-bodyguards": [...put(badger, 0.86, 3.4, 0), layer("stone", mirrored(26, [30, 28], [36, 28], [36, 36, 30, 43, 24, 46]))],
  "rat-smugglers": [...put(rat, 0.86, 3.4, 0), layer("soil", "M27 29C27 27 41 27 41 29L45 42C45 46.4 23 46.4 23 42Z"), layer("line", twice("M28 31L30 31"))],
};

export const HIRED_WARRIORS: Readonly<Record<string, Drawing>> = {
  "forest-patrol": [cape, clasp, ...put(patrol, 0.76, 5.8, 0)],
  "last-dynasty": [cape, clasp, ...put(noble, 0.76, 5.8, 0)],
  "spring-uprising": [cape, ...put(rebel, 0.84, 3.8, 0)],
  "the-exile": [robe, ...put(exile, 0.84, 3.8, 0)],
  "riverfolk-flotilla": flotilla,
  "highway-bandits": [cape, ...put(bandit, 0.74, 6.2, 0)],
  "bandit-gangs": [cape, ...put(bandit, 0.74, 6.2, 0)],
  "furious-protector": [robe, ...put(protector, 0.84, 3.8, 0), layer("warm", eyes(5.4, 21, 1.6))],
  "stoic-protector": [robe, ...put(protector, 0.84, 3.8, 0)],
  "warm-sun-prophets": [robe, ...put(prophet, 0.8, 4.8, 0)],
  "sunward-expedition": [cape, ...put(explorer, 0.84, 3.8, 0)],
  "corvid-spies": [cape, clasp, ...put(spy, 0.8, 4.8, 0)],
  "vault-keepers": [cape, ...put(keeper, 0.86, 3.4, 0)],
  "flame-bearers": [cape, clasp, ...put(bearer, 0.86, 3.4, 0)],
  "popular-band": [cape, ...put(musician, 0.84, 3.8, 3)],
  "street-band": [cape, ...put(musician, 0.84, 3.8, 3)],
};

/** A hireling marker of the score track: the purse of whoever gets there first. */
export const HIRELING_MARKER: Drawing = [
  layer("warm", mirrored(4, [28, 8], [35, 5], [31, 14], [40, 19, 44, 28, 42, 36], [40, 43, 33, 45.8, 24, 45.8])),
  layer("line", "M16 15.6H32"),
  layer("light", dot(24, 31, 7)),
  layer("ink", dot(24, 31, 2.6)),
];

/** The sign of a faction or of hirelings. */
export function headOf(side: string): Drawing {
  return HEADS[side] ?? HIRED_HEADS[side] ?? [];
}
