/** The settings of the last game of Root, kept on this device; what does not fit the catalogue any more is mended. */

import type { KitForm } from "../../../lib/protocol";
import type { Catalogue } from "../types";
import { keep, recall } from "../../../lib/storage";
import {
  ADVANCED,
  charactersFor,
  draft,
  factionsFor,
  freeFaction,
  obstacle,
  seat,
  STANDARD,
  USUAL_DIFFICULTY,
  USUAL_PLAYER,
  type Draft,
  type SeatDraft,
} from "./draft";

const KEY = "lawbound.newgame.root";
type Fields = Record<string, unknown>;

const isFields = (value: unknown): value is Fields => typeof value === "object" && value !== null && !Array.isArray(value);

export function keepDraft(of: Draft): void {
  keep(KEY, { ...of, seed: "" }); // a seed is for one game
}

export function lastDraft(catalogue: Catalogue, form: KitForm): Draft | null {
  const kept = recall(KEY, isFields);
  const read = kept && readDraft(kept);
  return read && mend(read, catalogue, form);
}

const text = (value: unknown, usual: string): string => (typeof value === "string" ? value : usual);

function readSeat(value: unknown): SeatDraft | null {
  if (!isFields(value)) return null;
  const kind = value["kind"];
  if (kind !== "person" && kind !== "bot" && kind !== "computer") return null;
  const traits = Array.isArray(value["traits"]) ? value["traits"].filter((each) => typeof each === "string") : [];
  return seat(kind, text(value["faction"], ""), {
    name: text(value["name"], ""),
    where: value["where"] === "link" ? "link" : "here",
    difficulty: text(value["difficulty"], USUAL_DIFFICULTY),
    traits,
    character: text(value["character"], ""),
    player: text(value["player"], USUAL_PLAYER),
  });
}

function readDraft(kept: Fields): Draft | null {
  const seats = Array.isArray(kept["seats"]) ? kept["seats"].map(readSeat).filter((each) => each !== null) : [];
  if (seats.length === 0) return null;
  const usual = draft(seats);
  const options = isFields(kept["options"]) ? Object.entries(kept["options"]) : [];
  return {
    ...usual,
    map: text(kept["map"], usual.map),
    suits: text(kept["suits"], usual.suits),
    deck: text(kept["deck"], usual.deck),
    landmarks: text(kept["landmarks"], usual.landmarks),
    setup: text(kept["setup"], usual.setup),
    vagabonds: text(kept["vagabonds"], usual.vagabonds),
    hirelings: text(kept["hirelings"], usual.hirelings),
    characters: text(kept["characters"], usual.characters),
    order: text(kept["order"], usual.order),
    edition: text(kept["edition"], usual.edition),
    services: text(kept["services"], usual.services),
    discretion: text(kept["discretion"], usual.discretion),
    cooperative: kept["cooperative"] === true,
    team: kept["team"] === true,
    advanced: kept["advanced"] === true,
    options: Object.fromEntries(options.filter((entry): entry is [string, string] => typeof entry[1] === "string")),
  };
}

/** A newer catalogue may lack what an older one offered. */
function mend(of: Draft, catalogue: Catalogue, form: KitForm): Draft {
  const known = (all: { key: string }[], key: string): string => (all.some((each) => each.key === key) ? key : (all[0]?.key ?? key));
  const map = of.map in catalogue.maps ? of.map : (Object.keys(catalogue.maps)[0] ?? of.map);
  const mended: Draft = {
    ...of,
    map,
    suits: known(catalogue.maps[map]?.suit_presets ?? [], of.suits),
    deck: known(catalogue.decks, of.deck),
    landmarks: known(catalogue.landmarks, of.landmarks),
    setup: of.setup === ADVANCED ? ADVANCED : STANDARD,
    vagabonds: known(catalogue.vagabonds, of.vagabonds),
    hirelings: known(catalogue.hirelings, of.hirelings),
    characters: known(catalogue.casts, of.characters),
    order: known(catalogue.orders, of.order),
    edition: known(catalogue.editions, of.edition),
    services: known(catalogue.services, of.services),
    discretion: known(catalogue.discretions, of.discretion),
    options: Object.fromEntries(
      Object.entries(of.options).filter(([key, value]) => catalogue.options.some((option) => option.key === key && option.values.includes(value))),
    ),
    seats: [],
  };
  for (const each of of.seats.slice(0, form.seats.most)) {
    const fits = factionsFor(each.kind, catalogue).includes(each.faction) && obstacle(mended, each.id, each.kind, each.faction) === null;
    const faction = fits ? each.faction : freeFaction(mended, each.id, each.kind, catalogue);
    const bot = catalogue.bots.find((candidate) => candidate.faction === faction);
    if (faction === null) continue;
    mended.seats.push({
      ...each,
      faction,
      difficulty: bot?.difficulties.some(({ key }) => key === each.difficulty) ? each.difficulty : USUAL_DIFFICULTY,
      traits: each.traits.filter((trait) => bot?.traits.some(({ key }) => key === trait)),
      player: form.players.some(({ key }) => key === each.player) ? each.player : USUAL_PLAYER,
      character: charactersFor(each.kind, faction, catalogue).some(({ key }) => key === each.character) ? each.character : "",
    });
  }
  return mended;
}
