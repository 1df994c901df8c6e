/**
 * What a game brings to the browser: drawings of its scene, and its set-up form. Everything may be left out; what a game
 * does not bring is drawn plainly.
 */
import type { Component } from "svelte";

import type { Offers, Pick } from "./places";
import type { KitForm, NewGame, Preset, Scene, SeatNumber } from "./protocol";
import type { Sound } from "./sounds";

/** A scene, now or past, as somebody sees it, and what they may click there. All that draws a scene gets this. */
export interface Seen<S = Scene, C = unknown> {
  scene: S;
  catalogue: C; // what the game's drawing has to know once, in the reader's language
  seat: SeatNumber | null; // whose eyes; null: a spectator's
  offers: Offers;
  lit: readonly string[];
  hurt?: readonly string[]; // where whoever looks has just lost something
  onpick: Pick;
  onhover: Pick;
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
  explain?: (key: string, seen: Seen<S, C>) => Explained | null; // whatever is drawn with `data-explain={key}`
  find?: (place: string, own: SeatNumber | null) => Spot | null; // null: it is always in sight
  shape?: (side: string) => string | undefined; // its mark in the chart: a path around 0,0 with radius 5
  goal?: number; // so many points win
  sounds?: Record<string, Sound | null>; // by event of the log; null: not to be heard. Others are a knock, or dice
}
