/** What travels between server and client, version 1: the mirror of src/lawbound/server/messages.py. */

export const VERSION = 2;

export type SeatNumber = number;
export type CardId = string;
export type Suit = "fox" | "rabbit" | "mouse" | "bird";
export type Language = "en" | "cs" | "pl";
export type SeatKind = "person" | "bot" | "computer";
export type Role = "host" | "seat" | "spectator";

// --- The table as one seat, or a spectator, may see it ---

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

export interface TrackSpace {
  filled: boolean;
  labels: string[];
}

export interface TrackWidget {
  kind: "track";
  title: string;
  piece: string;
  legend: string[];
  spaces: TrackSpace[];
}

export interface CardColumn {
  title: string;
  suits: Suit[];
  cards: (CardId | null)[];
  active: boolean;
}

export interface ColumnsWidget {
  kind: "columns";
  title: string;
  columns: CardColumn[];
}

export interface CardsWidget {
  kind: "cards";
  title: string;
  zone: string;
  cards: (CardId | null)[];
}

export interface ItemTile {
  item: string;
  marked: boolean;
  state: "ready" | "exhausted" | "damaged" | "broken";
}

export interface ItemsWidget {
  kind: "items";
  title: string;
  items: ItemTile[];
}

export interface Fact {
  label: string;
  value: string;
}

export interface FactsWidget {
  kind: "facts";
  facts: Fact[];
}

export type Widget = TrackWidget | ColumnsWidget | CardsWidget | ItemsWidget | FactsWidget;

export interface ItemCount {
  item: string;
  count: number;
}

export interface PlayerScene {
  seat: SeatNumber;
  faction: string;
  name: string;
  kind: SeatKind;
  style: string;
  points: number;
  score: string;
  dominance: CardId | null;
  coalition: SeatNumber | null;
  hand_size: number;
  hand: CardId[] | null;
  crafted: CardId[];
  items: ItemCount[];
  supply: Pieces[];
  board: Widget[];
  wins: boolean;
}

export interface Phase {
  stage: "setup" | "playing" | "over";
  turn: number;
  seat: SeatNumber | null;
  phase: "birdsong" | "daylight" | "evening" | null;
  text: string;
}

export interface Quest {
  quest: string;
  name: string;
  suit: Suit;
  items: string[];
  text: string;
}

export interface Scene {
  map: string;
  phase: Phase;
  order: SeatNumber[];
  clearings: ClearingScene[];
  forests: ForestScene[];
  closed: [number, number][];
  ferry: number | null;
  players: PlayerScene[];
  deck: number;
  discard: CardId[];
  available: CardId[];
  items: ItemCount[];
  quests: Quest[];
}

// --- Questions ---

/** One option. `place` names where in the scene it may be clicked; null: only as a button. */
export interface Choice {
  option: number;
  text: string;
  place: string | null;
  ends: boolean;
}

export interface Question {
  id: string;
  seat: SeatNumber;
  text: string;
  article: string;
  about: string[];
  choices: Choice[];
}

export interface LogLine {
  line: number;
  turn: number;
  seat: SeatNumber | null;
  text: string;
  article: string;
  event: string;
  places: string[];
  dice: [number, number] | null;
  traced: boolean;
}

export interface SeatStatus {
  seat: SeatNumber;
  kind: SeatKind;
  name: string | null;
  connected: boolean;
}

export interface Refusal {
  text: string;
  article: string;
}

export interface Outcome {
  winners: SeatNumber[];
  points: number[];
  text: string;
  article: string;
  seed: string;
  salt: string; // the commitment was to salt and seed; empty in games from before there was one
  commitment: string;
  chart: number[][];
}

// --- From the server ---

export interface TableMessage {
  type: "table";
  moment: number;
  seat: SeatNumber | null;
  scene: Scene;
  question: Question | null;
  waiting: SeatNumber | null;
  can_undo: boolean;
  log_start: number;
  log: LogLine[];
  outcome: Outcome | null;
}

export interface WelcomeMessage {
  type: "welcome";
  version: number;
  game: string;
  role: Role;
  seat: SeatNumber | null;
  practice: boolean;
  replay: boolean; // a saved game: anybody may look with any eyes
  commitment: string;
  named_seed: boolean; // a person named the seed, and may foresee the luck
  title: string;
}

export interface SeatsMessage {
  type: "seats";
  seats: SeatStatus[];
}

export interface LogMessage {
  type: "log";
  start: number;
  lines: LogLine[];
}

export interface TraceMessage {
  type: "trace";
  line: number;
  steps: Refusal[];
}

