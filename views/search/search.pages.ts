import type { AnyFilter } from "../filters/define-filter.ts";
import { words as wordsField } from "../filters/filter-fields.ts";
import { defineFragment } from "../layout/define-fragment.ts";
import { definePage } from "../layout/define-page.ts";
import { parkName } from "../park/park-name.ts";
import { fragments } from "../routes.ts";
import { dayInPark } from "../ui/format.ts";
import type { FoundGroup } from "./FoundLines.tsx";
import { findInContent, kindTitles } from "./find-in-content.ts";
import { stemsOf } from "./found-items.ts";
import { SearchPage, Suggestions } from "./SearchPage.tsx";
import type { FoundKind } from "./site-index.ts";

const lettersMax = 100;
const q = wordsField({ lettersMax });
/** Of each kind, on the page and in the main bar. */
const itemsMax = { alone: 60, page: 3, bar: 3 };
const suggestionsMax = 8;
/** Lines of units: if units are the best results, and beside better ones. */
const unitsMax = { first: 12, after: 4 };

/** The search words, trimmed, at most a hundred letters; empty if there are none. */
const searchedWords = (query: URLSearchParams): string => q.read(query.getAll("q")) ?? "";

const isKind = (name: string | null): name is FoundKind => name !== null && Object.hasOwn(kindTitles, name);

/** Keeps the words, one kind alone, and whether slips stay unmended. */
function canonicalQuery(query: URLSearchParams): URLSearchParams {
  const words = searchedWords(query);
  if (words === "") return new URLSearchParams();
  const kind = query.get("kind");
  return new URLSearchParams({
    ...(query.get("exact") === "1" && { exact: "1" }),
    ...(isKind(kind) && { kind }),
    q: words,
  });
}

const searchFilter: AnyFilter = {
  keys: [],
  canonicalQuery,
  holdsWords: (query) => searchedWords(query) !== "",
};

/** Search over the site's pages, units, services, surfaces, companies, news, vacancies and documents. */
export const searchPage = definePage({
  route: "search",
  filter: searchFilter,
  load({ query, park, content, now }) {
    const words = searchedWords(query);
    const isLiteral = query.get("exact") === "1";
    const results = findInContent({ content, words, max: itemsMax.alone, isLiteral, today: dayInPark(now) });
    const { groups, category, alsoNamed, corrected, alternative } = results;
    // A kind without results is ignored: the address may be older than the content.
    const kind = groups.find((group) => group.kind === query.get("kind"))?.kind;
    const unitsFirst = (!category || category.chosen) && groups[0]?.kind === "unit";
    const most = (group: FoundGroup) => {
      if (group.kind === kind) return itemsMax.alone;
      if (group.kind !== "unit") return itemsMax.page;
      return unitsFirst ? unitsMax.first : unitsMax.after;
    };
    return {
      words,
      corrected,
      alternative,
      kind,
      stems: stemsOf(corrected ?? words),
      groups: groups.map((group) => ({ ...group, items: group.items.slice(0, most(group)) })),
      category,
      alsoNamed,
      example: park.units[0]?.number,
    };
  },
  view: SearchPage,
  head: ({ words }) => ({
    title:
      words === ""
        ? `Поиск по сайту — ${parkName.nominative}`
        : `${words.slice(0, 30)} — поиск по сайту ${parkName.quoted}`,
    description: `Поиск по сайту ${parkName.genitive}: помещения по номеру, услуги, компании, реклама, документы, новости и вакансии. Опечатки не мешают.`,
    crumbs: [{ text: "Поиск" }],
    sheets: ["page", "content"],
    noindex: true,
  }),
});

/** Suggestions of the main bar: at most eight, three of a kind. */
export const searchFragment = defineFragment({
  path: fragments.search,
  filter: searchFilter,
  load({ query, content, now }) {
    const words = searchedWords(query);
    const found = findInContent({ content, words, max: itemsMax.bar, isLiteral: false, today: dayInPark(now) });
    const { category, alsoNamed } = found;
    let left = suggestionsMax - (category ? 1 : 0) - alsoNamed.length;
    const groups = found.groups.map((group) => {
      const items = group.items.slice(0, left);
      left -= items.length;
      return { ...group, items };
    });
    return { words, groups, category, alsoNamed };
  },
  view: Suggestions,
});
