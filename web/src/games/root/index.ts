/** Root as the browser shows it: the map, the cards, the faction boards, and its form. */
import type { GameFace } from "../../lib/face";
import Commons from "./board/Commons.svelte";
import FactionBoard from "./board/FactionBoard.svelte";
import Hand from "./board/Hand.svelte";
import MapSettings from "./board/MapSettings.svelte";
import MapView from "./board/MapView.svelte";
import ScoreTrack from "./board/ScoreTrack.svelte";
import Standing from "./board/Standing.svelte";
import { explain } from "./board/explain";
import { find } from "./board/offers";
import { GOAL, shapeOf } from "./board/scoring";
import signs from "./emblem";
import SetUp from "./setup/SetUp.svelte";
import { SOUNDS } from "./sounds";
import type { Catalogue, RootScene } from "./types";

const face: GameFace<RootScene, Catalogue> = {
  ...signs,
  Board: MapView,
  Hand,
  holds: (scene, seat) => scene.players[seat]?.own.hand != null,
  Aside: Commons,
  Panel: FactionBoard,
  Standing,
  Score: ScoreTrack,
  Settings: MapSettings,
  SetUp,
  explain,
  find,
  shape: shapeOf,
  goal: GOAL,
  sounds: SOUNDS,
};

export default face;
