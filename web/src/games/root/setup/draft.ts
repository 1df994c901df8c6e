/** A game of Root that is being put together: what the form holds, and the request that it becomes. */

import type { Plan } from "../../../lib/face";
import type { Preset, SeatKind, SeatWish } from "../../../lib/protocol";
import type { Sitter } from "../../../newgame/draft";
import type { Catalogue } from "../types";

export interface SeatDraft extends Sitter {
  faction: string;
  difficulty: string; // of a bot, like the next one
  traits: string[];
  character: string; // of a Vagabond, a person's or a bot
}

export interface Draft {
  seats: SeatDraft[];
  map: string;
  suits: string;
  deck: string;
  landmarks: string; // how many are drawn
  setup: string; // standard, or advanced: with setup cards
  vagabonds: string; // how many setup cards of the Vagabond
  hirelings: string; // whether any are drawn
  characters: string; // whom a Vagabond may be
  order: string;
  cooperative: boolean;
  team: boolean;
  edition: string;
  options: Record<string, string>;
  services: string;
  advanced: boolean;
  discretion: string;
  seed: string;
}

export const STANDARD = "standard";
export const ADVANCED = "advanced";
export const USUAL_DIFFICULTY = "default";
export const USUAL_PLAYER = "greedy"; // worth playing against, and quick to answer

let lastId = 0;

export function seat(kind: SeatKind, faction: string, more: Partial<SeatDraft> = {}): SeatDraft {
  return {
    kind,
    faction,
    name: "",
    where: "here",
    difficulty: USUAL_DIFFICULTY,
    traits: [],
    character: "",
    player: USUAL_PLAYER,
    ...more,
    id: ++lastId,
  };
}

export function draft(seats: SeatDraft[], more: Partial<Draft> = {}): Draft {
  return {
    map: "autumn",
    suits: "printed",
    deck: "standard",
    landmarks: "none",
    setup: STANDARD,
    vagabonds: "one",
    hirelings: "none",
    characters: "base",
    order: "random",
    cooperative: false,
    team: false,
    edition: "cs",
    options: {},
    services: "basic",
    advanced: false,
    discretion: "waited",
    seed: "",
    ...more,
    seats,
  };
}

function wish(of: SeatDraft): SeatWish {
  const name = of.name.trim() || null;
  const character = of.character ? `/${of.character}` : "";
  if (of.kind !== "bot") return { seat: `${of.faction}${character}`, player: of.kind === "computer" ? of.player : null, name };
  const difficulty = of.difficulty === USUAL_DIFFICULTY ? "" : `@${of.difficulty}`;
  return { seat: `bot:${of.faction}${character}${difficulty}${of.traits.map((trait) => `+${trait}`).join("")}` };
}

/** With setup cards people sit down before they have a faction, and luck lays out the suits. */
const drafted = (of: Draft): boolean => of.setup === ADVANCED;

function wishes(of: Draft): SeatWish[] {
  return of.seats.map((each) => (drafted(of) && each.kind !== "bot" ? { ...wish(each), seat: "?" } : wish(each)));
}

export function planOf(of: Draft): Plan {
  const { seats, seed, options, team, setup, vagabonds, suits, advanced, ...settings } = of;
  return {
    wish: {
      game: "root",
      seats: wishes(of),
      settings: {
        ...settings,
        ...(drafted(of) ? { setup, vagabonds } : { suits, advanced }),
        team: team && of.cooperative,
        ...(Object.keys(options).length > 0 ? { options } : {}),
      },
      ...(seed.trim() ? { seed: seed.trim() } : {}),
    },
    here: seats.map(({ where }) => where === "here"),
  };
}

