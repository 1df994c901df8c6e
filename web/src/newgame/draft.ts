/** A game that is being put together in the plain form: what it holds, and the request that it becomes. */

import type { Plan } from "../lib/face";
import type { Field, KitForm, Preset, SeatKind, SeatWish, Setting } from "../lib/protocol";

/** Whoever takes a seat, in the form of any game. */
export interface Sitter {
  id: number; // stays with the row when others come and go
  kind: SeatKind;
  name: string;
  where: "here" | "link"; // of a person
  player: string; // of a computer player
}

export interface SeatDraft extends Sitter {
  side: string; // empty where all seats are alike
}

/** Settings are kept as they were typed; a field that nobody touched is not there. */
export interface Draft {
  seats: SeatDraft[];
  settings: Record<string, string | boolean>;
  seed: string;
}

const BOT = "bot:";
let lastId = 0;

export function seat(kind: SeatKind, side: string, player: string, where: SeatDraft["where"] = "here"): SeatDraft {
  return { id: ++lastId, kind, side, name: "", where, player };
}

/** Which player the computer sits down with if nobody says: one worth playing against, but quick. */
export const usualPlayer = (form: KitForm): string =>
  (form.players.find(({ key }) => key === "greedy") ?? form.players[0])?.key ?? "";

export function draftFrom(form: KitForm, preset: Preset | undefined): Draft {
  const usual = usualPlayer(form);
  if (!preset) {
    const seats = Array.from({ length: form.seats.usual }, (_, place) =>
      seat(place === 0 ? "person" : "computer", form.sides[place]?.key ?? "", usual),
    );
    return { seats, settings: {}, seed: "" };
  }
  let people = 0;
  const seats = preset.seats.map(({ seat: written, player }) => {
    const bot = written.startsWith(BOT);
    const kind = bot ? "bot" : player === null ? "person" : "computer";
    const side = form.sides.length || bot ? written.replace(BOT, "") : "";
    return seat(kind, side, player ?? usual, kind === "person" && people++ > 0 ? "link" : "here");
  });
  const settings = Object.entries(preset.settings).map(([key, value]) => [key, written(value)] as const);
  return { seats, settings: Object.fromEntries(settings), seed: "" };
}

function written(value: Setting): string | boolean {
  if (typeof value === "boolean" || typeof value === "string") return value;
  if (Array.isArray(value)) return value.join(", ");
  return Object.entries(value)
    .map(([key, each]) => `${key} = ${each}`)
    .join("\n");
}

/** What was typed, as the server takes it. What cannot be read goes as it is: the server says what it expects. */
function read({ kind }: Field, value: string | boolean): Setting {
  if (typeof value === "boolean" || kind === "choice" || kind === "switch") return value;
  if (kind === "numbers") {
    const parts = value.split(/[\s,;]+/).filter(Boolean);
    return parts.every((part) => /^-?\d+$/.test(part)) ? parts.map(Number) : value;
  }
  const lines = value.split("\n").filter((line) => line.trim());
  return lines.every((line) => line.includes("="))
    ? Object.fromEntries(lines.map((line) => line.split(/\s*=\s*/, 2).map((part) => part.trim()) as [string, string]))
    : value;
}

export function planOf(form: KitForm, { seats, settings, seed }: Draft): Plan {
  const wish = ({ kind, side, name, player }: SeatDraft, place: number): SeatWish => {
    if (kind === "bot") return { seat: BOT + side };
    return { seat: side || String(place + 1), player: kind === "computer" ? player : null, name: name.trim() || null };
  };
  const wished = form.fields.flatMap((field): [string, Setting][] => {
    const value = settings[field.key];
    return value === undefined || value === "" ? [] : [[field.key, read(field, value)]];
  });
  return {
    wish: {
      game: form.kit,
      seats: seats.map(wish),
      settings: Object.fromEntries(wished),
      ...(seed.trim() ? { seed: seed.trim() } : {}),
    },
    here: seats.map(({ where }) => where === "here"),
  };
}
