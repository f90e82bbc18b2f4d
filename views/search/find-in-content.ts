import { type Content, known } from "../content/content.ts";
import type { CategoryId } from "../content/park.ts";
import { residentsCategory } from "../content/shop.ts";
import type { Unit } from "../content/unit.ts";
import { choiceFor } from "../units/ask/Ask.tsx";
import { chosenOf, soughtIn } from "../units/criteria.ts";
import { inOrder } from "../units/list-order.ts";
import type { ChosenUnits } from "../units/units.filter.ts";
import { type AskedInWords, about, type ReadWords, readWords } from "./asked-in-words.ts";
import type { FoundCategory, FoundGroup } from "./FoundLines.tsx";
import { categoriesOfWords, foundCategory, foundItems, namesCategory, unitsNear } from "./found-items.ts";
import { buildingLabel, placeNamed } from "./place-words.ts";
import { describesWith, isLack, purposeIn, readNegations, withoutFillers } from "./question-words.ts";
import { searchedIn, stem, wordsOf } from "./search-words.ts";
import { searchIndexOf, unitEntry } from "./site-entries.ts";
import type { Entry, FoundKind } from "./site-index.ts";
import { switchedLayout, transliterated } from "./spelling-words.ts";
import { withJoinedWords } from "./synonyms.ts";

/** Kinds of results, as the page calls them. */
export const kindTitles: Record<FoundKind, string> = {
  page: "Страницы",
  unit: "Помещения",
  service: "Услуги",
  surface: "Реклама",
  shop: "Компании",
  news: "Новости",
  vacancy: "Вакансии",
  document: "Документы",
};

/**
 * `category`: the list that the words name; `alsoNamed`: further lists, «склад» in «офис и склад». `corrected` replaced
 * the words, `alternative` might have.
 */
export type Results = Answer & { alsoNamed: FoundCategory[] };

type Answer = {
  groups: FoundGroup[];
  category: FoundCategory | undefined;
  corrected: string | undefined;
  alternative?: string | undefined;
};

/** `max`: the most results of each kind. `isLiteral`: slips stay unmended. `today` is an ISO date. */
export type Search = { content: Content; words: string; max: number; isLiteral: boolean; today: string };

/** The search of words that are spelled in Russian, with what was read in them and the kind of premises they name. */
type Question = { search: Search; read: ReadWords; kind: CategoryId | undefined };

const searchedLists = ["units", "shops", "news", "vacancies", "surfaces"] as const;

const nothing: Answer = { groups: [], category: undefined, corrected: undefined };

/** What the words name and what holds them. */
export function findInContent(search: Search): Results {
  const found = answerTo(search);
  return { ...found, alsoNamed: found.category ? otherCategories(search, found.category) : [] };
}

/** «офис и склад»: the list of the second kind. */
function otherCategories(search: Search, { id }: FoundCategory): FoundCategory[] {
  const { content } = search;
  const { wanted } = readNegations(inRussian(search));
  const named = categoriesOfWords(wanted, content.park.categories, content.units ?? []);
  return named.filter((category) => category.id !== id);
}

/** The best result's kind first: what answers a question, else units of about the area, else what holds the words. */
function answerTo(search: Search): Answer {
  if (search.words === "") return nothing;
  const question = questionOf(search);
  const found = answerToQuestion(question) ?? resultsByArea(question) ?? resultsByWords(question);
  const { corrected, alternative } = found;
  if (corrected === undefined) return found;
  // «офес корпус 4»: the question is readable only without the slip.
  const mended = questionOf({ ...search, words: corrected });
  const answer = answerToQuestion(mended) ?? (found.groups.length === 0 ? resultsByArea(mended) : undefined);
  return answer ? { ...answer, corrected, alternative } : found;
}

function questionOf(search: Search): Question {
  const { content, today } = search;
  const spelled = inRussian(search);
  const kind = kindIn(content, spelled);
  const words = kind === undefined ? spelled : withoutTown(content, spelled);
  const read = readWords(words, { today, kind: namesUnit(content, words) ? undefined : kind });
  return { search: { ...search, words }, read, kind };
}

/** The words in the spelling that names a kind of premises: "ofis 100 m2" as «офис 100 м2». Else as they are. */
function inRussian({ content, words }: Search): string {
  const typed = withJoinedWords(words);
  const spellings = [typed, switchedLayout(typed), transliterated(typed)];
  return spellings.find((spelling) => spelling !== undefined && kindIn(content, spelling)) ?? typed;
}

/** The words without the park's town and station: all its premises are there. */
function withoutTown({ park: { contacts, metro } }: Content, words: string): string {
  const town = new Set(wordsOf(`${contacts.address.locality} ${metro?.station ?? ""}`).map(stem));
  const isTown = (word: string) => wordsOf(word).some((part) => town.has(stem(part)));
  const others = words.split(/\s+/).filter((word) => !isTown(word));
  return others.join(" ");
}

