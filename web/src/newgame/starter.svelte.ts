/** Starting a game from any page: at most one at a time, with its refusal in words, and then to the table. */

import { getCatalogue } from "../lib/api";
import { currentLanguage } from "../lib/i18n.svelte";
import type { Catalogue } from "../lib/protocol";
import { navigate } from "../lib/router.svelte";
import { begin, ownToken, tablePath, type Begun } from "./begin";
import type { Draft } from "./draft";

export class Starter {
  busy = $state(false);
  problem = $state("");
  /** Set when there are links to be given away before going to the table. */
  invited = $state.raw<{ begun: Begun; catalogue: Catalogue } | null>(null);

  async start(draft: Draft): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    this.problem = "";
    try {
      const begun = await begin(draft);
      if (begun.invitations.length === 0) navigate(tablePath(begun.game, ownToken(begun)));
      else this.invited = { begun, catalogue: await getCatalogue(currentLanguage()) };
    } catch (error) {
      this.problem = error instanceof Error ? error.message : String(error);
    } finally {
      this.busy = false;
    }
  }
}
