/** Games that one click starts. */

import { draft, seat, type Draft } from "./draft";

export const PRESETS = ["solo", "friends", "cooperative", "duel", "watch"] as const;
export type PresetName = (typeof PRESETS)[number];

/** The mixes satisfy the recommended reach (Law 5.2); whoever starts the game has the faction that is easiest to learn. */
export function preset(name: PresetName): Draft {
  switch (name) {
    case "solo":
      return draft([seat("person", "marquise"), seat("bot", "eyrie"), seat("bot", "alliance"), seat("bot", "vagabond")]);
    case "friends":
      return draft([
        seat("person", "marquise"),
        seat("person", "eyrie", { where: "link" }),
        seat("bot", "alliance"),
        seat("bot", "vagabond"),
      ]);
    case "cooperative":
      return draft(
        [
          seat("person", "alliance"),
          seat("person", "vagabond", { where: "link" }),
          seat("bot", "marquise"),
          seat("bot", "eyrie"),
        ],
        { cooperative: true },
      );
    case "duel":
      return draft([seat("person", "marquise"), seat("person", "eyrie", { where: "link" })]);
    case "watch":
      return draft([seat("bot", "marquise"), seat("bot", "eyrie"), seat("bot", "alliance"), seat("bot", "vagabond")]);
  }
}
