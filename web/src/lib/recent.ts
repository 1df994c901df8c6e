/** What this device remembers of games: the list of recent ones, and the keys that belong to each. */

import type { SeatKind, SeatNumber } from "./protocol";
import { drop, isObject, isString, keep, recall } from "./storage";

/** How a game stood when it was last heard of. */
export interface Stand {
  kit: string;
  seat: SeatNumber | null; // one's own
  players: { side: string; name: string; kind: SeatKind; points: number | null }[];
  text: string; // which turn and phase it was
  waiting: SeatNumber | null;
  over: boolean;
  winners: SeatNumber[];
  practice: boolean;
  replay: boolean;
  origin: string | null; // of a practice game: the game that it was branched from
}

export interface RecentGame {
  game: string;
  title: string;
  token: string;
  when: number; // milliseconds since 1970
  name?: string; // that somebody gave it here
  stand?: Stand; // games that an older version remembers have none
}

export interface SeatToken {
  seat: number | null; // null: a spectator's
  token: string;
}

const LIST = "lawbound.recent";
const MOST = 40;
const BELONGINGS = ["token", "tokens", "host", "wish", "table"] as const;
type Belonging = (typeof BELONGINGS)[number];

function isRecent(value: unknown): value is RecentGame {
  return (
    isObject(value) &&
    isString(value["game"]) &&
    isString(value["title"]) &&
    isString(value["token"]) &&
    typeof value["when"] === "number" &&
    (value["name"] === undefined || isString(value["name"])) &&
    (value["stand"] === undefined || isStand(value["stand"]))
  );
}

function isStand(value: unknown): value is Stand {
  return isObject(value) && isString(value["kit"]) && isString(value["text"]) && Array.isArray(value["players"]);
}

function isSeatToken(value: unknown): value is SeatToken {
  return isObject(value) && (typeof value["seat"] === "number" || value["seat"] === null) && isString(value["token"]);
}

const isListOf =
  <T>(each: (value: unknown) => value is T) =>
  (value: unknown): value is T[] =>
    Array.isArray(value) && value.every(each);

/** The games opened on this device, the newest first. */
export function recentGames(): RecentGame[] {
  return recall(LIST, isListOf(isRecent)) ?? [];
}

/** Put a game at the head of the list; whatever falls off its end is forgotten with all that belongs to it. */
export function rememberGame(game: string, title: string, token: string): void {
  const games = recentGames();
  const known = games.find((each) => each.game === game);
  const all = [{ ...known, game, title, token, when: Date.now() }, ...games.filter((each) => each !== known)];
  keep(LIST, all.slice(0, MOST));
  for (const gone of all.slice(MOST)) dropBelongings(gone.game);
}

/** What has changed about a game of the list; it stays where it is. */
export function noteGame(game: string, changes: Partial<Pick<RecentGame, "name" | "stand" | "when">>): void {
  keep(
    LIST,
    recentGames().map((each) => (each.game === game ? { ...each, ...changes } : each)),
  );
}

export function forgetGame(game: string): void {
  keep(
    LIST,
    recentGames().filter((each) => each.game !== game),
  );
  dropBelongings(game);
}

function dropBelongings(game: string): void {
  for (const what of BELONGINGS) drop(place(what, game));
}

export function place(what: Belonging, game: string): string {
  return `lawbound.${what}.${game}`;
}

/** The seats of people who share this screen. */
export function keepSeatTokens(game: string, tokens: SeatToken[]): void {
  keep(place("tokens", game), tokens);
}

export function seatTokens(game: string): SeatToken[] {
  return recall(place("tokens", game), isListOf(isSeatToken)) ?? [];
}

/** The host's token lies there as it is, without quotes. */
export function keepHostToken(game: string, token: string): void {
  try {
    localStorage.setItem(place("host", game), token);
  } catch {
    // see keep
  }
}

export function hostToken(game: string): string | null {
  try {
    return localStorage.getItem(place("host", game));
  } catch {
    return null;
  }
}

/** The settings that a game was made with on this device, so that it can be played again. */
export function keepWish(game: string, wish: object): void {
  keep(place("wish", game), wish);
}

export function wishOf(game: string): unknown {
  return recall(place("wish", game), isObject);
}
