/**
 * The interface's own words: Project Fluent messages in src/lawbound/locales/{language}/web*.ftl; and those of a game's
 * drawings, in the same files of its package, which are loaded with the game.
 */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";

import type { Language } from "./protocol";
import { keep, recall } from "./storage";

const KEY = "lawbound.language";
export const LANGUAGES: Record<Language, string> = { en: "English", cs: "Čeština", pl: "Polski" };

const sources = {
  ...import.meta.glob<string>("../../../src/lawbound/locales/*/web*.ftl", { query: "?raw", import: "default" }),
  ...import.meta.glob<string>("../../../src/lawbound/*/locales/*/web*.ftl", { query: "?raw", import: "default" }),
};
let game: string | null = null; // whose messages are spoken besides the interface's

let language = $state<Language>("en");
let bundles = $state.raw<FluentBundle[]>([]); // in the order of asking: the chosen language, then English

function isLanguage(code: unknown): code is Language {
  return typeof code === "string" && code in LANGUAGES;
}

function preferred(): Language {
  return recall(KEY, isLanguage) ?? navigator.languages.map((tag) => tag.slice(0, 2)).find(isLanguage) ?? "en";
}

async function bundle(code: Language): Promise<FluentBundle> {
  const made = new FluentBundle(code, { useIsolating: false }); // all our languages run from left to right
  const paths = Object.keys(sources).filter(
    (path) => path.includes(`/lawbound/locales/${code}/`) || path.includes(`/${game}/locales/${code}/`),
  );
  for (const text of await Promise.all(paths.map((path) => sources[path]!()))) {
    made.addResource(new FluentResource(text));
  }
  return made;
}

export async function setLanguage(code: Language): Promise<void> {
  bundles = await Promise.all(code === "en" ? [bundle("en")] : [bundle(code), bundle("en")]);
  language = code;
  document.documentElement.lang = code;
}

/** From now on this game's messages are spoken too, and those of no other game. */
export async function loadWords(of: string): Promise<void> {
  if (game === of) return;
  game = of;
  await setLanguage(language);
}

/** The language is remembered only when somebody chose it. */
export async function chooseLanguage(code: Language): Promise<void> {
  keep(KEY, code);
  await setLanguage(code);
}

export function startLanguage(): Promise<void> {
  return setLanguage(preferred());
}

export function currentLanguage(): Language {
  return language;
}

/** The message in the reader's language, in English where it is missing; reactive. */
export function t(id: string, args?: Record<string, FluentVariable>): string {
  for (const each of bundles) {
    const message = each.getMessage(id);
    if (message?.value) {
      return each.formatPattern(message.value, args, []);
    }
  }
  return id;
}
