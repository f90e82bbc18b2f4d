import MiniSearch, { type Query, type SearchOptions, type SearchResult } from "minisearch";
import type { RentalCategory } from "../content/park.ts";
import type { Shop } from "../content/shop.ts";
import type { Unit } from "../content/unit.ts";
import { withoutQuestionWords } from "./question-words.ts";
import { asTyped, searchedIn, searchedMax, stem, tellingWords, withoutNumberLetters, wordsOf } from "./search-words.ts";
import { switchedLayout, transliterated } from "./spelling-words.ts";
import { synonymsOf, withJoinedWords } from "./synonyms.ts";

/** Kinds of results, in display order. */
export type FoundKind = "page" | "unit" | "service" | "surface" | "shop" | "news" | "vacancy" | "document";

/**
 * `text`, `more` and `quotes` weigh less than the title; `description` is searched only if no entry has the words
 * elsewhere. `address`: root-relative or foreign.
 */
export type Entry = {
  kind: FoundKind;
  title: string;
  note: string;
  address: string;
  text: string;
  more: string;
  quotes?: readonly string[];
  description?: readonly string[];
  /** Rent or salary, in words. */
  price?: string;
  /** The unit, and the list of its category. */
  unit?: { of: Unit; list: RentalCategory | undefined };
  shop?: Shop;
};

/** `literally`: slips stay. `kind`: all entries of this kind alone; otherwise at most `foundMax` of all kinds. */
type Wanted = { literally?: boolean; kind?: FoundKind };

/** `find` returns the best results first. */
export type SearchIndex = { find: (words: string, wanted?: Wanted) => Found };

/**
 * Results; `corrected` are the words without slips, if those were searched. `alternative` is another word that a single
 * typed one may be meant for.
 */
export type Found = { entries: Entry[]; corrected: string | undefined; alternative?: string | undefined };

const none: Found = { entries: [], corrected: undefined };
const foundMax = 200;
/** Results of premises come first: most visitors look for them. The site's own pages answer most of the rest. */
const boosts: Partial<Record<FoundKind, number>> = { unit: 4, page: 3 };

/** A word has one slip for each of so many letters; shorter words and those with digits are taken as they are. */
const lettersASlip = 4;
/** The first letter of a word that is shorter is hardly a slip. */
const firstLetterSlipMin = 5;
/** A shorter word that stands in the content is whole: «док» does not begin «документ». */
const beginningMin = 4;

/** Letters that are added in one piece of the processor's time: some milliseconds. */
const sliceLetters = 5000;
/**
 * Letters of an entry's quotes or description, and different words of all texts, quotes and descriptions. An index of
 * 8,000 words takes some 15 MB, and as much again while the next one is built.
 */
const quoteLettersMax = 3000;
const wordsMax = 8000;
const quoteWordsMax = 6000;

/** Whether a text may be indexed: `words` are those that are indexed already. Adds its words. */
function hasRoom(text: string, words: Set<string>, most: number): boolean {
  if (words.size > most) return false;
  for (const word of wordsOf(text)) words.add(word);
  return true;
}

/** The sentences of an entry that are searched. */
function* boundedQuotes(quotes: readonly string[] = [], words: Set<string>): Generator<string> {
  let letters = 0;
  for (const quote of quotes) {
    letters += quote.length;
    if (letters > quoteLettersMax || !hasRoom(quote, words, quoteWordsMax)) return;
    yield quote;
  }
}

/** What a generator returns in the end. */
export function finished<Result>(steps: Generator<void, Result>): Result {
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
  }
}

type IndexedEntry = Entry & { id: number };

/** `forms`: the shortest form of each word, by its stem. An entry's id in `index` is its place in `entries`. */
type Indexed = { index: MiniSearch<IndexedEntry>; entries: Entry[]; forms: Map<string, string> };

const fields = ["title", "text", "more", "quotes"] as const;

function emptyIndex(): Indexed {
  const entries: Entry[] = [];
  const forms = new Map<string, string>();
  const index = new MiniSearch<IndexedEntry>({
    fields: [...fields, "description"],
    stringifyField: (value) => (Array.isArray(value) ? value.join(" ") : String(value)),
    tokenize: wordsOf,
    processTerm(word) {
      const key = stem(word);
      if (word.length < (forms.get(key)?.length ?? Number.POSITIVE_INFINITY)) forms.set(key, word);
      return key;
    },
    searchOptions: {
      fields: [...fields],
      // Searches pass words of `wordsOf`: «корпус 5-этаж» read again would be another place.
      tokenize: (words) => words.split(" "),
      processTerm: stem,
      boost: { title: 4, text: 2 },
      prefix: (term) => term.length > 1,
      boostDocument: (id) => boosts[entries[Number(id)]?.kind ?? "page"] ?? 1,
      weights: { prefix: 0.6, fuzzy: 0.4 },
    },
  });
  return { index, entries, forms };
}

/**
 * A full-text index that ignores word order, case, ё, endings and a wrong keyboard layout, and mends slips. It is built
 * in slices: the caller decides what happens between two of them.
 */
export function* buildSearchIndex(all: Iterable<Entry>): Generator<void, SearchIndex> {
  const indexed = emptyIndex();
  const { index, entries } = indexed;
  const indexedWords = new Set<string>();
  let letters = 0;
  for (const { quotes, description, text, ...entry } of all) {
    const searchedText = hasRoom(text, indexedWords, wordsMax) ? text : "";
    const bounded = {
      ...entry,
      text: searchedText,
      quotes: [...boundedQuotes(quotes, indexedWords)],
      description: [...boundedQuotes(description, indexedWords)],
    };
    index.add({ ...bounded, id: entries.length });
    entries.push(bounded);
    letters += [entry.title, searchedText, entry.more, ...bounded.quotes, ...bounded.description].join().length;
    if (letters < sliceLetters) continue;
    letters = 0;
    yield;
  }
  return { find: (words, wanted = {}) => searcherIn(indexed, wanted.kind).find(words, wanted.literally) };
}

