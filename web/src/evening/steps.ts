/** What is to be done, numbered turn by turn: what is only told, and headings, have no number. */
import type { Step } from "../lib/protocol";

export type Numbered = Step & { label: string };

export function numbered(steps: readonly Step[]): Numbered[] {
  let last = 0;
  return steps.map((step) => {
    if (step.kind === "turn") last = 0;
    if (step.kind === "step") last += 1;
    return { ...step, label: step.kind === "step" ? String(last) : "" };
  });
}
