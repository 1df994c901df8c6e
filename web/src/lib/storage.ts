/** What this browser remembers. A private window or a full disk must never stop a game. */

export type Area = "localStorage" | "sessionStorage"; // for all tabs, or for this one

/** The value kept under that key, if it is sound. */
export function recall<T>(key: string, sound: (value: unknown) => value is T, area: Area = "localStorage"): T | null {
  try {
    const value: unknown = JSON.parse(window[area].getItem(key) ?? "null");
    return sound(value) ? value : null;
  } catch {
    return null;
  }
}

export function keep(key: string, value: unknown, area: Area = "localStorage"): void {
  try {
    window[area].setItem(key, JSON.stringify(value));
  } catch {
    // Nothing is lost but the convenience: the link in the address still opens the seat.
  }
}

export function drop(key: string): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // see keep
  }
}

export const isObject = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null;
export const isString = (value: unknown): value is string => typeof value === "string";