/** The kind of premises that words name, or that a company needs which one wants to open: «под кофейню». */
function kindIn(content: Content, words: string): CategoryId | undefined {
  const { wanted } = readNegations(words.toLowerCase());
  // «магазин со складом»: the first kind is what is sought.
  const [named] = categoriesOfWords(wanted, content.park.categories, content.units ?? []);
  if (named) return named.id;
  const purpose = purposeIn(wanted);
  if (purpose === undefined) return undefined;
  const { entries } = searchIndexOf(content).find(purpose, { kind: "shop", literally: true });
  // A company that receives visitors: only a shop lets them in from the street or the gallery.
  return entries.some(({ shop }) => shop && shop.category.id !== residentsCategory) ? "trade_area" : undefined;
}

/** Whether the words have the number of a unit: «офис 101» is then no area. */
function namesUnit({ units = [] }: Content, words: string): boolean {
  const typed = new Set(words.toLowerCase().split(/\s+/));
  return units.some(({ number }) => typed.has(number.toLowerCase()));
}

/** What holds the words, and the list of the category that they name. «аренда магазина» is «магазина» then. */
function resultsByWords({ search, kind, read }: Question): Answer {
  const { content, max, isLiteral } = search;
  const { categories } = content.park;
  const wanted = kind === undefined || read.excluded.length === 0 ? search.words : read.wanted;
  const sought = kind === undefined ? wanted : withoutFillers(wanted.split(/\s+/)).join(" ");
  const index = searchIndexOf(content);
  const isAboutOthers = kind === undefined && read.rest !== "" && asksForOthers(search, read.rest);
  const { entries, corrected, alternative } = index.find(isAboutOthers ? read.rest : sought, { literally: isLiteral });
  const [ofWords] = categoriesOfWords(corrected ?? wanted, categories, content.units ?? []);
  const named = kind ?? ofWords?.id;
  const category = named && foundCategory(named, categories, content.units ?? []);
  const ofKind = entries.filter(({ unit }) => !unit || !category || unit.of.category === category.id);
  // «под кофейню»: the premises first, then the companies of this kind.
  const purposed = kind !== undefined && ofKind.every(({ unit }) => !unit) && purposeIn(wanted) !== undefined;
  const premises = purposed ? inOrder(unitsOfKind(content, kind), undefined) : [];
  const found = [...premises.map((unit) => unitEntry(unit, categories)), ...ofKind];
  return { groups: groupsOf(content, found, max), category, corrected, alternative };
}

const unitsOfKind = ({ units = [] }: Content, kind: CategoryId | undefined): readonly Unit[] =>
  kind === undefined ? units : units.filter(({ category }) => category === kind);

/** Units of about the area that the words name, and what holds the other words; undefined if they name no area. */
function resultsByArea(question: Question): Answer | undefined {
  const { search, read, kind } = question;
  const { square, rest } = read;
  if (square === undefined) return undefined;
  const { content, max, isLiteral } = search;
  const { categories } = content.park;
  const stock = unitsOfKind(content, kind);
  const near = unitsNear(stock, square);
  if (kind !== undefined) {
    const listed = foundCategory(kind, categories, near.length > 0 ? near : stock);
    if (!listed) return undefined;
    const { from, to } = listed.square;
    const chosen = near.length > 0 ? { squareFrom: Math.floor(from), squareTo: Math.ceil(to) } : about(square);
    const category = { ...listed, count: near.length, chosen };
    const premises = narrowed(near, question).map((unit) => unitEntry(unit, categories));
    const entries = [...premises, ...besidePremises(question)];
    return { groups: groupsOf(content, entries, max, near.length > 0), category, corrected: undefined };
  }
  const premises = near.map((unit) => unitEntry(unit, categories));
  const { entries, corrected, alternative } = searchIndexOf(content).find(rest, { literally: isLiteral });
  const others = entries.filter((entry) => entry.kind !== "unit");
  const groups = groupsOf(content, [...premises, ...others], max);
  return { groups, category: undefined, corrected, alternative };
}

/**
 * Results by kind, the best result's kind first. Throws `NotKnown` if content that could hold a result is unknown,
 * unless an empty result is an answer.
 */
function groupsOf(content: Content, entries: readonly Entry[], max: number, needsAll = true): FoundGroup[] {
  const byKind = Map.groupBy(entries, ({ kind }) => kind);
  if (needsAll && byKind.size === 0) for (const name of searchedLists) known(content[name]);
  return [...byKind].map(([kind, found]) => ({
    kind,
    title: kindTitles[kind],
    total: found.length,
    items: foundItems(found).slice(0, max),
  }));
}

/** Whether the words ask for premises. A place or a day alone does, unless other words look for something else. */
function asksForUnits({ search, read: { asked, rest, excluded }, kind }: Question): boolean {
  const { buildings, floor, free, freeBy, ...bounds } = asked;
  const hasDay = free !== undefined || freeBy !== undefined;
  if (kind !== undefined && (hasDay || excluded.length > 0)) return true;
  const hasBounds = Object.values(bounds).some((value) => value !== undefined);
  if (hasBounds) return kind !== undefined || !asksForOthers(search, rest);
  const hasPlace = buildings !== undefined || floor !== undefined;
  return (hasPlace || hasDay) && withoutFillers(searchedIn(rest)).every(namesCategory);
}

