/** Root as the browser shows it: the map, the cards, the faction boards, and its form. */
import "./colours.css";

import type { GameFace } from "../../lib/face";
import Commons from "./board/Commons.svelte";
import FactionBoard from "./board/FactionBoard.svelte";
import FactionIcon from "./board/FactionIcon.svelte";
import Hand from "./board/Hand.svelte";
import MapSettings from "./board/MapSettings.svelte";
import MapView from "./board/MapView.svelte";
import ScoreTrack from "./board/ScoreTrack.svelte";
import Standing from "./board/Standing.svelte";
import { find } from "./board/offers";
import { GOAL, shapeOf } from "./board/scoring";
import SetUp from "./setup/SetUp.svelte";
import type { Catalogue, RootScene } from "./types";

const face: GameFace<RootScene, Catalogue> = {
  Board: MapView,
  Hand,
  holds: (scene, seat) => scene.players[seat]?.own.hand != null,
  Aside: Commons,
  Panel: FactionBoard,
  Standing,
  Score: ScoreTrack,
  Emblem: FactionIcon,
  Settings: MapSettings,
  SetUp,
  find,
  colour: (side) => `var(--${side})`,
  shape: shapeOf,
  goal: GOAL,
};

export default face;