/** Searches the entries of one kind, or of all. */
function searcherIn({ index, entries, forms }: Indexed, kind: FoundKind | undefined) {
  const filter = ({ id }: SearchResult) => kind === undefined || entries[Number(id)]?.kind === kind;
  const most = kind === undefined ? foundMax : entries.length;

  const search = (meanings: readonly string[][], combineWith: "AND" | "OR", options: SearchOptions = {}): Entry[] => {
    const queries = meanings.map((words) => ({ queries: words.map(withSynonyms), combineWith }));
    const byWords = { combineWith: "OR", queries } as const;
    // Whole words come before words that only begin so: «ворота» is no «воротник».
    const whole = index.search({ ...byWords, prefix: false }, { ...options, filter });
    const begun = index.search(byWords, { ...options, prefix: canBegin, filter });
    const ids = new Set([...whole, ...begun].map(({ id }) => Number(id)));
    return [...ids].slice(0, most).flatMap((id) => entries[id] ?? []);
  };

  /** The entries that hold all words; if there are none, those that describe themselves so. */
  const holding = (meanings: readonly string[][]): Entry[] => {
    const named = search(meanings, "AND");
    return named.length > 0 ? named : search(meanings, "AND", { fields: ["description"] });
  };

  const hasStem = (key: string): boolean =>
    index.search(key, { prefix: false, processTerm: (term) => term, filter }).length > 0;

  /** Whether longer words are found that begin with a typed one. */
  const canBegin = (term: string): boolean => term.length >= beginningMin || (term.length > 1 && !hasStem(term));

  /** The words of the entries that a typed one may be meant for: letters are missing, added, replaced or swapped. */
  const similarTo = (typed: string): string[] => {
    const key = stem(typed);
    if (key.length < lettersASlip || /\d/.test(typed) || index.search(typed, { filter }).length > 0) return [];
    const swapped = [...typed].map((letter, at) => [typed.slice(0, at), typed[at + 1], letter, typed.slice(at + 2)]);
    const fuzzy = Math.floor(key.length / lettersASlip);
    const similar = index.search(typed, { prefix: false, fuzzy, filter }).flatMap((result) => result.terms);
    const terms = new Set([...swapped.map((swappedLetters) => stem(swappedLetters.join(""))), ...similar]);
    return [...terms].filter((term) => forms.has(term) && hasStem(term));
  };
  /** The word that a typed one is meant for: a slip in the first letter is rare. */
  const mend = (typed: string): string | undefined => {
    const similar = similarTo(typed);
    const key = stem(typed);
    const [first = "", ...others] = similar;
    const isOnlyOne = others.length === 0 && key.length >= firstLetterSlipMin && first.slice(1) === key.slice(1);
    const meant = similar.find((term) => term[0] === key[0]) ?? (isOnlyOne ? first : undefined);
    return meant && forms.get(meant);
  };
  /** Another word that a single typed one may be meant for, also with another first letter. */
  const alternativeTo = (words: string, better: string): string | undefined => {
    const [typed, ...others] = wordsOf(words);
    if (typed === undefined || others.length > 0) return undefined;
    const other = similarTo(typed).find((term) => term !== stem(better));
    return other && forms.get(other);
  };
  /** The words without slips; undefined if there are none. */
  const corrected = (words: string): string | undefined => {
    const typed = wordsOf(words).slice(0, searchedMax);
    const better = typed.map((word) => mend(word) ?? word);
    return better.some((word, at) => word !== typed[at]) ? asTyped(better) : undefined;
  };

  /** For a number with a letter that no entry has: the entries of the number alone. */
  const nearestNumber = (words: string): Found | undefined => {
    const numbers = withoutNumberLetters(searchedIn(words));
    const near = numbers ? search([numbers], "AND") : [];
    return numbers && near.length > 0 ? { entries: near, corrected: asTyped(numbers) } : undefined;
  };
  /** The entries that have any of the telling words. */
  const anyOf = (meanings: readonly string[][]): Entry[] => {
    const telling = meanings.map(tellingWords);
    return telling.some(({ length }) => length > 0) ? search(telling, "OR") : [];
  };

  return {
    find(typed: string, literally = false): Found {
      const words = withJoinedWords(typed);
      const spellings = [words, switchedLayout(words) ?? "", transliterated(words) ?? ""];
      const meanings = spellings.map(searchedIn).filter(({ length }) => length > 0);
      if (meanings.length === 0) return none;
      const named = holding(meanings);
      const exact = named.length > 0 ? named : holding(meanings.map(withoutQuestionWords));
      if (exact.length > 0 || literally) return { entries: exact, corrected: undefined };
      const better = corrected(words);
      const mended = better === undefined ? [] : search([searchedIn(better)], "AND");
      if (better !== undefined && mended.length > 0)
        return { entries: mended, corrected: better, alternative: alternativeTo(words, better) };
      return nearestNumber(words) ?? { entries: anyOf(meanings.map(withoutQuestionWords)), corrected: undefined };
    },
  };
}

/** A query for a word or for what means the same. */
function withSynonyms(word: string): Query {
  const meanings = synonymsOf(word).map((words) => ({ queries: [...words], combineWith: "AND" as const }));
  return meanings.length === 0 ? word : { queries: [word, ...meanings], combineWith: "OR" };
}
