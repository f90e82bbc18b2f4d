import banners from "./content/banners.json" with { type: "json" };
import bodies from "./content/bodies.json" with { type: "json" };
import categories from "./content/categories.json" with { type: "json" };
import contacts from "./content/contacts.json" with { type: "json" };
import mediaFacadeSolutions from "./content/media-facade-solutions.json" with { type: "json" };
import news from "./content/news.json" with { type: "json" };
import parking from "./content/parking.json" with { type: "json" };
import services from "./content/services.json" with { type: "json" };
import shops from "./content/shops.json" with { type: "json" };
import site from "./content/site.json" with { type: "json" };
import terms from "./content/terms.json" with { type: "json" };
import textFiles from "./content/text-files.json" with { type: "json" };
import offices from "./content/units/offices.json" with { type: "json" };
import tradeAreas from "./content/units/trade-areas.json" with { type: "json" };
import warehouses from "./content/units/warehouses.json" with { type: "json" };
import vacancies from "./content/vacancies.json" with { type: "json" };
import { holidaysFrom } from "./holidays.ts";
import { movedByWeeks, weeksOfAge } from "./moving-days.ts";

/** All content of the API. `pavilions` are in the API's order, news from the newest. */
export type Park = {
  bodies: readonly Body[];
  site: object;
  /** The way from the metro, and terms for every unit. */
  terms: object;
  pavilions: readonly Pavilion[];
  categories: readonly RentalCategory[];
  services: readonly Numbered[];
  shops: readonly Shop[];
  news: readonly NewsItem[];
  mediaFacadeSolutions: readonly Numbered[];
  vacancies: readonly Vacancy[];
  parking: object;
  contacts: object;
  banners: { banners: object[]; advertisementBanners: object[] };
  textFiles: Record<string, TextFile>;
};

const buildings = bodies as readonly Body[];
/** Each list begins with what differs most: by building, size and floor. */
const units = [...offices, ...warehouses, ...tradeAreas] as readonly StoredUnit[];

/** The park as it is written, without its closed days. */
export const park: Park = {
  bodies: buildings,
  site,
  terms,
  pavilions: inTurns(units.map(pavilionOf)),
  categories,
  services,
  shops,
  news: news.toSorted((a, b) => Date.parse(b.date) - Date.parse(a.date)),
  mediaFacadeSolutions,
  vacancies,
  parking,
  contacts,
  banners,
  textFiles,
};

/** The park of a stand-in that starts at `now`: it does not age, and is closed on public holidays. */
export function parkOn(now: Date): Park {
  const weeks = weeksOfAge(now);
  const { labor_protection, ...editions } = textFiles;
  return {
    ...park,
    site: { ...site, closedDays: holidaysFrom(now) },
    pavilions: park.pavilions.map((unit) => ({ ...unit, ...movedByWeeks(daysOf(unit), weeks, unit.updatedAt) })),
    news: park.news.map((item) => movedByWeeks(item, weeks, item.date)),
    vacancies: vacancies.map((vacancy) => movedByWeeks(vacancy, weeks, vacancy.publishedAt)),
    // The other texts name no days but that of their edition, which is a fact.
    textFiles: {
      ...editions,
      labor_protection: movedByWeeks(labor_protection, weeks, labor_protection.updatedAt),
    },
  };
}

/** The days of a unit. Its texts name none. */
const daysOf = ({ updatedAt, availableFrom }: Pavilion) => ({ updatedAt, ...(availableFrom && { availableFrom }) });

/** The API's own order: categories take turns. */
function inTurns(pavilions: readonly Pavilion[]): Pavilion[] {
  const lists = [...Map.groupBy(pavilions, ({ category }) => category).values()];
  const longest = Math.max(...lists.map(({ length }) => length));
  return Array.from({ length: longest }, (_, turn) => lists.flatMap((list) => list.slice(turn, turn + 1))).flat();
}

/** The rent is rounded to ten roubles. Throws if the unit's building or floor does not exist. */
function pavilionOf(unit: StoredUnit): Pavilion {
  const body = buildings.find(({ id }) => id === unit.body);
  const floor = body?.floors.find(({ number }) => number === unit.floor);
  if (!body || !floor) throw new Error(`Unit ${unit.id} names building ${unit.body}, floor ${unit.floor}`);
  return {
    ...unit,
    category: body.use,
    body: { id: body.id, number: body.number },
    floor: { id: floor.id, number: floor.number },
    price: Math.round((unit.rate * unit.square) / 10) * 10,
    images: [],
  };
}

type CategoryId = "office" | "warehouse" | "trade_area";

/** The three kinds, in the order in which lists show them. */
export const categoryIds: readonly CategoryId[] = ["office", "warehouse", "trade_area"];

/** A building; the API sends the rest of its record unchanged. */
type Body = { id: number; number: string; floors: { id: number; number: number }[]; use: CategoryId };

/**
 * A unit as `content/units` keeps it: the fields that the API itself reads; it sends the rest unchanged. `body` and
 * `floor` are the numbers on signs; `square` is m², `rate` ₽ per m² a month.
 */
type StoredUnit = {
  id: number;
  number: string;
  body: number;
  floor: number;
  square: number;
  rate: number;
  updatedAt: string;
  availableFrom?: string;
  place: object;
};

/** A unit to let as the API sends it; `price` is ₽ a month for the whole unit. */
export type Pavilion = Omit<StoredUnit, "body" | "floor"> & {
  category: CategoryId;
  body: { id: number; number: string };
  floor: { id: number; number: number };
  price: number;
  images: readonly object[];
};

/** A company: the fields that the API itself reads; it sends the rest unchanged. */
export type Shop = {
  id: number;
  name: string;
  short: string;
  category: { id: string; name: string };
  pavilionNumber?: string | undefined;
};

/** A news item: the fields that the API itself reads. `date` is ISO 8601. */
export type NewsItem = { id: number; type: string; date: string; promotion?: { until: string } };

/** A vacancy: the fields that the API itself reads. `publishedAt` is ISO 8601. */
type Vacancy = Numbered & { publishedAt: string };

/** A text of the site: the fields that the API itself reads. `updatedAt` is ISO 8601, the day of its edition. */
type TextFile = { updatedAt: string };

/** A rental category: the fields that the API itself reads. */
type RentalCategory = { id: string; name: string };

/** Anything that is found by its id and sent unchanged. */
export type Numbered = { id: number };
