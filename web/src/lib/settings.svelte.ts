/** What this reader likes, kept in this browser: theme, motion, how fast others' turns are shown, sounds and notices. */

import { isObject, keep, recall } from "./storage";

export type Theme = "system" | "light" | "dark";
export type Motion = "system" | "none";

interface Kept {
  theme: Theme;
  motion: Motion;
  pace: number;
  sounds: boolean;
  notices: boolean;
  atOnce: boolean;
  endsByItself: boolean;
  asksBeforeEnding: boolean;
}

const KEY = "lawbound.settings";
const dark = matchMedia("(prefers-color-scheme: dark)");
const reduced = matchMedia("(prefers-reduced-motion: reduce)");

function load(): Kept {
  const asking = { endsByItself: false, asksBeforeEnding: true };
  const usual = { theme: "system", motion: "system", pace: 1, atOnce: false, sounds: true, notices: false } as const;
  return { ...usual, ...asking, ...recall(KEY, isObject) };
}

const kept = $state(load());
let systemDark = $state(dark.matches);
let systemReduced = $state(reduced.matches);

function apply(): void {
  const page = document.documentElement;
  page.dataset["theme"] = kept.theme === "system" ? (systemDark ? "dark" : "light") : kept.theme;
  page.dataset["motion"] = settings.moving ? "full" : "none";
}

function change(part: Partial<Kept>): void {
  Object.assign(kept, part);
  keep(KEY, kept);
  apply();
}

export const settings = {
  get theme(): Theme {
    return kept.theme;
  },
  set theme(theme: Theme) {
    change({ theme });
  },
  get motion(): Motion {
    return kept.motion;
  },
  set motion(motion: Motion) {
    change({ motion });
  },
  /** Against the usual one. */
  get pace(): number {
    return kept.pace;
  },
  set pace(pace: number) {
    change({ pace });
  },
  get sounds(): boolean {
    return kept.sounds;
  },
  set sounds(sounds: boolean) {
    change({ sounds });
  },
  /** Whether the browser is to tell that it is one's turn. */
  get notices(): boolean {
    return kept.notices;
  },
  set notices(notices: boolean) {
    change({ notices });
  },
  /** Whether what others do is on the table at once, without a show. */
  get atOnce(): boolean {
    return kept.atOnce;
  },
  set atOnce(atOnce: boolean) {
    change({ atOnce });
  },
  /** Whether a phase or turn in which nothing is left to do ends without a word. */
  get endsByItself(): boolean {
    return kept.endsByItself;
  },
  set endsByItself(endsByItself: boolean) {
    change({ endsByItself });
  },
  /** Whether to ask once more before something is ended with actions left. */
  get asksBeforeEnding(): boolean {
    return kept.asksBeforeEnding;
  },
  set asksBeforeEnding(asksBeforeEnding: boolean) {
    change({ asksBeforeEnding });
  },
  /** Whether anything may move. */
  get moving(): boolean {
    return kept.motion === "system" && !systemReduced;
  },
};

export function startSettings(): void {
  dark.addEventListener("change", () => {
    systemDark = dark.matches;
    apply();
  });
  reduced.addEventListener("change", () => {
    systemReduced = reduced.matches;
    apply();
  });
  apply();
}
