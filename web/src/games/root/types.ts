/** What the browser draws of Root: the mirror of src/lawbound/root/present/shapes.py, and what its catalogue holds. */
import type { Language, PlayerScene, Scene, SeatNumber } from "../../lib/protocol";

export type CardId = string;
export type Suit = "fox" | "rabbit" | "mouse" | "bird";

/** Pieces of one kind in one place: `piece` names the picture, `text` is for people ("2 warriors"). */
export interface Pieces {
  seat: SeatNumber;
  piece: string;
  count: number;
  text: string;
}

export interface ClearingScene {
  clearing: number;
  suit: Suit | null;
  open_slots: number;
  ruin: boolean;
  ruler: SeatNumber | null;
  pieces: Pieces[];
  items: string[];
  text: string;
}

export interface ForestScene {
  forest: string;
  pieces: Pieces[];
  text: string;
}

export interface ItemCount {
  item: string;
  count: number;
}

export interface Quest {
  quest: string;
  name: string;
  suit: Suit;
  items: string[];
  text: string;
}

export interface LandmarkScene {
  landmark: string; // its key: black-market, lost-city, ...
  clearing: number;
  name: string;
  text: string; // what it does
  article: string;
}

/** A setup card that nobody has chosen yet. */
export interface SetupCardScene {
  place: string;
  faction: string;
  title: string;
  name: string;
  militant: boolean;
  kind: string;
  locked: string | null; // why it cannot be chosen yet
  reach: number;
  text: string;
  character: string | null; // the one beside it
  character_name: string | null;
}

export interface HomelandScene {
  clearing: number;
  seat: SeatNumber;
  text: string;
}

export interface HirelingScene {
  hireling: string; // the key of the side: otter-divers, ...
  number: number; // what its pieces have for a seat
  name: string;
  text: string; // what it does
  article: string;
  controller: number | null;
  control: number; // control markers on the card
  status: string; // who controls it, in words
  paths: [number, number][]; // where bandits lie in wait
}

export interface HirelingMarker {
  space: number; // of the score track
  seat: SeatNumber | null; // whose it is until their turn ends; null while it lies there
  text: string;
}

/** The map, and what lies beside it. */
export interface Own {
  map: string;
  clearings: ClearingScene[];
  forests: ForestScene[];
  closed: [number, number][];
  ferry: number | null;
  tower: number | null;
  landmarks: LandmarkScene[];
  setup_cards: SetupCardScene[]; // those of the draft, while it goes on
  homelands: HomelandScene[]; // while factions are set up
  hirelings: HirelingScene[];
  hireling_markers: HirelingMarker[]; // those that have brought no card yet
  deck: number;
  discard: CardId[];
  available: CardId[];
  items: ItemCount[];
  quests: Quest[];
  newer: boolean; // cards say what they say since 2026
}

/** A few words about something, and the article that says more. */
export interface Note {
  text: string;
  article: string;
}

/** What lies before a player, besides the faction board. */
export interface PlayerOwn {
  dominance: CardId | null;
  coalition: SeatNumber | null;
  hand_size: number;
  hand: CardId[] | null;
  notes: Record<CardId, Note>; // what cards of the seen hand cannot do now
  crafted: CardId[];
  items: ItemCount[];
  exhausted: string[]; // of the crafted items
  supply: Pieces[];
}

export type RootPlayer = Omit<PlayerScene, "own"> & { own: PlayerOwn };
export type RootScene = Omit<Scene, "own" | "players"> & { own: Own; players: RootPlayer[] };

// --- The catalogue: what is printed on the components, in one language ---

/** What things are for, by the names that scenes have for them. */
export interface Explanations {
  pieces: Record<string, Note>;
  items: Record<string, Note>;
  track: Note;
  things: Record<string, Note>; // quest, ruin, slot, score
  marked: string;
}

export interface CatalogueCard {
  name: string;
  suit: Suit;
  text: string;
  newer: string | null; // what it says since 2026, if that is something else
  kind: string; // item, persistent, immediate, ambush, dominance
  cost: (Suit | "any")[];
  item: string | null;
  points: number;
  count: number; // how many the deck holds
}

export interface CatalogueMap {
  title: string;
  clearings: { clearing: number; suit: Suit | null; slots: number; ruin: boolean; pos: [number, number] }[];
  paths: [number, number][];
  rivers: [number, number][];
  forests: { id: string; clearings: number[]; pos: [number, number] }[];
  closed: [number, number][];
  corners: number[];
  edge: number[];
  coastal: number[];
  ferry: number | null;
  tower: number | null;
  suit_presets: { key: string; name: string; suits: Suit[] | null }[];
}

export interface Named {
  key: string;
  name: string;
  text: string;
}

export interface CatalogueBot {
  faction: string;
  key: string;
  name: string;
  chapter: number;
  reach: number;
  difficulties: Named[];
  traits: Named[];
  characters: Named[];
}

export interface CatalogueOption {
  key: string;
  article: string;
  name: string;
  values: string[];
  texts: string[];
  editions: Record<string, string>; // the usual value of each edition
}

export interface Catalogue {
  languages: Language[];
  factions: Record<string, { name: string; long: string }>;
  suits: Record<string, string>;
  items: Record<string, string>;
  pieces: Record<string, string>;
  explained: Explanations;
  cards: Record<CardId, CatalogueCard>;
  quests: Record<string, { name: string; suit: Suit; items: string[] }>;
  characters: Record<string, { name: string; items: string[]; ability: string; text: string }>;
  maps: Record<string, CatalogueMap>;
  bots: CatalogueBot[];
  playable: { faction: string; name: string; reach: number }[];
  reach_needed: number[]; // by the number of players
  decks: { key: string; name: string }[];
  landmarks: { key: string; name: string }[];
  vagabonds: { key: string; name: string }[]; // how many setup cards of the Vagabond
  hirelings: { key: string; name: string }[];
  casts: { key: string; name: string }[];
  orders: { key: string; name: string }[];
  services: { key: string; name: string }[];
  discretions: Named[]; // what a pause tells; the first is the usual one
  editions: Named[];
  options: CatalogueOption[];
}
