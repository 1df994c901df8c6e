import type { TermUse } from "../lib/protocol";

/** Citations: `book 4.3.2` is the article `4.3.2` of that book; others have words for numbers: `book card name`. */

export interface Citation {
  book: string;
  id: string;
}

export function parse(citation: string): Citation {
  const space = citation.indexOf(" ");
  return space < 0 ? { book: citation, id: "" } : { book: citation.slice(0, space), id: citation.slice(space + 1) };
}

export function path(citation: string): string {
  const { book, id } = parse(citation);
  return `/law/${encodeURIComponent(book)}/${encodeURIComponent(id)}`;
}

export const depth = (id: string): number => id.split(".").length - 1;

export interface Piece {
  text: string;
  citation: string | null; // of the article that this piece names
  term?: TermUse; // that it uses
}

const NUMBER = /\b(?:[A-Z]|\d+)(?:\.(?:\d+|coop))+(?:\.[IVX]+(?:\.[a-z])?)?\b/g;
const WORD_BEFORE = /(\w+) \(?$/;

/**
 * Cut a text where it names articles. A number means the same book, unless the name of another stands before it; a number that
 * is no article (a count, a cross-reference to something that is not in the book) stays text.
 */
export function pieces(text: string, book: string, exists: (citation: string) => boolean): Piece[] {
  const found: Piece[] = [];
  let end = 0;
  for (const match of text.matchAll(NUMBER)) {
    const before = WORD_BEFORE.exec(text.slice(0, match.index))?.[1]?.toLowerCase() ?? book;
    const citation = [before, book].map((each) => `${each} ${match[0]}`).find(exists);
    if (!citation) continue;
    if (match.index > end) found.push({ text: text.slice(end, match.index), citation: null });
    found.push({ text: match[0], citation });
    end = match.index + match[0].length;
  }
  if (end < text.length) found.push({ text: text.slice(end), citation: null });
  return found;
}

/** Cut what is only text where it uses a term; `start` is where the text begins in that of the article. */
export function withTerms(found: Piece[], terms: readonly TermUse[], start = 0): Piece[] {
  let at = start;
  return found.flatMap((piece) => {
    const begin = at;
    at += piece.text.length;
    if (piece.citation) return [piece];
    const here = terms.filter((term) => term.start >= begin && term.end <= at);
    const cut: Piece[] = [];
    let end = begin;
    for (const term of here) {
      cut.push({ text: piece.text.slice(end - begin, term.start - begin), citation: null });
      cut.push({ text: piece.text.slice(term.start - begin, term.end - begin), citation: null, term });
      end = term.end;
    }
    cut.push({ text: piece.text.slice(end - begin), citation: null });
    return cut.filter((each) => each.text !== "");
  });
}

export interface Block {
  text: string;
  start: number; // where it stands in the whole text
  items: Block[]; // of a list
}

const COUNTED = /^\d+ /;

/** Paragraphs, each with its place; what only counts things, as contents of a box do, is a list. */
export function blocks(text: string): Block[] {
  return cut(text, 0, /\n+/g).map((paragraph) => {
    const items = cut(paragraph.text, paragraph.start, /; /g);
    const counts = items.length > 1 && items.every((each) => COUNTED.test(each.text));
    return { ...paragraph, items: counts ? items : [] };
  });
}

function cut(text: string, start: number, at: RegExp): Block[] {
  const found: Block[] = [];
  let end = 0;
  for (const match of [...text.matchAll(at), null]) {
    const stop = match ? match.index : text.length;
    if (stop > end) found.push({ text: text.slice(end, stop), start: start + end, items: [] });
    end = match ? stop + match[0].length : stop;
  }
  return found;
}
