/** What things on Root's table are for: the words are the server's, found by the name under which something is drawn. */
import type { Explained, Seen } from "../../../lib/face";
import { t } from "../../../lib/i18n.svelte";
import type { Catalogue, Note, RootScene } from "../types";

/** `piece:sawmill`, `item:tea`, `item:tea:R`, `track:sawmill`, `quest:escort`, `ruin`, `slot`, `score`, `clearing:5`,
 * `forest:1_2_5`. */
export function explain(key: string, { scene, catalogue }: Seen<RootScene, Catalogue>): Explained | null {
  const [sort, name = "", mark] = key.split(":");
  const { pieces, items, track, things, marked } = catalogue.explained;
  if (sort === "piece") return explained(catalogue.pieces[name], pieces[name]);
  if (sort === "item") {
    const found = explained(catalogue.items[name], items[name]);
    return found && mark ? { ...found, text: `${found.text} ${marked}` } : found;
  }
  if (sort === "track") {
    const piece = pieces[name];
    return explained(catalogue.pieces[name], piece && { ...piece, text: `${piece.text} ${track.text}` });
  }
  if (sort === "quest") return explained(catalogue.quests[name]?.name, things["quest"]);
  if (sort === "ruin") return explained(t("map-ruin"), things["ruin"]);
  if (sort === "slot") return explained(t("map-slot"), things["slot"]);
  if (sort === "score") return explained(t("track-label"), things["score"]);
  if (sort === "clearing") {
    const found = scene.own.clearings.find(({ clearing }) => String(clearing) === name);
    return found ? { title: t("map-clearing", { number: name }), text: found.text } : null;
  }
  const found = scene.own.forests.find(({ forest }) => forest === name);
  return found ? { title: t("map-forest"), text: found.text } : null;
}

const explained = (title: string | undefined, note: Note | undefined): Explained | null =>
  title && note ? { title, ...note } : null;
