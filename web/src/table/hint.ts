/** Where a hint goes: above what it explains, or below where there is no room, and never off the screen. */

const ROOM = 10;

export function placeHint(hint: HTMLElement, anchor: Element): void {
  const about = anchor.getBoundingClientRect();
  const own = hint.getBoundingClientRect();
  const left = Math.min(Math.max(about.left + about.width / 2 - own.width / 2, ROOM), innerWidth - own.width - ROOM);
  const above = about.top - own.height - ROOM;
  const below = Math.min(about.bottom + ROOM, innerHeight - own.height - ROOM);
  hint.style.left = `${Math.max(left, ROOM)}px`;
  hint.style.top = `${above >= ROOM ? above : below}px`;
}
