/** The evenings that were opened on this device. */
import { isObject, isString, keep, recall } from "../lib/storage";

export interface RecentEvening {
  id: string;
  title: string;
  text: string; // how it stood
  when: number; // milliseconds since 1970
  over: boolean;
}

const LIST = "lawbound.evenings";
const MOST = 20;

const isRecent = (value: unknown): value is RecentEvening =>
  isObject(value) && isString(value["id"]) && isString(value["title"]) && isString(value["text"]) && typeof value["when"] === "number";
const isList = (value: unknown): value is RecentEvening[] => Array.isArray(value) && value.every(isRecent);

/** The newest first. */
export const recentEvenings = (): RecentEvening[] => recall(LIST, isList) ?? [];

export function rememberEvening(evening: RecentEvening): void {
  keep(LIST, [evening, ...recentEvenings().filter(({ id }) => id !== evening.id)].slice(0, MOST));
}

export function forgetEvening(id: string): void {
  keep(
    LIST,
    recentEvenings().filter((each) => each.id !== id),
  );
}
