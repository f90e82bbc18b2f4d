import { words as wordsField } from "../../../views/filters/fields.ts";
import { parkName } from "../../../views/park/park-name.ts";
import type { FoundGroup } from "../../../views/search/found.ts";
import { SearchPage, Suggestions } from "../../../views/search/SearchPage.tsx";
import type { Content } from "../../content/content.ts";
import { defineFragment } from "../define-fragment.ts";
import { definePage } from "../define-page.ts";
import { orElse } from "../or-else.ts";
import { categoryOfWords, stemsOf } from "./category-of-words.ts";
import { foundItems } from "./found-items.ts";
import { searchIndexOf } from "./site-entries.ts";
import type { FoundKind } from "./site-index.ts";

const lettersMax = 100;
const q = wordsField({ lettersMax });
/** Of each kind, on the page and in the main bar. */
const itemsMax = { page: 20, bar: 3 };
const suggestionsMax = 8;
/** Lines of units where something else answers better: the link to their category, or another kind of result. */
const unitsMax = { besideCategory: 4, afterOthers: 8 };

const titles: Record<FoundKind, string> = {
  unit: "Помещения",
  service: "Услуги",
  shop: "Компании",
  news: "Новости",
  vacancy: "Вакансии",
};

/** The search words, trimmed, at most a hundred letters; empty if there are none. */
const searchedWords = (query: URLSearchParams): string => q.read(query.getAll("q")) ?? "";

function canonicalQuery(query: URLSearchParams): URLSearchParams {
  const words = searchedWords(query);
  return new URLSearchParams(words === "" ? {} : { q: words });
}

/**
 * Results by kind, starting with the best result's kind; at most `max` of each. Throws the upstream's fault if nothing
 * was found in incomplete content: "no results" would then be unproven.
 */
async function findInContent(content: Content, words: string, max: number): Promise<FoundGroup[]> {
  if (words === "") return [];
  const { index, fault } = await searchIndexOf(content);
  const byKind = Map.groupBy(index.find(words), ({ kind }) => kind);
  if (byKind.size === 0 && fault) throw fault;
  const stems = stemsOf(words);
  return [...byKind].map(([kind, entries]) => ({
    kind,
    title: titles[kind],
    total: entries.length,
    items: foundItems(entries, stems).slice(0, max),
  }));
}

/** Search over units, services, companies, news and vacancies. */
export const searchPage = definePage({
  route: "search",
  filter: { keys: [], canonicalQuery },
  async load({ query, content, park: { categories, units } }) {
    const words = searchedWords(query);
    const [found, allUnits] = await Promise.all([
      findInContent(content, words, itemsMax.page),
      orElse(content.allUnits(), []),
    ]);
    const category = categoryOfWords(words, categories, allUnits);
    const max = category ? unitsMax.besideCategory : found[0]?.kind === "unit" ? itemsMax.page : unitsMax.afterOthers;
    const groups = found.map((group) =>
      group.kind === "unit" ? { ...group, items: group.items.slice(0, max) } : group,
    );
    return { words, stems: stemsOf(words), groups, category, example: units[0]?.number };
  },
  view: SearchPage,
  head: ({ words, groups, category }) => ({
    title:
      words === ""
        ? `Поиск по сайту — ${parkName.nominative}`
        : `${words.slice(0, 30)} — поиск по сайту ${parkName.quoted}`,
    description: `Поиск по сайту ${parkName.genitive}: свободные помещения по номеру, услуги, компании в парке, новости и вакансии. Опечатки не мешают.`,
    crumbs: [{ text: "Поиск" }],
    sheets: groups.length > 0 || category ? ["places"] : [],
    noindex: true,
  }),
});

/** Suggestions of the main bar: at most eight, three of a kind. */
export const searchFragment = defineFragment({
  path: "/fragments/search",
  canonicalQuery,
  async load({ query, content, park: { categories } }) {
    const words = searchedWords(query);
    const allUnits = await orElse(content.allUnits(), []);
    const category = categoryOfWords(words, categories, allUnits);
    let left = category ? suggestionsMax - 1 : suggestionsMax;
    const groups = (await findInContent(content, words, itemsMax.bar)).map((group) => {
      const items = group.items.slice(0, left);
      left -= items.length;
      return { ...group, items };
    });
    return { words, groups, category };
  },
  view: Suggestions,
});
