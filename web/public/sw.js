/**
 * Keeps the page and its files, so that it opens while the server is away. Nothing that the server says of games is
 * kept here, and no address: those have keys in them.
 */
const CACHE = "lawbound-1";
const PAGE = "/";
const BESIDE = ["/icon.svg", "/icon-192.png", "/icon-512.png", "/manifest.webmanifest"];

self.addEventListener("install", () => self.skipWaiting());

self.addEventListener("activate", (event) => {
  const others = async () => {
    for (const name of await caches.keys()) if (name !== CACHE) await caches.delete(name);
    await self.clients.claim();
  };
  event.waitUntil(others());
});

/** Whatever the page had loaded without asking us. */
self.addEventListener("message", (event) => {
  const files = event.data?.keep;
  if (!Array.isArray(files)) return;
  const keep = async () => {
    const cache = await caches.open(CACHE);
    if (!(await cache.match(PAGE))) await newest(new Request(PAGE)).catch(() => undefined);
    for (const file of files) if (isHashed(new URL(file).pathname)) await hashed(new Request(file)).catch(() => undefined);
  };
  event.waitUntil(keep());
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== location.origin || pathname.startsWith("/api/")) return;
  if (request.mode === "navigate") event.respondWith(newest(request));
  else if (isHashed(pathname)) event.respondWith(hashed(request));
  else if (BESIDE.includes(pathname)) event.respondWith(beside(request, pathname));
});

const isHashed = (pathname) => pathname.startsWith("/assets/");

/** The page of the server, and the one that we have only if there is none: all its addresses show the same page. */
async function newest(request) {
  const cache = await caches.open(CACHE);
  try {
    const response = await fetch(request);
    if (response.ok && response.headers.get("content-type")?.startsWith("text/html")) await keepPage(cache, response.clone());
    return response;
  } catch (error) {
    const kept = await cache.match(PAGE);
    if (kept) return kept;
    throw error;
  }
}

/** A page that was built anew has other files: those of the old one are let go. */
async function keepPage(cache, response) {
  const [before, text] = [await (await cache.match(PAGE))?.text(), await response.clone().text()];
  if (before === text) return;
  for (const file of before === undefined ? [] : await cache.keys()) await cache.delete(file);
  await cache.put(PAGE, response);
}

/** The name of such a file changes with its contents: what we have is right. */
async function hashed(request) {
  const cache = await caches.open(CACHE);
  const kept = await cache.match(request);
  if (kept) return kept;
  const response = await fetch(request);
  if (response.ok) await cache.put(request, response.clone());
  return response;
}

async function beside(request, pathname) {
  const cache = await caches.open(CACHE);
  try {
    const response = await fetch(request);
    if (response.ok) await cache.put(pathname, response.clone());
    return response;
  } catch (error) {
    const kept = await cache.match(pathname);
    if (kept) return kept;
    throw error;
  }
}

/** A notice of one's turn leads to that game: where it is open, else to a new tab. */
self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  const { address } = event.notification.data;
  const show = async () => {
    const tabs = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
    const open = tabs.find(({ url }) => new URL(url).pathname === address);
    await (open ? open.focus() : self.clients.openWindow(address));
  };
  event.waitUntil(show());
});
