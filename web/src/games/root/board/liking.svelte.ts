/** What a reader likes to see on the map, kept in this browser. */
import { isObject, keep, recall } from "../../../lib/storage";

const KEY = "lawbound.root.settings";
let priorities = $state(recall(KEY, isObject)?.["priorities"] === true);

export const liking = {
  /** The clearings' numbers stand out, which are the bots' priorities too. */
  get priorities(): boolean {
    return priorities;
  },
  set priorities(shown: boolean) {
    priorities = shown;
    keep(KEY, { priorities });
  },
};
