/**
 * What travels between server and client, version 2: the mirror of src/lawbound/server/messages.py and src/lawbound/kit/scene.py. What only a game's own drawing understands is `unknown` here.
 */

export const VERSION = 2;

export type SeatNumber = number;
export type Language = "en" | "cs" | "pl";
export type SeatKind = "person" | "bot" | "computer";
export type Role = "host" | "seat" | "spectator";

// --- The table as one seat, or a spectator, may see it ---

/** Something that lies somewhere. `place`: where it may be clicked; `picture`: what the game's drawing shows. */
export interface Thing {
  text: string;
  picture?: string;
  place?: string;
  count?: number;
  state?: string;
}

export interface Fact {
  label: string;
  value: string;
}

export interface Facts {
  kind: "facts";
  facts: Fact[];
}

export interface Things {
  kind: "things";
  title: string;
  key?: string;
  things: Thing[];
}

export interface Column {
  title: string;
  things: Thing[];
  active: boolean;
}

export interface Columns {
  kind: "columns";
  title: string;
  columns: Column[];
}

export interface Space {
  filled: boolean;
  labels: string[];
}

export interface Track {
  kind: "track";
  title: string;
  picture?: string;
  place?: string;
  legend: string[];
  spaces: Space[];
}

export type Widget = Facts | Things | Columns | Track;

export interface PlayerScene {
  seat: SeatNumber;
  side: string;
  name: string;
  kind: SeatKind;
  style: string;
  points: number | null;
  score: string;
  wins: boolean;
  board: Widget[];
  own: unknown;
}

export interface Phase {
  stage: "setup" | "playing" | "over";
  turn: number;
  seat: SeatNumber | null;
  phase: string | null;
  text: string;
}

export interface Scene {
  phase: Phase;
  order: SeatNumber[];
  players: PlayerScene[];
  board: Widget[];
  own: unknown;
}

// --- Questions ---

/** One option. `place` names where in the scene it may be clicked; null: only as a button. */
export interface Choice {
  option: number;
  text: string;
  place: string | null;
  ends: boolean;
  leaves?: string; // what is lost with it
}

export interface Question {
  id: string;
  seat: SeatNumber;
  text: string;
  article: string;
  about: string[];
  choices: Choice[];
  closing?: boolean; // the only choice ends a phase or the turn
  sweep?: string; // one choice for all
}

export interface LogLine {
  line: number;
  turn: number;
  seat: SeatNumber | null;
  text: string;
  article: string;
  event: string;
  places: string[];
  dice: number[] | null;
  traced: boolean;
  loss: string; // what this reader lost by it, said to them
}

export interface SeatStatus {
  seat: SeatNumber;
  kind: SeatKind;
  name: string | null;
  connected: boolean;
}

export interface PetitionStatus {
  seat: SeatNumber;
  choices: number;
  agreed: SeatNumber[];
  waiting: SeatNumber[];
}

export interface TakeBackOffer {
  choices: number;
  turn: number;
  asks: boolean;
}

export interface Refusal {
  text: string;
  article: string;
}

/** Something that can be begun at a place: an option that is nowhere, and the answers to what is asked after it. */
export interface Way {
  path: number[];
  text: string;
  more: string;
  place: string;
  to: string | null;
}

/** What cannot be done at these places (none: anywhere), and the article that says so. */
export interface Forbidden {
  text: string;
  article: string;
  places: string[];
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
  take_back?: TakeBackOffer;
  log_start: number;
  log: LogLine[];
  outcome: Outcome | null;
}

export interface WelcomeMessage {
  type: "welcome";
  version: number;
  kit: string;
  game: string;
  role: Role;
  seat: SeatNumber | null;
  practice: boolean;
  replay: boolean; // a saved game: anybody may look with any eyes
  commitment: string;
  named_seed: boolean; // a person named the seed, and may foresee the luck
  origin: string | null; // of a practice game: the game that it was branched from
  title: string;
  lesson: boolean; // a tutor explains it: hints may be asked for
}

