/** The games that this browser can draw, each in a folder of its own and loaded when such a game is opened. */
import type { GameFace, GameSigns } from "../lib/face";
import { loadWords } from "../lib/i18n.svelte";

const faces = import.meta.glob<{ default: GameFace }>("./*/index.ts");
const signs = import.meta.glob<{ default: GameSigns }>("./*/emblem.ts");

const besides = import.meta.glob<{ default: GameFace }>("./*/beside.ts");

/** The same, and what a game brings for a real table. */
export async function loadFaceBeside(kit: string): Promise<GameFace> {
  const [face, more] = await Promise.all([loadFace(kit), besides[`./${kit}/beside.ts`]?.()]);
  return { ...face, ...more?.default };
}

/** What the game brings, with its words; nothing for a game that is not drawn. */
export async function loadFace(kit: string): Promise<GameFace> {
  const load = faces[`./${kit}/index.ts`];
  const [face] = await Promise.all([load?.(), loadWords(kit)]);
  return face?.default ?? {};
}

/** The signs of its sides alone; nothing for a game that has none. */
export async function loadSigns(kit: string): Promise<GameSigns> {
  return (await signs[`./${kit}/emblem.ts`]?.())?.default ?? {};
}
