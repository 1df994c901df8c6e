/**
 * Where the eye is: what the pointer or the focus is upon, anywhere, and the menu beside the place that was clicked, with what can
 * be done there or why nothing can.
 */
import type { Offer, Pick } from "../lib/places";
import type { Choice, Forbidden, Question } from "../lib/protocol";

const JUST_NOW = 1000; // milliseconds
const LONGEST_MENU = 12; // options of a question that fit beside a place

export interface Menu {
  place: string | null;
  title: string; // what is asked, where that is not what the table asks
  offers: readonly Offer[];
  at: { x: number; y: number };
}

interface Table {
  choose: (offer: Offer) => void;
  forbidden: (place: string) => readonly Forbidden[] | null; // null: nobody is asked, or it is not known yet
}

export class Eye {
  hovered = $state.raw<readonly Offer[]>([]);
  places = $state.raw<readonly string[]>([]); // of a line of the log
  menu = $state.raw<Menu | null>(null);
  awaits = $state.raw<string | null>(null); // a place that was clicked before it was known what can be done there
  #pointer = { x: 0, y: 0, when: -Infinity };
  #press: Event | null = null;
  #left: { menu: Menu; press: Event } | null = null; // the menu that was left by the last press
  #picked = false; // by the click that is under way
  #follows = false; // the last choice was made on the board, not in the list of options

  constructor(readonly table: Table) {}

  /** Something was clicked that offers these; one option is chosen, everything else is a menu. */
  pick: Pick = (offers, sure = false) => {
    this.#picked = true;
    const place = offers[0]?.place ?? null;
    const left = this.#takeLeft();
    const aimed = left?.offers.filter(({ to }) => to !== null && to === place) ?? [];
    const [only, ...others] = aimed.length ? aimed : offers;
    if (left && left.place === place && !aimed.length) return; // a second click closes
    if (!only) return;
    if (!others.length && (sure || aimed.length || only.then === undefined)) this.#chooseHere(only);
    else this.menu = { place, title: "", offers: [only, ...others], at: this.#at() };
  };

  hover: Pick = (picked) => {
    this.hovered = picked;
  };

  choose = (choice: Choice): void => {
    this.#follows = false;
    this.menu = null;
    this.table.choose(choice);
  };

  /** In the menu. */
  chooseHere = (offer: Offer): void => this.#chooseHere(offer);

  pressed = (event: PointerEvent): void => {
    this.#press = event;
    this.#pointer = { x: event.clientX, y: event.clientY, when: performance.now() };
    if (this.#left?.press !== event) this.#left = null;
  };

  /** A press beside the menu closes it; if it is upon a place to which something in the menu leads, that is chosen. */
  leave = (press: Event): void => {
    if (this.menu) this.#left = { menu: this.menu, press };
    this.menu = null;
  };

  /** Whatever was clicked: something with a place that offers nothing says why. */
  clicked = (event: MouseEvent): void => {
    const picked = this.#picked;
    this.#picked = false;
    if (picked) return;
    for (const each of event.composedPath()) {
      const place = each instanceof HTMLElement || each instanceof SVGElement ? each.dataset["place"] : undefined;
      if (place !== undefined) return this.ask(place);
    }
  };

  /** Say why nothing can be done there. */
  ask(place: string): void {
    const left = this.#takeLeft();
    const aimed = left?.offers.filter(({ to }) => to === place) ?? [];
    if (aimed.length === 1) this.#chooseHere(aimed[0]!);
    else if (aimed.length) this.menu = { place, title: "", offers: aimed, at: this.#at() };
    else if (left?.place !== place) {
      if (this.table.forbidden(place)) this.menu = { place, title: "", offers: [], at: this.#at() };
      else this.awaits = place;
    }
  }

  /** A question that is gone takes its options with it; what is asked next about the same place is asked there. */
  turnTo(question: Question | null): void {
    const follows = this.#follows;
    this.#follows = false;
    this.hovered = [];
    this.awaits = null;
    this.menu = null;
    if (!follows || !question?.about.length || question.choices.length > LONGEST_MENU) return;
    if (question.choices.some(({ place }) => place !== null)) return;
    this.menu = { place: question.about[0]!, title: question.text, offers: question.choices, at: this.#pointer };
  }

  #chooseHere(offer: Offer): void {
    this.#pointer = { ...this.#at(), when: this.#pointer.when };
    this.menu = null;
    this.#follows = true;
    this.table.choose(offer);
  }

  #takeLeft(): Menu | null {
    const left = this.#left?.press === this.#press ? this.#left : null;
    this.#left = null;
    return left?.menu ?? null;
  }

  /** Where the pointer was pressed just now; by keyboard, the middle of what has the focus. */
  #at(): { x: number; y: number } {
    const focused = document.activeElement?.getBoundingClientRect();
    if (performance.now() - this.#pointer.when < JUST_NOW || !focused) return { x: this.#pointer.x, y: this.#pointer.y };
    return { x: focused.left + focused.width / 2, y: focused.top + focused.height / 2 };
  }
}
