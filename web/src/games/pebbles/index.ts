/** Pebbles as the browser shows it: a drawing of the heaps. Everything else is drawn plainly. */
import type { GameFace } from "../../lib/face";
import Heaps from "./Heaps.svelte";

const face: GameFace = { Board: Heaps };

export default face;
