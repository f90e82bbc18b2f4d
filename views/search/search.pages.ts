import { type Content, known } from "../content/content.ts";
import type { CategoryId } from "../content/park.ts";
import type { AnyFilter } from "../filters/define-filter.ts";
import { words as wordsField } from "../filters/filter-fields.ts";
import { defineFragment } from "../layout/define-fragment.ts";
import { definePage } from "../layout/define-page.ts";
import { parkName } from "../park/park-name.ts";
import { fragments } from "../routes.ts";
import { choiceFor } from "../units/ask/Ask.tsx";
import { chosenOf, soughtIn } from "../units/criteria.ts";
import { inOrder } from "../units/list-order.ts";
import type { ChosenUnits } from "../units/units.filter.ts";
import { type AskedInWords, type ReadWords, readWords } from "./asked-in-words.ts";
import type { FoundCategory, FoundGroup } from "./FoundLines.tsx";
import { categoryOfWords, foundCategory, foundItems, namesCategory, stemsOf, unitsNear } from "./found-items.ts";
import { SearchPage, Suggestions } from "./SearchPage.tsx";
import { buildingLabel, searchedIn, withoutFillers } from "./search-words.ts";
import { searchIndexOf, unitEntry } from "./site-entries.ts";
import type { Entry, FoundKind } from "./site-index.ts";

const lettersMax = 100;
const q = wordsField({ lettersMax });
/** Of each kind, on the page and in the main bar. */
const itemsMax = { alone: 60, page: 3, bar: 3 };
const suggestionsMax = 8;
/** Lines of units: if units are the best results, and beside better ones. */
const unitsMax = { first: 12, after: 4 };

const titles: Record<FoundKind, string> = {
  page: "Страницы",
  unit: "Помещения",
  service: "Услуги",
  surface: "Реклама",
  shop: "Компании",
  news: "Новости",
  vacancy: "Вакансии",
  document: "Документы",
};

/** The search words, trimmed, at most a hundred letters; empty if there are none. */
const searchedWords = (query: URLSearchParams): string => q.read(query.getAll("q")) ?? "";

const isKind = (name: string | null): name is FoundKind => name !== null && Object.hasOwn(titles, name);

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

const searched = ["units", "shops", "news", "vacancies", "surfaces"] as const;

type Results = {
  groups: FoundGroup[];
  category: FoundCategory | undefined;
  corrected: string | undefined;
  alternative?: string | undefined;
};

/** `max`: the most results of each kind. `isLiteral`: slips stay unmended. */
type Search = { content: Content; words: string; max: number; isLiteral: boolean };

/** The best result's kind first: what answers a question, else units of about the area, else what holds the words. */
function findInContent(search: Search): Results {
  if (search.words === "") return { groups: [], category: undefined, corrected: undefined };
  const read = readWords(search.words);
  const found = answerToQuestion(search, read) ?? resultsByArea(search, read) ?? resultsByWords(search);
  const { corrected, alternative } = found;
  if (corrected === undefined) return found;
  // «офес корпус 4»: the question is readable only without the slip.
  const answer = answerToQuestion({ ...search, words: corrected }, readWords(corrected));
  return answer ? { ...answer, corrected, alternative } : found;
}

/** What holds the words, and the list of the category that they name. «аренда магазина» is «магазина» then. */
function resultsByWords({ content, words, max, isLiteral }: Search): Results {
  const categoryNamed = (text: string) => categoryOfWords(text, content.park.categories, content.units ?? []);
  const sought = categoryNamed(words) ? withoutFillers(words.split(/\s+/)).join(" ") : words;
  const { entries, corrected, alternative } = searchIndexOf(content).find(sought, { literally: isLiteral });
  const category = categoryNamed(corrected ?? words);
  return { groups: groupsOf(content, entries, max), category, corrected, alternative };
}

/** Units of about the area that the words name, and what holds the other words; undefined if they name no area. */
function resultsByArea({ content, words, max, isLiteral }: Search, { square, rest }: ReadWords): Results | undefined {
  if (square === undefined) return undefined;
  const { categories } = content.park;
  const { entries: hits, corrected, alternative } = searchIndexOf(content).find(rest, { literally: isLiteral });
  const units = unitsNear(content.units ?? [], square);
  const category = categoryOfWords(corrected ?? words, categories, units);
  const near = units.filter((unit) => !category || unit.category === category.id);
  const others = category ? [] : hits.filter(({ kind }) => kind !== "unit");
  const groups = groupsOf(content, [...near.map((unit) => unitEntry(unit, categories)), ...others], max);
  if (!category) return { groups, category, corrected, alternative };
  const { from, to } = category.square;
  const chosen = { squareFrom: Math.floor(from), squareTo: Math.ceil(to) };
  return { groups, category: { ...category, chosen }, corrected, alternative };
}

