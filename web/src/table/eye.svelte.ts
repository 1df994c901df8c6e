/** Where the eye is: what the pointer or the focus is upon, anywhere, and the menu where several options mean one place. */
import type { Pick } from "../lib/places";
import type { Choice } from "../lib/protocol";

const JUST_NOW = 1000; // milliseconds

export class Eye {
  hovered = $state.raw<readonly Choice[]>([]);
  places = $state.raw<readonly string[]>([]); // of a line of the log
  menu = $state.raw<{ choices: readonly Choice[]; at: { x: number; y: number } } | null>(null);
  #pointer = { x: 0, y: 0, when: -Infinity };

  constructor(readonly onchoose: (choice: Choice) => void) {}

  pick: Pick = (picked) => {
    if (picked.length > 1) this.menu = { choices: picked, at: this.#at() };
    else if (picked[0]) this.choose(picked[0]);
  };

  hover: Pick = (picked) => {
    this.hovered = picked;
  };

  choose = (choice: Choice): void => {
    this.menu = null;
    this.onchoose(choice);
  };

  pressed = ({ clientX, clientY }: PointerEvent): void => {
    this.#pointer = { x: clientX, y: clientY, when: performance.now() };
  };

  /** A question that is gone takes its options with it. */
  forget(): void {
    this.hovered = [];
    this.menu = null;
  }

  /** Where the pointer was pressed just now; by keyboard, the middle of what has the focus. */
  #at(): { x: number; y: number } {
    const focused = document.activeElement?.getBoundingClientRect();
    if (performance.now() - this.#pointer.when < JUST_NOW || !focused) return { x: this.#pointer.x, y: this.#pointer.y };
    return { x: focused.left + focused.width / 2, y: focused.top + focused.height / 2 };
  }
}
