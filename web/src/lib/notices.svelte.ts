/** Your turn while you look elsewhere: a notice of the browser if it was asked for, and a word to the other tabs. */

import { SvelteMap } from "svelte/reactivity";

import { settings } from "./settings.svelte";

interface Word {
  game: string;
  title: string;
  asked: boolean; // false: no longer
}

const CHANNEL = "lawbound.turns";
const channel = "BroadcastChannel" in window ? new BroadcastChannel(CHANNEL) : null;

/** Games in other tabs that wait for whoever looks at this one: their titles by their ids. */
export const elsewhere = new SvelteMap<string, string>();

export function startNotices(): void {
  channel?.addEventListener("message", ({ data }: MessageEvent<Word>) => {
    if (data.asked) elsewhere.set(data.game, data.title);
    else elsewhere.delete(data.game);
  });
}

export function tellTabs(word: Word): void {
  channel?.postMessage(word);
}

export const canNotify = (): boolean => "Notification" in window;

/** Only by a click: browsers ask their people then. Whether it is allowed. */
export async function allowNotices(): Promise<boolean> {
  return canNotify() && (await Notification.requestPermission()) === "granted";
}

/** `text` is what is asked; the address has no key in it, this browser has kept that. */
export async function notify(game: string, title: string, text: string): Promise<void> {
  if (!settings.notices || !canNotify() || Notification.permission !== "granted") return;
  const address = `/g/${encodeURIComponent(game)}`;
  const options = { body: text, tag: address, icon: "/icon-192.png", data: { address } };
  const worker = await navigator.serviceWorker?.getRegistration();
  if (worker?.active) {
    await worker.showNotification(title, options); // phones know no other way
    return;
  }
  const notice = new Notification(title, options);
  notice.onclick = () => {
    window.focus();
    notice.close();
  };
}
