/**
 * A page that was opened before the client was built anew asks for files that are gone. Such a page is loaded again, once:
 * if it was new already, something else is wrong, and whoever asked for the file says so.
 */
import { isString, keep, recall } from "./storage";

const KEY = "lawbound.renewed";
let renewing = $state(false);

/** Whether the page is about to be loaded again. */
export const isRenewing = (): boolean => renewing;

/** The file that this page began with: every build has its own. */
const beginning = (page: ParentNode): string => page.querySelector("script[type=module]")?.getAttribute("src") ?? "";

async function renew(): Promise<void> {
  const own = beginning(document);
  if (renewing || recall(KEY, isString, "sessionStorage") === own) return;
  try {
    const answer = await fetch("/", { cache: "no-store" });
    const served = beginning(new DOMParser().parseFromString(await answer.text(), "text/html"));
    if (!answer.ok || served === "" || served === own) return;
  } catch {
    return; // the connection is lost, not the file
  }
  renewing = true;
  keep(KEY, own, "sessionStorage");
  location.reload();
}

export function startRenewal(): void {
  window.addEventListener("vite:preloadError", () => void renew());
}
