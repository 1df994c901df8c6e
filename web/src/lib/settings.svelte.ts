/** What this reader likes, kept in this browser: theme, motion, how fast a game is watched. */

import { isObject, keep, recall } from "./storage";

export type Theme = "system" | "light" | "dark";
export type Motion = "system" | "none";

interface Kept {
  theme: Theme;
  motion: Motion;
  pace: number;
}

const KEY = "lawbound.settings";
const dark = matchMedia("(prefers-color-scheme: dark)");
const reduced = matchMedia("(prefers-reduced-motion: reduce)");

function load(): Kept {
  return { theme: "system", motion: "system", pace: 1, ...recall(KEY, isObject) };
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
