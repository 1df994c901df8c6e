/** What is heard of what happens: what is not named here is a knock on the table, or dice. */
import type { Sound } from "../../lib/sounds";

const of = (sound: Sound | null, ...events: string[]): [string, Sound | null][] => events.map((event) => [event, sound]);

export const SOUNDS: Record<string, Sound | null> = Object.fromEntries([
  ...of("card", "drew", "discarded", "gave", "took", "crafted", "shuffled", "showed hand", "supporter", "supporters"),
  ...of("card", "added to decree", "took from discard", "new quest", "bought card", "stocked", "acolyte", "exported"),
  ...of("point", "scored", "scored too", "completed"),
  ...of("loss", "removed", "lost points", "turmoil", "damaged", "item removed", "lost officers", "crown lost", "lost fund"),
  ...of(null, "turn", "order", "seated", "won", "won together", "chose", "chose nothing", "criterion"), // words, or the end
]);