/** Whether words without a kind of premises are about something else: «вакансия от 100 тыс», «зал на 100 человек». */
function asksForOthers({ content }: Search, rest: string): boolean {
  const telling = withoutFillers(searchedIn(rest)).join(" ");
  const [best] = searchIndexOf(content).find(telling, { literally: true }).entries;
  return best !== undefined && best.kind !== "unit";
}

/** The choice of a list that the words ask for; undefined if the park has no such building. */
function chosenFor({ park }: Content, { buildings, rateTo, ...question }: AskedInWords): ChosenUnits | undefined {
  if (!buildings) return question;
  const named = park.buildings.filter(({ number }) => buildings.includes(buildingLabel(number)));
  if (named.length < buildings.length) return undefined;
  return { ...question, bodies: named.map(({ id }) => id).sort((a, b) => a - b) };
}

/** The kind of premises that a question is about: only offices hold people. Others may be of any kind. */
function kindOfQuestion({ kind }: Question, { people, priceFrom, priceTo }: ChosenUnits): CategoryId | undefined {
  if (kind !== undefined) return kind;
  return [people, priceFrom, priceTo].some((value) => value !== undefined) ? "office" : undefined;
}

/** Whether a unit is, or has, what is not wanted: a place, or a word of its features. */
function isExcluded({ building, floor, features, facts }: Unit, excluded: string): boolean {
  const place = placeNamed(excluded);
  if (place) {
    const isThere = place.building === undefined || buildingLabel(building.number) === place.building;
    return isThere && (place.floor === undefined || String(floor.number) === place.floor);
  }
  const values = facts.flatMap(({ value }) => (isLack(value) ? [] : [value]));
  return [...features, ...values].some((text) => describesWith(excluded, text));
}

/** The words that tell more than the kind of premises and their bounds. */
const beyondTheQuestion = (rest: string): string =>
  withoutFillers(searchedIn(rest))
    .filter((word) => !namesCategory(word))
    .join(" ");

/** What holds the other words if no premises do: «уборка офиса 100 м²» asks for a service, too. */
function besidePremises({ search, read }: Question): readonly Entry[] {
  const { entries } = searchIndexOf(search.content).find(beyondTheQuestion(read.rest), { literally: true });
  return entries.some(({ kind }) => kind === "unit") ? [] : entries;
}

/** Those of the units that have all that no filter of a list asks for: a price of 1 m², and words. */
function narrowed(units: readonly Unit[], { search, read }: Question): readonly Unit[] {
  const { asked, rest, excluded } = read;
  const { rateTo = Number.POSITIVE_INFINITY } = asked;
  const allowed = units
    .filter(({ rate }) => rateTo === Number.POSITIVE_INFINITY || (rate > 0 && rate <= rateTo))
    .filter((unit) => !excluded.some((words) => isExcluded(unit, words)));
  const telling = beyondTheQuestion(rest);
  if (telling === "") return allowed;
  const { entries } = searchIndexOf(search.content).find(telling, { kind: "unit", literally: true });
  const holding = new Set(entries.map(({ unit }) => unit?.of.id));
  const having = allowed.filter(({ id }) => holding.has(id));
  return having.length > 0 ? having : allowed;
}

/**
 * The list that answers a question in words, and its units. If none fits, the list alone, which shows what is nearest;
 * undefined if no kind is named either, or the words ask no question.
 */
function answerToQuestion(question: Question): Answer | undefined {
  const { search, read } = question;
  const { content, words, max } = search;
  const asked = asksForUnits(question) ? chosenFor(content, read.asked) : undefined;
  if (!asked) return undefined;
  const { categories } = content.park;
  const kind = kindOfQuestion(question, asked);
  const chosen = kind === undefined ? asked : choiceFor(asked, kind);
  const stock = unitsOfKind(content, kind);
  const listed = chosenOf(stock, soughtIn(stock, chosen));
  const units = inOrder(narrowed(listed, question), undefined);
  const category = kind && foundCategory(kind, categories, listed.length > 0 ? listed : stock);
  if (units.length === 0)
    return category && { groups: [], category: { ...category, count: 0, chosen }, corrected: undefined };
  // A place without a kind is also where companies are.
  const isPlace = kind === undefined && (chosen.bodies ?? chosen.floor) !== undefined;
  const hits = isPlace ? searchIndexOf(content).find(words, { literally: true }).entries : besidePremises(question);
  const others = hits.filter((entry) => entry.kind !== "unit");
  const groups = groupsOf(content, [...units.map((unit) => unitEntry(unit, categories)), ...others], max);
  return { groups, category: category && { ...category, chosen }, corrected: undefined };
}
