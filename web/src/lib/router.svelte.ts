/** The few addresses of the client, and moving between them without loading the page anew. */

export type Route =
  | { page: "Home" }
  | { page: "Games" }
  | { page: "NewGame"; kit: string }
  | { page: "Table"; game: string }
  | { page: "Evenings" }
  | { page: "Evening"; id: string }
  | { page: "Replay" }
  | { page: "Law"; book: string | null; id: string | null }
  | { page: "Missing" };

function read(path: string): Route {
  const parts = path.split("/").filter(Boolean).map(decodeURIComponent);
  const [first, second, third] = parts;
  if (parts.length === 0) return { page: "Home" };
  if (parts.length === 1 && first === "new") return { page: "Games" };
  if (parts.length === 2 && first === "new") return { page: "NewGame", kit: second! };
  if (parts.length === 2 && first === "g") return { page: "Table", game: second! };
  if (parts.length === 1 && first === "evening") return { page: "Evenings" };
  if (parts.length === 2 && first === "evening") return { page: "Evening", id: second! };
  if (parts.length === 1 && first === "replay") return { page: "Replay" };
  if (parts.length <= 3 && first === "law") return { page: "Law", book: second ?? null, id: third ?? null };
  return { page: "Missing" };
}

let path = $state(location.pathname);
let hash = $state(location.hash);
const route = $derived(read(path));

export function currentRoute(): Route {
  return route;
}

/** The fragment of the address without its "#": the token of a game's link. */
export function currentHash(): string {
  return hash.slice(1);
}

function follow(): void {
  path = location.pathname;
  hash = location.hash;
}

/** `to` is a path of ours, with or without a fragment. */
export function navigate(to: string, { replace = false } = {}): void {
  if (replace) history.replaceState(null, "", to);
  else history.pushState(null, "", to);
  follow();
  window.scrollTo(0, 0);
}

export function startRouter(): void {
  window.addEventListener("popstate", follow);
  window.addEventListener("hashchange", follow);
  document.addEventListener("click", (event) => {
    if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
      return;
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    if (!(link instanceof HTMLAnchorElement) || link.target || link.hasAttribute("download")) return;
    if (link.origin !== location.origin || link.pathname.startsWith("/api/") || link.pathname.startsWith("/docs")) return;
    event.preventDefault();
    const place = link.getAttribute("href")?.startsWith("#") ? document.getElementById(link.hash.slice(1)) : null;
    if (place) {
      // The fragment of a game's address is its key: a link within the page must not change it.
      place.scrollIntoView();
      place.focus();
      return;
    }
    navigate(link.pathname + link.search + link.hash);
  });
}
