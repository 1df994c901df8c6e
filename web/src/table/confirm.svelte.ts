/** A question of the page itself, before something that cannot simply be taken back: one at a time. */

export interface Answer {
  label: string;
  testid: string;
  run: () => void;
}

export interface Asked {
  text: string;
  note?: string;
  answers: readonly Answer[]; // besides the one that leaves everything as it is
}

let asked = $state.raw<Asked | null>(null);

export const confirmation = {
  get asked(): Asked | null {
    return asked;
  },
  ask(question: Asked): void {
    asked = question;
  },
  forget(): void {
    asked = null;
  },
};
