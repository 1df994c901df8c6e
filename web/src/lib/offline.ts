/** The page opens while the server is away: a service worker (public/sw.js) keeps its files. */

export function startOffline(): void {
  // While somebody works on the page itself, its files are to be the newest.
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
  void register().catch(() => undefined); // a private window has none: then the page needs its server
}

async function register(): Promise<void> {
  await navigator.serviceWorker.register("/sw.js");
  const { active } = await navigator.serviceWorker.ready;
  // It sees neither what was loaded before it was there, nor what the browser itself still had.
  const loaded = new PerformanceObserver((list) => {
    const files = list.getEntries().map(({ name }) => name);
    active?.postMessage({ keep: files.filter((name) => new URL(name).pathname.startsWith("/assets/")) });
  });
  loaded.observe({ type: "resource", buffered: true });
}