export interface WhyMessage {
  type: "why";
  question: string | null;
  refused: Refusal[];
}

export interface HistoryMessage {
  type: "history";
  moment: number;
  scene: Scene;
  log_end: number;
}

export interface AckMessage {
  type: "ack";
  question: string;
}

export interface ErrorMessage {
  type: "error";
  code: string;
  text: string;
  closing: boolean;
}

export interface PongMessage {
  type: "pong";
}

export type ServerMessage =
  | WelcomeMessage
  | TableMessage
  | SeatsMessage
  | LogMessage
  | TraceMessage
  | WhyMessage
  | HistoryMessage
  | AckMessage
  | ErrorMessage
  | PongMessage;

// --- From the client, over the WebSocket. The first message is `hello`. ---

export interface Hello {
  type: "hello";
  version: number;
  token: string;
  lang: Language;
  seat?: SeatNumber | null;
}
export interface Choose {
  type: "choose";
  question: string;
  option: number;
}
export interface Undo {
  type: "undo";
}
export interface Why {
  type: "why";
}
export interface Trace {
  type: "trace";
  line: number;
}
export interface EarlierLog {
  type: "log";
  before: number;
}
export interface History {
  type: "history";
  moment: number;
}
export interface Look {
  type: "look";
  line: number;
}
export interface Speak {
  type: "speak";
  lang: Language;
  seat?: SeatNumber | null;
}
export interface Ping {
  type: "ping";
}
export type ClientMessage = Hello | Choose | Undo | Why | Trace | EarlierLog | History | Look | Speak | Ping;

// --- HTTP ---

export interface SeatWish {
  seat: string;
  player?: string | null;
  name?: string | null;
}

export interface NewGame {
  seats: SeatWish[];
  map?: string;
  suits?: string;
  deck?: string;
  order?: string;
  cooperative?: boolean;
  team?: boolean;
  edition?: string;
  options?: Record<string, string>;
  services?: string;
  advanced?: boolean;
  discretion?: string;
  seed?: string | null;
}

export interface Link {
  role: Role;
  seat: SeatNumber | null;
  token: string;
}

export interface SeatInfo {
  seat: SeatNumber;
  faction: string;
  kind: SeatKind;
  name: string | null;
  player: string | null;
  connected: boolean;
  token: string | null;
}

export interface GameInfo {
  game: string;
  role: Role;
  practice: boolean;
  replay: boolean;
  over: boolean;
  map: string;
  commitment: string;
  named_seed: boolean;
  created: string;
  seats: SeatInfo[];
  spectator: string | null;
}

export interface CreatedGame {
  game: string;
  commitment: string;
  links: Link[];
}

export interface ReplaceSeat {
  player: string | null;
  name?: string | null;
}

export interface Practice {
  moment: number;
  seat?: SeatNumber | null; // with whose eyes, where everybody may look
}

export interface AuditCheck {
  name: string;
  ok: boolean;
  sentence: string;
}

export interface Audit {
  ok: boolean;
  checks: AuditCheck[];
}

export interface Problem {
  code: string;
  text: string;
}

// --- The catalogue: what is printed on the components, in one language ---

export interface CatalogueCard {
  name: string;
  suit: Suit;
  text: string;
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
  cards: Record<CardId, CatalogueCard>;
  quests: Record<string, { name: string; suit: Suit; items: string[] }>;
  characters: Record<string, { name: string; items: string[]; ability: string; text: string }>;
  maps: Record<string, CatalogueMap>;
  bots: CatalogueBot[];
  playable: { faction: string; name: string; reach: number }[];
  reach_needed: number[]; // by the number of players
  players: Named[]; // computer players
  decks: { key: string; name: string }[];
  orders: { key: string; name: string }[];
  services: { key: string; name: string }[];
  discretions: Named[]; // what a pause tells; the first is the usual one
  editions: Named[];
  options: CatalogueOption[];
}

// --- The Law ---

export interface LawBooks {
  books: {
    book: string;
    title: string;
    chapters: { chapter: string; title: string; articles: { id: string; citation: string; title: string }[] }[];
  }[];
}

export interface ArticleReference {
  citation: string;
  title: string;
}

export interface Article {
  citation: string;
  title: string;
  kind: string;
  text: string;
  note: string | null;
  parent: ArticleReference | string | null;
  children: ArticleReference[];
  references: (ArticleReference | string)[];
  referred_from: (ArticleReference | string)[];
}

export interface LawSearch {
  results: { citation: string; title: string; excerpt: string }[];
}
