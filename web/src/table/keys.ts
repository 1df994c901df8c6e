/** Which key chooses which option: 1 to 9, then letters; 0 for the one that ends or declines. */
import type { Choice } from "../lib/protocol";

/** Keys that do something else at the table, wherever the focus is. */
export const COMMANDS = { undo: "u", why: "w", log: "l", board: "m", hand: "h", past: "p", help: "?" } as const;

const TAKEN: ReadonlySet<string> = new Set(Object.values(COMMANDS));
const LADDER = [..."123456789abcdefghijklmnopqrstuvwxyz"].filter((key) => !TAKEN.has(key));

export interface Keyed {
  choice: Choice;
  key: string | null;
}

/** In the order in which they are drawn: what does something first, then what ends or declines. */
export function keyed(choices: Choice[]): Keyed[] {
  const acting = choices.filter((choice) => !choice.ends);
  const ending = choices.filter((choice) => choice.ends);
  const keys = [...LADDER];
  return [
    ...acting.map((choice) => ({ choice, key: keys.shift() ?? null })),
    ...ending.map((choice, place) => ({ choice, key: place === 0 ? "0" : (keys.shift() ?? null) })),
  ];
}

/** Whether a key belongs to what has the focus: a text that is being written, a list, a slider. */
export function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && (target.isContentEditable || target.matches("input, select, textarea"));
}
