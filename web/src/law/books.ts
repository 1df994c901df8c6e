/** The Law as it was fetched: each book's contents and each article once per language. */

import { getArticle, getKits, getLaw } from "../lib/api";
import type { Article, ArticleReference, KitInfo, Language, LawBooks } from "../lib/protocol";
import { parse } from "./citation";

export interface Entry {
  id: string;
  citation: string;
  title: string;
}

type Book = LawBooks["books"][number];
type Chapter = Book["chapters"][number];

/** The contents, and what is found in them by citation. */
export interface Contents {
  books: LawBooks["books"];
  entry: ReadonlyMap<string, Entry>;
  chapterOf: ReadonlyMap<string, { book: Book; chapter: Chapter }>;
  inOrder: Entry[];
  shelves: { title: string; books: Book[] }[]; // game by game
}

const contents = new Map<Language, Promise<Contents>>();
const articles = new Map<string, Promise<Article>>();

function once<K, V>(kept: Map<K, Promise<V>>, key: K, fetch: () => Promise<V>): Promise<V> {
  let found = kept.get(key);
  if (!found) {
    found = fetch();
    kept.set(key, found);
    found.catch(() => kept.delete(key)); // what failed may be asked for again
  }
  return found;
}

export function lawContents(lang: Language): Promise<Contents> {
  return once(contents, lang, async () => arrange(...(await Promise.all([getLaw(lang), getKits(lang)]))));
}

export function lawArticle(citation: string, lang: Language): Promise<Article> {
  const { book, id } = parse(citation);
  return once(articles, `${lang} ${citation}`, () => getArticle(book, id, lang));
}

function arrange({ books }: LawBooks, kits: KitInfo[]): Contents {
  const entry = new Map<string, Entry>();
  const chapterOf = new Map<string, { book: Book; chapter: Chapter }>();
  for (const book of books) {
    for (const chapter of book.chapters) {
      for (const each of chapter.articles) {
        entry.set(each.citation, each);
        chapterOf.set(each.citation, { book, chapter });
      }
    }
  }
  const shelves = [...new Set(books.map(({ kit }) => kit))].map((kit) => ({
    title: kits.find((each) => each.kit === kit)?.title ?? kit,
    books: books.filter((book) => book.kit === kit),
  }));
  return { books, entry, chapterOf, inOrder: [...entry.values()], shelves };
}

/** The articles before and after one, in the same book. */
export function beside(all: Contents, citation: string): { before: Entry | null; after: Entry | null } {
  const place = all.inOrder.findIndex((each) => each.citation === citation);
  const sameBook = (each: Entry | undefined): Entry | null =>
    each && parse(each.citation).book === parse(citation).book ? each : null;
  if (place < 0) return { before: null, after: null };
  return { before: sameBook(all.inOrder[place - 1]), after: sameBook(all.inOrder[place + 1]) };
}

/** References come with or without their title. */
export function referred(reference: ArticleReference | string, all: Contents): ArticleReference {
  if (typeof reference !== "string") return reference;
  return { citation: reference, title: all.entry.get(reference)?.title ?? "" };
}

/** The citation with which the Law of a game begins; null if it has none. */
export function firstOf({ books }: Contents, kit: string): string | null {
  return books.find((each) => each.kit === kit)?.chapters[0]?.articles[0]?.citation ?? null;
}
