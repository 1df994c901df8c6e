/**
 * What a game brings to the browser: drawings of its scene, and its set-up form. Everything may be left out; what a game
 * does not bring is drawn plainly.
 */
import type { Component } from "svelte";

import type { Offers, Pick } from "./places";
import type { Change, EveningPlayer, KitForm, NewGame, Preset, Scene, SeatNumber } from "./protocol";
import type { Sound } from "./sounds";

/** A scene, now or past, as somebody sees it, and what they may click there. All that draws a scene gets this. */
export interface Seen<S = Scene, C = unknown> {
  scene: S;
  catalogue: C; // what the game's drawing has to know once, in the reader's language
  seat: SeatNumber | null; // whose eyes; null: a spectator's
  offers: Offers;
  lit: readonly string[];
  hurt?: readonly string[]; // where whoever looks has just lost something
  marks?: readonly Mark[]; // what is to be done where, by number
  onpick: Pick;
  onhover: Pick;
}

/** Something to be done with one's hands: at one place, or from the first of them to the second. */
export interface Mark {
  label: string;
  places: readonly string[];
  way: boolean; // from the first of the places to the second
  dim?: boolean; // somebody looks at another one
}

/** Pieces of one kind at a place. */
export interface Stack {
  seat: number; // of their owner, also of one that sits nowhere
  name: string;
  count: number;
  text: string; // "2 of them"
}

/** What something on the table is for; shown when the pointer rests on it, when it has the focus, or on a long press. */
export interface Explained {
  title: string;
  text: string;
  article?: string;
}

/** A game that is about to be made: what is asked of the server, and which of its people play at this screen. */
export interface Plan {
  wish: NewGame;
  here: boolean[]; // by seat
}

export interface SetUpProps<C = unknown> {
  form: KitForm;
  catalogue: C;
  preset: Preset | null; // what somebody wants to adjust; null: what they had before
  busy: boolean;
  problem: string; // why the server made no game, in its words
  onstart: (plan: Plan) => void;
  beside?: boolean; // for a real table: its people and its luck are there, not here
}

/** At a real table: what lies before a player, to be told by taps. */
export interface TellProps<S = Scene, C = unknown> {
  scene: S;
  catalogue: C;
  player: EveningPlayer;
  cards: readonly string[]; // of this game
  onchange: (...set: Change[]) => void;
}

/** The same of a place on the board. */
export interface TellPlaceProps<S = Scene, C = unknown> extends Omit<TellProps<S, C>, "player" | "cards"> {
  place: string;
}

/** Where a place is found when panels share the room. */
export interface Spot {
  panel: "players" | "aside";
  seat?: SeatNumber | null; // on whose board
}

/** What tells the sides of a game apart, loaded where a page only speaks of the game. */
export interface GameSigns {
  Emblem?: Component<{ side: string; label?: string; size?: string }>; // the sign of a side
  colour?: (side: string) => string; // in CSS
}

export interface GameFace<S = Scene, C = unknown> extends GameSigns {
  Board?: Component<Seen<S, C>>; // the middle of the table
  Hand?: Component<Seen<S, C>>; // what one holds
  holds?: (scene: S, seat: SeatNumber) => boolean; // whether there is a hand to be seen
  Aside?: Component<Seen<S, C>>; // what lies beside the board for everybody
  Panel?: Component<Seen<S, C> & { player: SeatNumber }>; // what lies before a player
  Standing?: Component<{ scene: S; player: SeatNumber }>; // a word about a player, in the list of all
  Score?: Component<{ scene: S; catalogue: C }>; // how everybody stands, at a glance
  Settings?: Component; // what a reader may set about the drawings
  SetUp?: Component<SetUpProps<C>>;
  places?: (scene: S) => { place: string; title: string; stacks: Stack[] }[]; // where pieces stand, and which
  Piece?: Component<{ name: string; owner: string; size?: string }>; // the picture of a piece
  Tell?: Component<TellProps<S, C>>;
  TellPlace?: Component<TellPlaceProps<S, C>>;
  card?: (card: string, catalogue: C) => { text: string; suit: string } | undefined; // what it is called, and its sort
  Group?: Component<{ group: string; size?: string }>; // the sign of a sort of cards
  groupName?: (group: string, catalogue: C) => string;
  explain?: (key: string, seen: Seen<S, C>) => Explained | null; // whatever is drawn with `data-explain={key}`
  find?: (place: string, own: SeatNumber | null) => Spot | null; // null: it is always in sight
  shape?: (side: string) => string | undefined; // its mark in the chart: a path around 0,0 with radius 5
  goal?: number; // so many points win
  sounds?: Record<string, Sound | null>; // by event of the log; null: not to be heard. Others are a knock, or dice
}
