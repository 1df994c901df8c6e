/** The games of this device, with how they stand: what was last heard at once, and what the server says when it is seen. */

import { getGame } from "../lib/api";
import { currentLanguage } from "../lib/i18n.svelte";
import type { GameInfo } from "../lib/protocol";
import { forgetGame, noteGame, recentGames, type RecentGame, type Stand } from "../lib/recent";

const AGAIN = 15_000; // milliseconds before the same game is asked for once more
const MOST = 12; // the server opens a game to tell of it: older ones are shown as they were last heard of

export class YourGames {
  all = $state.raw<RecentGame[]>(recentGames());
  #asked = new Map<string, number>(); // when
  #line: Promise<void> = Promise.resolve(); // one after another

  readonly running = $derived(this.all.filter(({ stand }) => !isFinished(stand)));
  readonly finished = $derived(this.all.filter(({ stand }) => isFinished(stand)));

  find(game: string): RecentGame | null {
    return this.all.find((each) => each.game === game) ?? null;
  }

  /** Somebody sees this game: ask how it stands, unless that cannot have changed. */
  seen({ game, token, stand }: RecentGame): void {
    const newest = this.running.findIndex((each) => each.game === game);
    if (isFinished(stand) || newest >= MOST || Date.now() - (this.#asked.get(game) ?? 0) < AGAIN) return;
    this.#asked.set(game, Date.now());
    this.#line = this.#line.then(async () => {
      try {
        this.#note(game, { stand: standOf(await getGame(game, token, currentLanguage())) });
      } catch {
        // It stays as it was last heard of; whoever opens it is told what is wrong.
      }
    });
  }

  /** The page is looked at again: whoever is seen may be asked for anew. */
  again(): void {
    this.all = recentGames();
    for (const each of this.running) this.seen(each);
  }

  rename(game: string, name: string): void {
    this.#note(game, { name });
  }

  forget(game: string): void {
    forgetGame(game);
    this.all = recentGames();
  }

  #note(game: string, changes: Parameters<typeof noteGame>[1]): void {
    noteGame(game, changes);
    this.all = recentGames();
  }
}

/** Replays are over whatever they show. */
export const isFinished = (stand: Stand | undefined): boolean => stand !== undefined && (stand.over || stand.replay);

export const isMyMove = ({ stand }: RecentGame): boolean =>
  stand !== undefined && !isFinished(stand) && stand.seat !== null && stand.waiting === stand.seat;

export const nameOf = ({ name, title }: RecentGame): string => name || title;

function standOf(info: GameInfo): Stand {
  const { kit, seat, text, waiting, over, winners, practice, replay, origin } = info;
  const players = info.seats.map(({ side, title, kind, points }) => ({ side, name: title, kind, points }));
  return { kit, seat, players, text, waiting, over, winners, practice, replay, origin };
}
