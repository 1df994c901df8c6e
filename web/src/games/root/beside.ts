/** Root beside its real box: where pieces stand, and what is told of players and places. Loaded for an evening only. */
import type { GameFace } from "../../lib/face";
import GroupSign from "./board/GroupSign.svelte";
import PieceSign from "./board/PieceSign.svelte";
import { places } from "./board/places";
import Tell from "./companion/Tell.svelte";
import TellPlace from "./companion/TellPlace.svelte";
import type { Catalogue, RootScene } from "./types";

const beside: GameFace<RootScene, Catalogue> = {
  places,
  Piece: PieceSign,
  Tell,
  TellPlace,
  Group: GroupSign,
  card: (card, { cards }) => cards[card] && { text: cards[card].name, suit: cards[card].suit },
  groupName: (suit, catalogue) => catalogue.suits[suit] ?? suit,
};

export default beside;