export interface SeatsMessage {
  type: "seats";
  seats: SeatStatus[];
  petition?: PetitionStatus;
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

/** What can be begun at which place while that question waits, and what cannot. */
export interface AheadMessage {
  type: "ahead";
  question: string | null;
  ways: Way[];
  refused: Forbidden[];
}

export interface Also {
  option: number;
  text: string;
  why: string;
}

export interface ForeseenMessage {
  type: "foreseen";
  question: string | null;
  also: Also[];
}

/** What a tutor says at a question, and the option that is recommended. */
export interface Hint {
  text: string;
  article: string;
  option: number;
  place: string | null;
  explains: boolean; // something is explained for the first time; else the words are about the option
  step: number;
  steps: number;
}

export interface HintMessage {
  type: "hint";
  question: string | null;
  hint: Hint | null;
}

export interface HistoryMessage {
  type: "history";
  moment: number;
  scene: Scene;
  log_end: number;
  safe?: boolean; // a practice game can begin right there
}

/** For those who have no eyes for the table that comes with it. */
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
  | AheadMessage
  | ForeseenMessage
  | HintMessage
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
  then?: number[];
  sweep?: boolean;
}
export interface Undo {
  type: "undo";
}
export interface TakeBack {
  type: "take_back";
  choices: number;
}
export interface Consent {
  type: "consent";
  agree: boolean;
}
export interface Foresee {
  type: "foresee";
}
export interface Why {
  type: "why";
}
export interface Ahead {
  type: "ahead";
}

