/** Starting a game from any page: at most one at a time, with its refusal in words, and then to the table. */

import { loadFace } from "../games";
import { getForm, getGame } from "../lib/api";
import type { GameFace, Plan } from "../lib/face";
import { currentLanguage } from "../lib/i18n.svelte";
import type { GameInfo, KitForm } from "../lib/protocol";
import { navigate } from "../lib/router.svelte";
import { begin, ownToken, tablePath, type Begun } from "./begin";

export interface Invited {
  begun: Begun;
  info: GameInfo;
  form: KitForm;
  face: GameFace;
}

export class Starter {
  busy = $state(false);
  problem = $state("");
  /** Set when there are links to be given away before going to the table. */
  invited = $state.raw<Invited | null>(null);

  async start(plan: Plan): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    this.problem = "";
    try {
      const begun = await begin(plan);
      if (begun.invitations.length === 0) navigate(tablePath(begun.game, ownToken(begun)));
      else this.invited = await invited(begun);
    } catch (error) {
      this.problem = error instanceof Error ? error.message : String(error);
    } finally {
      this.busy = false;
    }
  }
}

async function invited(begun: Begun): Promise<Invited> {
  const [info, form, face] = await Promise.all([
    getGame(begun.game, begun.host),
    getForm(begun.kit, currentLanguage()),
    loadFace(begun.kit),
  ]);
  return { begun, info, form, face };
}