/** A seat as a set-up writes it: `vagabond/ronin`, `bot:vagabond/thief@easy+helper`. */
function readSeat(written: string, player: string | null): SeatDraft {
  if (!written.startsWith("bot:")) {
    const [side = written, character = ""] = written.split("/");
    return player === null ? seat("person", side, { character }) : seat("computer", side, { character, player });
  }
  const [, faction = "", character = "", difficulty = USUAL_DIFFICULTY, traits = ""] =
    /^bot:(\w+)(?:\/(\w+))?(?:@(\w+))?((?:\+\w+)*)$/.exec(written) ?? [];
  return seat("bot", faction, { character, difficulty, traits: traits.split("+").filter(Boolean) });
}

/** The first person sits here, the others elsewhere. */
export function draftFrom({ seats, settings }: Preset): Draft {
  const read = seats.map(({ seat, player }) => readSeat(seat, player));
  for (const [place, person] of read.filter(({ kind }) => kind === "person").entries())
    if (place > 0) person.where = "link";
  return draft(read, settings as Partial<Draft>);
}

/** At a real table people and bots sit in the order in which they are named. */
export function besideDraft({ presets }: { presets: readonly Preset[] }): Draft {
  const usual = draftFrom(presets[0]!);
  const seats = usual.seats.map((each) => (each.kind === "computer" ? seat("person", each.faction) : each));
  return { ...usual, seats, order: "given" };
}

/** There nobody at a screen waits for anybody. */
export function besidePlan(of: Draft): Plan {
  const { wish, here } = planOf(of);
  const { discretion: _, ...settings } = wish.settings ?? {};
  return { wish: { ...wish, settings }, here };
}

/** Two Vagabonds are one faction with two boards. */
const family = (faction: string): string => faction.replace(/2$/, "");

export type Obstacle = { why: "taken"; seat: number } | { why: "first-missing" };

/** Why a seat cannot have that faction, or null. The server has the last word; this only spares a wasted click. */
export function obstacle(of: Draft, id: number, kind: SeatKind, faction: string): Obstacle | null {
  if (drafted(of) && kind !== "bot") return null;
  const playing = (each: SeatDraft): boolean => each.id !== id && !(drafted(of) && each.kind !== "bot");
  const others = of.seats.map((each, seat) => ({ ...each, seat })).filter(playing);
  const same = others.find((each) => each.faction === faction);
  if (same) return { why: "taken", seat: same.seat };
  const relative = others.find((each) => family(each.faction) === family(faction));
  if (relative && (kind === "bot" || relative.kind === "bot")) return { why: "taken", seat: relative.seat };
  if (!relative && family(faction) !== faction) return { why: "first-missing" };
  return null;
}

/** The factions that a seat of that kind could play at all, in the order of the catalogue. */
export function factionsFor(kind: SeatKind, catalogue: Catalogue): string[] {
  return (kind === "bot" ? catalogue.bots : catalogue.playable).map((each) => each.faction);
}

/** Whom a seat may be: the characters of a Vagabond. */
export function charactersFor(kind: SeatKind, faction: string | null, catalogue: Catalogue): { key: string; name: string }[] {
  if (kind === "bot") return catalogue.bots.find((each) => each.faction === faction)?.characters ?? [];
  if (faction === null || family(faction) !== "vagabond") return [];
  return Object.entries(catalogue.characters).map(([key, { name }]) => ({ key, name }));
}

export function freeFaction(of: Draft, id: number, kind: SeatKind, catalogue: Catalogue): string | null {
  return factionsFor(kind, catalogue).find((faction) => obstacle(of, id, kind, faction) === null) ?? null;
}

export interface Reach {
  total: number;
  recommended: number;
  enough: boolean;
}

/** The reach of the mix, and what is recommended for that many seats: Law 5.2. */
export function reachOf(of: Draft, catalogue: Catalogue): Reach {
  const reach = new Map([...catalogue.bots, ...catalogue.playable].map((each) => [each.faction, each.reach]));
  const total = of.seats.reduce((sum, each) => sum + (reach.get(each.faction) ?? 0), 0);
  const recommended = catalogue.reach_needed[of.seats.length] ?? 0;
  return { total, recommended, enough: total >= recommended };
}