export interface AskHint {
  type: "hint";
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
export type ClientMessage =
  | Hello
  | Choose
  | Undo
  | TakeBack
  | Consent
  | Why
  | AskHint
  | Ahead
  | Foresee
  | Trace
  | EarlierLog
  | History
  | Look
  | Speak
  | Ping;

// --- HTTP ---

export interface SeatWish {
  seat: string;
  player?: string | null;
  name?: string | null;
}

/** What a field of a form may hold: a word, a switch, numbers, or names with values. */
export type Setting = string | boolean | number[] | Record<string, string>;

export interface NewGame {
  game: string;
  seats: SeatWish[];
  settings?: Record<string, Setting>;
  seed?: string | null;
  lesson?: boolean; // a tutor explains it
}

export interface Link {
  role: Role;
  seat: SeatNumber | null;
  token: string;
}

export interface SeatInfo {
  seat: SeatNumber;
  side: string;
  kind: SeatKind;
  name: string | null;
  player: string | null;
  connected: boolean;
  token: string | null;
  title: string; // what the table calls whoever sits there
  points: number | null;
}

export interface GameInfo {
  kit: string;
  game: string;
  role: Role;
  practice: boolean;
  replay: boolean;
  over: boolean;
  title: string;
  commitment: string;
  named_seed: boolean;
  created: string;
  seats: SeatInfo[];
  spectator: string | null;
  seat: SeatNumber | null; // of the link that asks
  origin: string | null;
  turn: number;
  text: string; // which turn and phase it is
  waiting: SeatNumber | null;
  winners: SeatNumber[];
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
  line?: number | null; // it begins exactly there, or not at all
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

// --- Games and their forms: the mirror of src/lawbound/server/kits.py ---

export interface Preset {
  key: string;
  title: string;
  text: string;
  seats: { seat: string; player: string | null }[];
  settings: Record<string, Setting>;
}

/** A game, and enough to begin one with a click. */
export interface KitInfo {
  kit: string;
  title: string;
  text: string;
  seats: { fewest: number; most: number; usual: number };
  presets: Preset[];
  solo: Preset[]; // alone against all others; their keys are sides
  lessons: Preset[]; // tables to learn the game at
  companion: boolean; // whether it helps at a real table
}

export interface Named {
  key: string;
  name: string;
}

/** Something that may be wished for; of a choice the usual one comes first. */
export interface Field {
  key: string;
  kind: "choice" | "switch" | "numbers" | "table";
  text: string;
  choices: { key: string; text: string }[];
}

/** All that may be wished for. */
export interface KitForm extends KitInfo {
  sides: Named[];
  bots: Named[];
  fields: Field[];
  players: { key: string; name: string; text: string }[];
  books: string[];
}

// --- An evening at a real table: what the companion of a game tells, and what people tell it ---

/** Something to do with one's hands; `told`: only to be known; `turn`: the heading of what comes next. */
export interface Step {
  kind: "step" | "told" | "turn";
  n: number;
  text: string;
  article: string;
  places: string[];
  way: boolean; // from the first of these places to the second
  why: Refusal[]; // how it was decided
}

export interface EveningOption {
  option: string;
  text: string;
  suit: string | null; // the sort of a card, asked first where there are many
  place: string | null;
}

export interface EveningQuestion {
  kind: "dice" | "card" | "choice";
  text: string;
  article: string;
  who: string | null; // who decides; null: luck
  seat: SeatNumber | null;
  options: EveningOption[];
  refused: Refusal[];
}

/** What cannot be so on a real table, and yet was told. */
export interface Oddity {
  text: string;
  article: string | null;
  place: string | null;
}

export interface EveningPlayer {
  seat: SeatNumber;
  key: string;
  name: string;
  bot: boolean;
  points: number;
  hand: number | null; // null: nobody holds cards there, or they lie open
  items: string[];
  fields: EveningField[]; // what lies on the board
}

/** Something that lies on a board; its kind says how it is told. Fields of one group lie side by side. */
export interface EveningField {
  field: string; // where it is kept
  kind: "number" | "choice" | "names" | "cards";
  label: string;
  group: string;
  part: string | null; // which of its group
  value: number | string | string[]; // by its kind
  names: { name: string; text: string }[];
  least: number;
  most: number;
  once: boolean; // of each name there is one at most
  hidden: boolean; // cards lie face down: how many there are is told
}

/** What has no seat, and something lies on it all the same. */
export interface EveningSheet {
  key: string;
  name: string;
  fields: EveningField[];
}

/** What may be put somewhere or taken away. */
export interface EveningPiece {
  piece: string;
  seat: number; // of its owner, also of one that sits nowhere
  owner: string;
  who: string; // its owner, in words
  name: string;
  text: string;
  left: number;
}

/** The board looks otherwise: one small change. Those that no page knows of are the game's own. */
export interface Change {
  piece?: string;
  at?: string;
  to?: string;
  points?: string; // whose
  hand?: string; // whose
  by?: number;
  [own: string]: unknown;
}

export type Act =
  | { do: "answer"; option: string }
  | { do: "end" }
  | { do: "tell" }
  | { do: "show" }
  | { do: "edit"; set: Change[] };

export interface EveningPage {
  game: string;
  title: string;
  phase: "setup" | "bot" | "human" | "over";
  count: number; // grows with everything that is told or taken back
  acts: number; // how many stand
  lost: number; // acts that cannot be played any more
  turn: { seat: SeatNumber; key: string; name: string; bot: boolean; number: number; text: string } | null;
  scene: Scene;
  steps: Step[];
  fresh: number; // where those begin that came with the last act
  replayed: { kept: number; dropped: number } | null; // answers that were told before the board was changed
  question: EveningQuestion | null;
  problems: Oddity[];
  players: EveningPlayer[];
  others: EveningSheet[];
  cards: string[]; // of this game
  situations: { text: string; article: string }[]; // what tables argue about
  can: { undo: boolean; edit: boolean; tell: boolean; show: boolean; end: boolean };
  pieces: EveningPiece[];
}

/** The whole evening, to keep. */
export interface EveningRecord {
  points: { turn: number; seat: SeatNumber; points: number[] }[]; // everybody's at the start of that turn
  final: number[];
  winners: SeatNumber[];
  log: { text: string; article: string; begins: boolean }[];
}

// --- The Law ---

export interface LawBooks {
  books: {
    book: string;
    kit: string;
    title: string;
    chapters: { chapter: string; title: string; articles: { id: string; citation: string; title: string }[] }[];
  }[];
}

export interface ArticleReference {
  citation: string;
  title: string;
}

/** A term of the glossary where a text first uses it. */
export interface TermUse {
  citation: string;
  title: string;
  definition: string;
  start: number;
  end: number;
}

export interface Article {
  citation: string;
  title: string;
  kind: string;
  text: string;
  note: string | null;
  language: Language; // of text and note
  terms: TermUse[]; // in the order of the text
  different_for: string[]; // the sides for which it is different
  parent: ArticleReference | string | null;
  children: ArticleReference[];
  references: (ArticleReference | string)[];
  referred_from: (ArticleReference | string)[];
}

export interface LawSearch {
  results: { citation: string; title: string; excerpt: string; language: Language }[];
}
