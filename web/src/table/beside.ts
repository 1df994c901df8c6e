/**
 * Where a menu goes: beside what was clicked, on the screen as a whole, and where it hides least of that and of the places to
 * which something in the menu leads.
 */
import type { Menu } from "./eye.svelte";

const GAP = 10;
const EDGE = 8;

interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export function beside({ offers, at }: Menu, width: number, height: number): { left: number; top: number } {
  const own = clickedAt(at) ?? { left: at.x, right: at.x, top: at.y, bottom: at.y };
  const seen = [own, ...[...new Set(offers.flatMap(({ to }) => to ?? []))].flatMap(boxesOf)];
  const middle = { left: at.x - width / 2, top: at.y - height / 2 };
  const tries = [
    { left: middle.left, top: own.bottom + GAP },
    { left: own.right + GAP, top: middle.top },
    { left: own.left - GAP - width, top: middle.top },
    { left: middle.left, top: own.top - GAP - height },
    { left: own.right + GAP, top: own.bottom + GAP },
    { left: own.left - GAP - width, top: own.bottom + GAP },
    { left: own.right + GAP, top: own.top - GAP - height },
    { left: own.left - GAP - width, top: own.top - GAP - height },
  ].map(({ left, top }) => ({
    left: Math.max(EDGE, Math.min(left, innerWidth - width - EDGE)),
    top: Math.max(EDGE, Math.min(top, innerHeight - height - EDGE)),
  }));
  const hidden = tries.map(({ left, top }) => {
    const box = { left, top, right: left + width, bottom: top + height };
    return seen.reduce((sum, each) => sum + shared(box, each), 0);
  });
  return tries[hidden.indexOf(Math.min(...hidden))]!;
}

/** Where that place is drawn; it may be in several panels. */
function boxesOf(place: string): Box[] {
  return [...document.querySelectorAll(`[data-place="${CSS.escape(place)}"]`)].map((each) => each.getBoundingClientRect());
}

/** What has a place and is drawn there. */
const clickedAt = ({ x, y }: { x: number; y: number }): Box | undefined =>
  document
    .elementsFromPoint(x, y)
    .find((each) => each.matches("[data-place]"))
    ?.getBoundingClientRect();

/** How much of both boxes is the same. */
function shared(one: Box, other: Box): number {
  const across = Math.min(one.right, other.right) - Math.max(one.left, other.left);
  const down = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
  return across > 0 && down > 0 ? across * down : 0;
}
