/** The last that this browser saw of its tables, to be looked at while the server is away. */

import type { Connection } from "./connection.svelte";
import type { LogLine, SeatStatus, TableMessage, WelcomeMessage } from "./protocol";
import { place, recentGames } from "./recent";
import { drop, isObject, isString, keep, recall } from "./storage";

export interface LastTable {
  token: string; // whose eyes saw it: nobody else is shown it
  welcome: WelcomeMessage;
  table: TableMessage;
  seats: SeatStatus[];
  log: LogLine[];
}

const TABLES = 6; // of the newest games
const LINES = 60; // of the log

const isLastTable = (value: unknown): value is LastTable =>
  isObject(value) && isString(value["token"]) && isObject(value["welcome"]) && isObject(value["table"]);

export function keepTable({ game, token, welcome, table, seats, log }: Connection): void {
  if (!welcome || !table) return;
  keep(place("table", game), { token, welcome, table, seats, log: log.slice(-LINES) } satisfies LastTable);
  for (const old of recentGames().slice(TABLES)) drop(place("table", old.game));
}

export function lastTable(game: string, token: string): LastTable | null {
  const kept = recall(place("table", game), isLastTable);
  return kept?.token === token ? kept : null;
}

// What the game's drawing has to know is the same for all its tables.

const catalogues = (kit: string): string => `lawbound.catalogue.${kit}`;

export function keepCatalogue(kit: string, catalogue: unknown): void {
  keep(catalogues(kit), { catalogue });
}

export function lastCatalogue(kit: string): { catalogue: unknown } | null {
  return recall(catalogues(kit), (value): value is { catalogue: unknown } => isObject(value) && "catalogue" in value);
}