/** Results by kind, the best result's kind first. Throws `NotKnown` if content that could hold a result is unknown. */
function groupsOf(content: Content, entries: readonly Entry[], max: number): FoundGroup[] {
  const byKind = Map.groupBy(entries, ({ kind }) => kind);
  if (byKind.size === 0) for (const name of searched) known(content[name]);
  return [...byKind].map(([kind, found]) => ({
    kind,
    title: titles[kind],
    total: found.length,
    items: foundItems(found).slice(0, max),
  }));
}

/** Whether the words ask for premises. A place alone does, unless other words look for something else there. */
function asksForUnits({ asked: { buildings, floor, ...bounds }, rest }: ReadWords): boolean {
  if (Object.values(bounds).some((value) => value !== undefined)) return true;
  const hasPlace = buildings !== undefined || floor !== undefined;
  return hasPlace && withoutFillers(searchedIn(rest)).every(namesCategory);
}

/** The choice of a list that the words ask for; undefined if the park has no such building. */
function chosenFor({ park }: Content, { buildings, ...question }: AskedInWords): ChosenUnits | undefined {
  if (!buildings) return question;
  const named = park.buildings.filter(({ number }) => buildings.includes(buildingLabel(number)));
  if (named.length < buildings.length) return undefined;
  return { ...question, bodies: named.map(({ id }) => id).sort((a, b) => a - b) };
}

/** The kind of premises that a question is about: only offices hold people. Others may be of any kind. */
function kindOfQuestion(content: Content, words: string, question: ChosenUnits): CategoryId | undefined {
  const named = categoryOfWords(words, content.park.categories, content.units ?? []);
  if (named) return named.id;
  const { people, priceFrom, priceTo } = question;
  return [people, priceFrom, priceTo].some((value) => value !== undefined) ? "office" : undefined;
}

/**
 * The list that answers a question in words, and its units. If none fits, the list alone, which shows what is nearest;
 * undefined if no kind is named either, or the words ask no question.
 */
function answerToQuestion({ content, words, max, isLiteral }: Search, read: ReadWords): Results | undefined {
  const question = asksForUnits(read) ? chosenFor(content, read.asked) : undefined;
  if (!question) return undefined;
  const { categories } = content.park;
  const all = content.units ?? [];
  const kind = kindOfQuestion(content, words, question);
  const chosen = kind === undefined ? question : choiceFor(question, kind);
  const stock = kind === undefined ? all : all.filter((unit) => unit.category === kind);
  const units = inOrder(chosenOf(stock, soughtIn(stock, chosen)), undefined);
  const category = kind && foundCategory(kind, categories, units.length > 0 ? units : stock);
  if (units.length === 0)
    return category && { groups: [], category: { ...category, count: 0, chosen }, corrected: undefined };
  // A place without a kind is also where companies are.
  const isPlace = kind === undefined && (chosen.bodies ?? chosen.floor) !== undefined;
  const hits = isPlace ? searchIndexOf(content).find(words, { literally: isLiteral }).entries : [];
  const others = hits.filter((entry) => entry.kind !== "unit");
  const groups = groupsOf(content, [...units.map((unit) => unitEntry(unit, categories)), ...others], max);
  return { groups, category: category && { ...category, chosen }, corrected: undefined };
}

/** Search over the site's pages, units, services, surfaces, companies, news, vacancies and documents. */
export const searchPage = definePage({
  route: "search",
  filter: searchFilter,
  load({ query, park, content }) {
    const words = searchedWords(query);
    const isLiteral = query.get("exact") === "1";
    const results = findInContent({ content, words, max: itemsMax.alone, isLiteral });
    const { groups, category, corrected, alternative } = results;
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
  load({ query, content }) {
    const words = searchedWords(query);
    const found = findInContent({ content, words, max: itemsMax.bar, isLiteral: false });
    let left = found.category ? suggestionsMax - 1 : suggestionsMax;
    const groups = found.groups.map((group) => {
      const items = group.items.slice(0, left);
      left -= items.length;
      return { ...group, items };
    });
    return { words, groups, category: found.category };
  },
  view: Suggestions,
});
