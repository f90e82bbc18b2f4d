import MiniSearch, { type Query } from "minisearch";
import { stem, switchedLayout, wordsOf } from "./words.ts";

/** Kinds of what can be found, in the order shown. */
export type FoundKind = "pavilion" | "service" | "shop" | "news" | "vacancy";

/**
 * Something that can be found. `text` and `more` are searched too, less weightily; `address` is root-relative or
 * another site's.
 */
export type Entry = { kind: FoundKind; title: string; note: string; address: string; text: string; more: string };

/** What was found, best first. */
export type SearchIndex = { find: (words: string) => Entry[] };

const foundMax = 200;
const fuzzyLettersMin = 5;
/** Most visitors look for premises. */
const pavilionBoost = 2;
const typosShare = 0.2;
/** Shorter words fit everything when not all words have to. */
const tellingLettersMin = 3;

/** An index over `entries`: word order, case, ё, endings, small typos and a forgotten keyboard layout do not matter. */
export function createSearchIndex(entries: readonly Entry[]): SearchIndex {
  const index = new MiniSearch<Entry & { id: number }>({
    fields: ["title", "text", "more"],
    tokenize: wordsOf,
    processTerm: stem,
    searchOptions: {
      boost: { title: 4, text: 2 },
      prefix: true,
      fuzzy: (term) => (term.length >= fuzzyLettersMin && !/\d/.test(term) ? typosShare : false),
      boostDocument: (id) => (entries[Number(id)]?.kind === "pavilion" ? pavilionBoost : 1),
      weights: { prefix: 0.6, fuzzy: 0.25 },
    },
  });
  index.addAll(entries.map((entry, id) => ({ ...entry, id })));

  const search = (words: string, combineWith: "AND" | "OR"): Entry[] => {
    const switched = switchedLayout(words);
    const meanings = [words, ...(switched === undefined ? [] : [switched])];
    const query: Query = { combineWith: "OR", queries: meanings.map((text) => ({ queries: [text], combineWith })) };
    return index
      .search(query)
      .slice(0, foundMax)
      .flatMap(({ id }) => entries[Number(id)] ?? []);
  };

  return {
    find(words) {
      if (wordsOf(words).length === 0) return [];
      const all = search(words, "AND");
      if (all.length > 0) return all;
      const telling = wordsOf(words).filter((word) => word.length >= tellingLettersMin);
      return telling.length > 0 ? search(telling.join(" "), "OR") : [];
    },
  };
}
