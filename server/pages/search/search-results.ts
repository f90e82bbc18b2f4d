import { words as wordsField } from "../../../views/filters/fields.ts";
import type { FoundGroup } from "../../../views/search/SearchPage.tsx";
import type { Content } from "../../content/content.ts";
import { searchIndexOf } from "./search-index.ts";
import type { FoundKind } from "./site-index.ts";

const lettersMax = 100;
const q = wordsField({ lettersMax });

const titles: Record<FoundKind, string> = {
  pavilion: "Помещения",
  service: "Услуги",
  shop: "Компании",
  news: "Новости",
  vacancy: "Вакансии",
};

/** What of a query the search reads: `q`, trimmed, a hundred letters at most. */
export function searchQuery(query: URLSearchParams): URLSearchParams {
  const words = searchedWords(query);
  return new URLSearchParams(words === "" ? {} : { q: words });
}

/** The words that were asked for; empty when none were. */
export function searchedWords(query: URLSearchParams): string {
  return q.read(query.getAll("q")) ?? "";
}

/**
 * What the words find, by kind, the kind of the best result first; `itemsMax` of each kind. Throws the upstream's fault
 * where nothing is found while something could not be searched: that there is nothing is then not known.
 */
export async function findInContent(content: Content, words: string, itemsMax: number): Promise<FoundGroup[]> {
  if (words === "") return [];
  const { index, fault } = await searchIndexOf(content);
  const byKind = Map.groupBy(index.find(words), ({ kind }) => kind);
  if (byKind.size === 0 && fault) throw fault;
  return [...byKind].map(([kind, entries]) => ({
    kind,
    title: titles[kind],
    total: entries.length,
    items: entries.slice(0, itemsMax).map(({ title, note, address }) => ({ title, note, address })),
  }));
}
