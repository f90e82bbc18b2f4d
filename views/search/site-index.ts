import MiniSearch from "minisearch";
import type { RentalCategory } from "../content/park.ts";
import type { Unit } from "../content/unit.ts";
import { addWords, corrected, searchedIn, stem, switchedLayout, type Vocabulary, wordsOf } from "./search-words.ts";

/** Kinds of results, in display order. */
export type FoundKind = "page" | "unit" | "service" | "surface" | "shop" | "news" | "vacancy" | "document";

/** `text`, `more` and `quotes` weigh less. A result found by a quote shows it. `address`: root-relative or foreign. */
export type Entry = {
  kind: FoundKind;
  title: string;
  note: string;
  address: string;
  text: string;
  more: string;
  quotes?: readonly string[];
  /** Rent or salary, in words. */
  price?: string;
  /** The unit, and the list of its category. */
  unit?: { of: Unit; list: RentalCategory | undefined };
};

/** `find` returns the best results first; `literally` without mending slips. */
export type SearchIndex = { find: (words: string, literally?: boolean) => Found };

/** Results; `corrected` are the words without slips, if those were searched. */
export type Found = { entries: Entry[]; corrected: string | undefined };

const none: Found = { entries: [], corrected: undefined };
const foundMax = 200;
/** Results of premises come first: most visitors look for them. */
const unitBoost = 4;

/** With OR matching, shorter words match everything. */
const tellingLettersMin = 3;

/** Letters that are added in one piece of the processor's time: some milliseconds. */
const sliceLetters = 5000;
/** Letters of an entry's quotes, and different words of all quotes: content without end must not fill the memory. */
const quoteLettersMax = 3000;
const quoteWordsMax = 10_000;

/** The quotes of an entry that are searched. */
function* boundedQuotes(quotes: readonly string[] = [], words: Set<string>): Generator<string> {
  let letters = 0;
  for (const quote of quotes) {
    letters += quote.length;
    if (letters > quoteLettersMax || words.size > quoteWordsMax) return;
    for (const word of wordsOf(quote)) words.add(word);
    yield quote;
  }
}

/** The index at once, for a few entries. */
export const createSearchIndex = (entries: Iterable<Entry>): SearchIndex => finished(buildSearchIndex(entries));

/** What a generator returns in the end. */
export function finished<Result>(steps: Generator<void, Result>): Result {
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
  }
}

/**
 * A full-text index that ignores word order, case, ё, endings and a wrong keyboard layout, and mends slips. It is built
 * in slices: the caller decides what happens between two of them.
 */
export function* buildSearchIndex(all: Iterable<Entry>): Generator<void, SearchIndex> {
  const entries: Entry[] = [];
  const index = new MiniSearch<Entry & { id: number }>({
    fields: ["title", "text", "more", "quotes"],
    stringifyField: (value) => (Array.isArray(value) ? value.join(" ") : String(value)),
    tokenize: wordsOf,
    processTerm: stem,
    searchOptions: {
      boost: { title: 4, text: 2 },
      prefix: (term) => term.length > 1,
      boostDocument: (id) => (entries[Number(id)]?.kind === "unit" ? unitBoost : 1),
      weights: { prefix: 0.6, fuzzy: 0 },
    },
  });
  const vocabulary: Vocabulary = new Map();
  const quoted = new Set<string>();
  let letters = 0;
  for (const { quotes, ...entry } of all) {
    const bounded = { ...entry, quotes: [...boundedQuotes(quotes, quoted)] };
    index.add({ ...bounded, id: entries.length });
    addWords(vocabulary, bounded);
    entries.push(bounded);
    letters += [entry.title, entry.text, entry.more, ...bounded.quotes].join().length;
    if (letters < sliceLetters) continue;
    letters = 0;
    yield;
  }

  const search = (meanings: readonly string[][], combineWith: "AND" | "OR"): Entry[] => {
    const queries = meanings.map((words) => ({ queries: [words.join(" ")], combineWith }));
    // Whole words come before words that only begin so: «ворота» is no «воротник».
    const whole = index.search({ combineWith: "OR", queries, prefix: false });
    const ids = new Set([...whole, ...index.search({ combineWith: "OR", queries })].map(({ id }) => Number(id)));
    return [...ids].slice(0, foundMax).flatMap((id) => entries[id] ?? []);
  };

  return {
    find(words, literally = false) {
      const typed = [searchedIn(words), searchedIn(switchedLayout(words) ?? "")];
      const meanings = typed.filter(({ length }) => length > 0);
      if (meanings.length === 0) return none;
      const exact = search(meanings, "AND");
      if (exact.length > 0 || literally) return { entries: exact, corrected: undefined };
      const better = corrected(words, vocabulary);
      const mended = better === undefined ? [] : search([searchedIn(better)], "AND");
      if (mended.length > 0) return { entries: mended, corrected: better };
      const telling = meanings.map((meaning) => meaning.filter((word) => word.length >= tellingLettersMin));
      const some = telling.some(({ length }) => length > 0) ? search(telling, "OR") : [];
      return { entries: some, corrected: undefined };
    },
  };
}
