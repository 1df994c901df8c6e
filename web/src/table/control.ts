/** What a reader says at the table, with a question first where something would be lost or others have to agree. */
import type { Connection } from "../lib/connection.svelte";
import { t } from "../lib/i18n.svelte";
import type { Offer } from "../lib/places";
import type { Question } from "../lib/protocol";
import { settings } from "../lib/settings.svelte";
import { confirmation } from "./confirm.svelte";

export function choose(connection: Connection, question: Question, choice: Offer): void {
  const end = (): void => connection.choose(question.id, choice.option, choice);
  if (!choice.leaves || !settings.asksBeforeEnding) {
    end();
    return;
  }
  const never = (): void => {
    settings.asksBeforeEnding = false;
    end();
  };
  confirmation.ask({
    text: choice.leaves,
    answers: [
      { label: t("ending-anyway"), testid: "confirm-yes", run: end },
      { label: t("ending-never-ask"), testid: "confirm-never", run: never },
    ],
  });
}

export function sweep(connection: Connection, question: Question): void {
  const first = question.choices.find(({ ends }) => !ends);
  if (first) connection.choose(question.id, first.option, { sweep: true });
}

/** Back by one choice that showed nothing; where the last one did, ask how far, and say what that means. */
export function takeBack(connection: Connection): void {
  const table = connection.table;
  if (!table || connection.past) return;
  if (table.can_undo) {
    connection.undo();
    return;
  }
  const offer = table.take_back;
  if (!offer) return;
  const back = (choices: number) => (): void => connection.takeBack(choices);
  const last = { label: t("take-back-last"), testid: "take-back-last", run: back(1) };
  const turn = { label: t("take-back-turn", { n: offer.turn }), testid: "take-back-turn", run: back(offer.turn) };
  confirmation.ask({
    text: t("take-back-title"),
    note: t(offer.asks ? "take-back-asks" : "take-back-alone"),
    answers: offer.turn > 1 ? [last, turn] : [last],
  });
}
