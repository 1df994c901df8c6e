/** Small changes to words. */
import { currentLanguage } from "./i18n.svelte";

/** A name as the beginning of a line: the catalogue writes names as they stand inside a sentence. */
export function capital(name: string): string {
  return name.slice(0, 1).toLocaleUpperCase(currentLanguage()) + name.slice(1);
}
