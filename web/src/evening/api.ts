/** The server's room of evenings. Whoever knows the unguessable name of one sits at that table. */
import { ask, askJson } from "../lib/api";
import type { Act, EveningPage, EveningRecord, Language, NewGame } from "../lib/protocol";

const path = (id: string): string => `/evenings/${encodeURIComponent(id)}`;

export function createEvening({ game, seats, settings = {} }: NewGame, lang: Language): Promise<{ id: string }> {
  const names = seats.map(({ name }) => name ?? "");
  const setup = { ...settings, seats: seats.map(({ seat }) => seat), ...(names.some(Boolean) ? { names } : {}) };
  return askJson(`/evenings?lang=${lang}`, { method: "POST", json: { game, setup } });
}

export const getEvening = (id: string, lang: Language): Promise<EveningPage> => askJson(`${path(id)}?lang=${lang}`);

/** Refused, with the page as it is now, if somebody else was faster. */
export const tellEvening = (id: string, after: number, act: Act, lang: Language): Promise<EveningPage> =>
  askJson(`${path(id)}/acts?lang=${lang}`, { method: "POST", json: { after, act } });

export const undoEvening = (id: string, after: number, lang: Language): Promise<EveningPage> =>
  askJson(`${path(id)}/undo?lang=${lang}`, { method: "POST", json: { after } });

/** Waits until something has changed, or for a while: then nothing. */
export async function newsOf(id: string, after: number, lang: Language): Promise<EveningPage | null> {
  const answer = await ask(`${path(id)}/news?after=${after}&lang=${lang}`);
  return answer.status === 204 ? null : ((await answer.json()) as EveningPage);
}

export const recordOf = (id: string, lang: Language): Promise<EveningRecord> => askJson(`${path(id)}/record?lang=${lang}`);
