import { type Content, stateOf } from "../../views/content/content.ts";
import { type NewsItem, publishedNews } from "../../views/content/news-item.ts";
import { openingsInPark } from "../../views/content/opening-hours.ts";
import { type CategoryId, categoryIds, type Park } from "../../views/content/park.ts";
import type { Unit } from "../../views/content/unit.ts";
import { publishedVacancies } from "../../views/content/vacancy.ts";
import { dayInPark } from "../../views/ui/format.ts";
import type { Group } from "../../views/ui/listing.ts";
import { onceFor, sameItems } from "../../views/ui/once.ts";
import { agreedStock, disagreements, withListedLabels } from "./agree.ts";
import type { Finding } from "./lenient.ts";
import { type KeptParts, partNames } from "./read-parts.ts";

/** When the site first read content, and when it first saw each unit; ISO 8601. */
export type Seen = Pick<Content, "firstSeen" | "since">;

/** Content, with its inputs: the day and the values of the parts. */
export type Composed = { content: Content; values: readonly unknown[] };

/**
 * Composes the parts as one value: the one of before if neither the day nor a part has changed, and the same units if
 * no unit has. Undefined without the parts that every page needs.
 */
export function compose(parts: KeptParts, seen: Seen, before: Composed | undefined, now: Date): Composed | undefined {
  const { park, services } = parts;
  if (!park || !services) return undefined;
  const day = dayInPark(now);
  const values = [day, ...partNames.map((name) => parts[name]?.value)];
  if (before && sameItems(before.values, values)) return before;
  const listed = listedCategories(parts);
  const { buildings } = park.value;
  const stock = agreedStock(stockOf(parts), buildings);
  const units = listed.every((id) => stock[id])
    ? sameUnits(
        before,
        listed.flatMap((id) => stock[id] ?? []),
      )
    : undefined;
  const { closedDays } = park.value.site ?? {};
  const content: Content = {
    park: withPolicy(park.value, before?.content.park),
    services: withListedLabels(openingsInPark(services.value, closedDays), buildings),
    units,
    stock,
    shops: parts.shops && withListedLabels(openingsInPark(parts.shops.value.shops, closedDays), buildings),
    shopGroups: parts.shops?.value.groups ?? [],
    ...newsOn(parts, day),
    surfaces: parts.surfaces && withListedLabels(parts.surfaces.value, buildings),
    vacancies: parts.vacancies && publishedVacancies(parts.vacancies.value, day),
    parking: parts.parking?.value,
    placement: parts.placement?.value,
    firstSeen: units ? firstSeenOf(units, seen, now) : seen.firstSeen,
    since: seen.since,
  };
  return { content, values };
}

/** The news whose day has come, with their types. */
function newsOn({ news: part }: KeptParts, day: string): Pick<Content, "news" | "newsTypes"> {
  if (!part) return { news: undefined, newsTypes: [] };
  const news = publishedNews(part.value.news, day);
  return { news, newsTypes: countedTypes(part.value.types, news) };
}

/** The types of news with the counts of those that pages show: the API counts also news of later days. */
const countedTypes = onceFor((types: readonly Group[], news: readonly NewsItem[]): Group[] =>
  types.map((type) => ({ ...type, count: news.filter((item) => item.type === type.id).length })),
);

/** The park with its last privacy policy while `/init` has none: forms and every page link to it. */
function withPolicy(park: Park, before: Park | undefined): Park {
  const privacy = park.texts.privacy ?? before?.texts.privacy;
  return privacy === park.texts.privacy ? park : { ...park, texts: { ...park.texts, privacy } };
}

const sameUnits = (before: Composed | undefined, units: Unit[]): Unit[] =>
  before?.content.units && sameItems(before.content.units, units) ? before.content.units : units;

/** The categories that `/init` lists, in the order of lists. */
function listedCategories({ park }: KeptParts): CategoryId[] {
  const listed = park?.value.categories ?? [];
  return categoryIds.filter((id) => listed.some((category) => category.id === id));
}

/** The units of the categories that `/init` lists, as far as they are known. */
function stockOf(parts: KeptParts): Content["stock"] {
  const stock: Content["stock"] = {};
  for (const id of listedCategories(parts)) {
    const list = parts[id]?.value;
    if (list) stock[id] = list.units;
  }
  return stock;
}

/** What pages show otherwise than one part says, because another part says something else. */
export function disagreementsIn(parts: KeptParts): Finding[] {
  const { park, services, shops, surfaces } = parts;
  if (!park) return [];
  const located = {
    service: services?.value ?? [],
    company: shops?.value.shops ?? [],
    surface: surfaces?.value ?? [],
  };
  return disagreements(Object.values(stockOf(parts)).flat(), located, park.value.buildings);
}

/** Categories with units that `/init` does not list. */
export function unlistedCategories(parts: KeptParts): Finding[] {
  if (!parts.park) return [];
  const listed = listedCategories(parts);
  return categoryIds.flatMap((id) => {
    const count = parts[id]?.value.units.length ?? 0;
    if (listed.includes(id) || count === 0) return [];
    return [{ object: "init.categories", field: id, reason: "not listed: its units have no page", sent: count }];
  });
}

/**
 * For each unit the time when the site first saw it and, if the API sends no `updatedAt`, its present state. Units that
 * the API no longer lists are dropped.
 * The units of the first reading were there before: they count from its beginning.
 */
function firstSeenOf(units: readonly Unit[], { firstSeen, since }: Seen, now: Date): Content["firstSeen"] {
  const isFirst = Object.keys(firstSeen).length === 0;
  const newTime = isFirst ? since : now.toISOString();
  const keys = units.flatMap((unit) =>
    unit.updatedAt === undefined ? [String(unit.id), stateOf(unit)] : [String(unit.id)],
  );
  return Object.fromEntries(keys.map((key) => [key, firstSeen[key] ?? newTime]));
}
