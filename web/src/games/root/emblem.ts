/** The signs and colours of the factions: all that a page needs which only speaks of the game. */
import "./colours.css";

import type { GameSigns } from "../../lib/face";
import FactionIcon from "./board/FactionIcon.svelte";

const signs: GameSigns = { Emblem: FactionIcon, colour: (side) => `var(--${side})` };

export default signs;
