/** Where pieces may stand on the map, and which do. */
import type { Stack } from "../../../lib/face";
import { t } from "../../../lib/i18n.svelte";
import type { Pieces, RootScene } from "../types";
import { clearingPlace, forestPlace } from "./offers";

const stack = ({ seat, piece, count, text }: Pieces): Stack => ({ seat, name: piece, count, text });

/** Forests are for those who walk there: where nobody does, they are left out. */
export function places(scene: RootScene): { place: string; title: string; stacks: Stack[] }[] {
  const wandered = scene.players.some(({ side }) => side.startsWith("vagabond"));
  return [
    ...scene.own.clearings.map(({ clearing, pieces }) => ({
      place: clearingPlace(clearing),
      title: t("map-clearing", { number: clearing }),
      stacks: pieces.map(stack),
    })),
    ...scene.own.forests
      .filter(({ pieces }) => wandered || pieces.length > 0)
      .map(({ forest, pieces }) => ({ place: forestPlace(forest), title: t("map-forest"), stacks: pieces.map(stack) })),
  ];
}
