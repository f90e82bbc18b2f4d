import { words as wordsField } from "../../../views/filters/fields.ts";
import type { FoundGroup } from "../../../views/search/found.ts";
import type { Content } from "../../content/content.ts";
import { stemsOf } from "./category-of-words.ts";
import { foundItems } from "./found-items.ts";
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

/** The search's canonical query: `q`, trimmed, at most a hundred letters. */
export function searchQuery(query: URLSearchParams): URLSearchParams {
  const words = searchedWords(query);
  return new URLSearchParams(words === "" ? {} : { q: words });
}

/** The search words; empty if there are none. */
export function searchedWords(query: URLSearchParams): string {
  return q.read(query.getAll("q")) ?? "";
}

/**
 * Results by kind, starting with the best result's kind; at most `itemsMax` of each. Throws the upstream's fault if
 * nothing was found in incomplete content: "no results" would then be unproven.
 */
export async function findInContent(content: Content, words: string, itemsMax: number): Promise<FoundGroup[]> {
  if (words === "") return [];
  const { index, fault } = await searchIndexOf(content);
  const byKind = Map.groupBy(index.find(words), ({ kind }) => kind);
  if (byKind.size === 0 && fault) throw fault;
  const stems = stemsOf(words);
  return [...byKind].map(([kind, entries]) => ({
    kind,
    title: titles[kind],
    total: entries.length,
    items: foundItems(entries, stems).slice(0, itemsMax),
  }));
}
