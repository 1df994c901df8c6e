/** The server's HTTP side. Every refusal becomes a ProblemError whose message is fit to be shown. */
import { t } from "./i18n.svelte";
import type {
  Article,
  Audit,
  CreatedGame,
  GameInfo,
  KitForm,
  KitInfo,
  Language,
  LawBooks,
  LawSearch,
  NewGame,
  Practice,
  Problem,
  ReplaceSeat,
  SeatNumber,
} from "./protocol";

export class ProblemError extends Error {
  constructor(
    readonly code: string,
    text: string,
    readonly status: number,
    readonly body: unknown = null, // what else the server said
  ) {
    super(text);
  }
}

interface Wish {
  method?: "GET" | "POST" | "PUT";
  token?: string;
  json?: unknown;
  text?: string;
}

export async function ask(path: string, { method = "GET", token, json, text }: Wish = {}): Promise<Response> {
  const headers: Record<string, string> = {};
  if (token) headers["Authorization"] = `Bearer ${token}`;
  if (json !== undefined) headers["Content-Type"] = "application/json";
  if (text !== undefined) headers["Content-Type"] = "text/plain; charset=utf-8";
  let response: Response;
  try {
    response = await fetch(`/api/2${path}`, {
      method,
      headers,
      body: json === undefined ? (text ?? null) : JSON.stringify(json),
    });
  } catch {
    throw new ProblemError("offline", t("error-offline"), 0);
  }
  if (!response.ok) {
    const problem = (await response.json().catch(() => null)) as Problem | null;
    throw new ProblemError(problem?.code ?? "unknown", problem?.text ?? t("error-unknown"), response.status, problem);
  }
  return response;
}

export async function askJson<T>(path: string, wish?: Wish): Promise<T> {
  return (await (await ask(path, wish)).json()) as T;
}

const kept = new Map<string, Promise<unknown>>();

/** What does not change is fetched once. */
function once<T>(path: string): Promise<T> {
  let found = kept.get(path) as Promise<T> | undefined;
  if (!found) {
    found = askJson<T>(path);
    kept.set(path, found);
    found.catch(() => kept.delete(path)); // what failed may be asked for again
  }
  return found;
}

/** All games, those that people most likely want first. */
export const getKits = async (lang: Language): Promise<KitInfo[]> =>
  (await once<{ kits: KitInfo[] }>(`/kits?lang=${lang}`)).kits;

export const getForm = (kit: string, lang: Language): Promise<KitForm> =>
  once(`/kits/${encodeURIComponent(kit)}?lang=${lang}`);

/** What the game's own drawing has to know once: only that drawing knows its shape. */
export const getCatalogue = (kit: string, lang: Language): Promise<unknown> =>
  once(`/kits/${encodeURIComponent(kit)}/catalogue?lang=${lang}`);

export const createGame = (wish: NewGame): Promise<CreatedGame> => askJson("/games", { method: "POST", json: wish });

export const getGame = (game: string, token: string, lang?: Language): Promise<GameInfo> =>
  askJson(`/games/${encodeURIComponent(game)}${lang ? `?lang=${lang}` : ""}`, { token });

export const replaceSeat = (game: string, token: string, seat: SeatNumber, wish: ReplaceSeat): Promise<GameInfo> =>
  askJson(`/games/${encodeURIComponent(game)}/seats/${seat}`, { method: "PUT", token, json: wish });

export const getJournal = async (game: string, token: string): Promise<string> =>
  (await ask(`/games/${encodeURIComponent(game)}/journal`, { token })).text();

export const getAudit = (game: string, token: string, lang: Language): Promise<Audit> =>
  askJson(`/games/${encodeURIComponent(game)}/audit?lang=${lang}`, { token });

export const practise = (game: string, token: string, wish: Practice): Promise<CreatedGame> =>
  askJson(`/games/${encodeURIComponent(game)}/practice`, { method: "POST", token, json: wish });

export const openReplay = (journal: string): Promise<CreatedGame> => askJson("/replays", { method: "POST", text: journal });

export const getLaw = (lang: Language): Promise<LawBooks> => askJson(`/law?lang=${lang}`);

export const getArticle = (book: string, id: string, lang: Language): Promise<Article> =>
  askJson(`/law/${encodeURIComponent(book)}/${encodeURIComponent(id)}?lang=${lang}`);

export const searchLaw = (query: string, book: string | null, lang: Language): Promise<LawSearch> =>
  askJson(`/law/search?${new URLSearchParams({ q: query, lang, ...(book ? { book } : {}) })}`);
