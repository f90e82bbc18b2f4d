import * as z from "zod";
import type { Shop } from "../../views/content/shop.ts";
import type { Group } from "../../views/ui/listing.ts";
import { areaTolerance, bounds, longest, seemingSides } from "./bounds.ts";
import { type Dropped, listOf, listsOfItems, maybe, reading, type Seen, tell, unknownAs } from "./lenient.ts";
import { picturedSchemas } from "./pictured-schemas.ts";
import { foreignPicture, type PictureGate } from "./safe-html.ts";
import {
  body,
  category,
  categoryId,
  count,
  id,
  integer,
  label,
  money,
  numbered,
  rangeOrZeros,
  site,
  storey,
  within,
  words,
} from "./schemas.ts";

const pagination = z.object({ page: count, limit: count, total: count, pages: count }).meta({ title: "Pagination" });
const paginationParts = z.object({ limit: maybe(count), total: maybe(count), pages: maybe(count) });
const group = z.object({ id: words, name: words, count }).meta({ title: "Group" });
const pages = { limit: z.int().min(1).max(100).optional(), page: z.int().min(1).optional() };
const pavilionQuery = z.object({ category: categoryId.optional(), ...pages });
const shopQuery = z.object({ categories: z.array(z.string()).optional(), ...pages });
const newsQuery = z.object({ type: z.string().optional(), ...pages });
/** The way on foot from the metro to an entrance of `site`. */
const metro = z
  .object({
    station: words,
    exit: integer(bounds.few),
    minutes: integer(bounds.minutes),
    metres: within(bounds.wayMetres),
    entrance: words,
  })
  .meta({ title: "Metro" });
/** Terms that are the same for every unit. */
const lease = z
  .object({
    vat: within(bounds.share),
    depositMonths: within(bounds.months),
    indexMax: within(bounds.share),
    termMin: integer(bounds.months),
    kwh: money,
  })
  .meta({ title: "Lease" });

// The API's words become the market's: a `body` is a building, a pavilion is a unit. Addresses keep theirs.

/** A unit, a service, an advertising surface: it names its building. */
const inBuilding = <Place, Wire>({ body, ...rest }: Wire & { body: Place }) => ({ ...rest, building: body });

const shopOf = <Place, Sign, Wire>({ pavilionNumber, ...shop }: Wire & { body: Place; pavilionNumber: Sign }) => ({
  ...inBuilding(shop),
  unitNumber: pavilionNumber,
});

const newsItemOf = <Signs, Wire>({ bodies, ...item }: Wire & { bodies: Signs }) => ({
  ...item,
  buildings: bodies,
});

const parkOf = <Buildings, Units, Wire>({
  bodies,
  pavilions,
  ...park
}: Wire & { bodies: Buildings; pavilions: Units }) => ({
  ...park,
  buildings: bodies,
  units: pavilions,
});

/** A page of a list. `pages` and `total` are undefined if the API does not tell them, and nothing else does. */
export type ListPage<Item> = { items: Item[]; pages: number | undefined; total: number | undefined };

/** Why a part of an answer that the contract asks for is left out, while the rest is of use. */
export const missingOrBroken = "missing or broken";

type Told = Partial<z.infer<typeof paginationParts>>;

function listPage<Item>({ data, pagination }: { data: Item[]; pagination: Told }): ListPage<Item> {
  const { limit, total, pages } = pagination;
  const counted = total === undefined ? undefined : Math.ceil(total / Math.max(1, limit ?? data.length));
  return { items: data, pages: pages ?? counted, total };
}

/** The groups of some companies. */
function groupsOf(shops: readonly Shop[]): Group[] {
  const all = new Map<string, Group>();
  for (const { category } of shops)
    all.set(category.id, { ...category, count: (all.get(category.id)?.count ?? 0) + 1 });
  return [...all.values()];
}

/** "unit 1119"; without an id the noun alone. */
function nameOf(noun: string, json: unknown): string {
  const id: unknown = Reflect.get(Object(json), "id");
  return /^\d{1,10}$/.test(String(id)) ? `${noun} ${id}` : noun;
}

/** The envelope of an answer with one payload. */
const envelope = <Value>(data: z.ZodType<Value>) =>
  z.object({ success: z.literal(true), data }).transform(({ data }) => data);

/**
 * Path, query and schema of each read. The parsers and the published contract derive from it. `today` is the day in the
 * park, ISO 8601: past days are dropped.
 */
export function createReads(dropped: Dropped, pictures: PictureGate, today: () => string, seen: Seen = () => {}) {
  const nouns = picturedSchemas(pictures);
  /** What an object of the JSON was read as: a list's items are read one by one before the list. */
  const readAs = new WeakMap<object, { value: unknown; issues: z.core.$ZodIssue[] }>();
  /** An item: reports by its noun the fields that it has lost, and turns it into the market's words. */
  const noun = <Value, Out>(name: string, schema: z.ZodType<Value>, turned: (value: Value, json: unknown) => Out) => {
    const read = (json: unknown) => {
      const { success, data, error, losses } = reading(schema, json);
      const result = { value: success ? turned(data, json) : undefined, issues: error?.issues ?? [] };
      readAs.set(Object(json), result);
      if (!success) return result;
      seen(name);
      for (const { field, reason, given } of losses)
        if (reason !== foreignPicture) dropped(nameOf(name, json), field, reason, given);
      return result;
    };
    return unknownAs(schema).transform((json, ctx): Out => {
      const { value, issues } = readAs.get(Object(json)) ?? read(json);
      for (const issue of issues) tell(ctx, issue);
      return value as Out; // Of this very schema: an object stands in one place.
    });
  };
  const watched = <Value>(name: string, schema: z.ZodType<Value>) => noun(name, schema, (value) => value);
  const { banner, contacts, textFile } = nouns;
  /** Units with the same keys are one shape to V8: lists read a thousand of them for an answer. */
  const allKeys = Object.fromEntries(Object.keys(nouns.pavilion.shape).map((key) => [key, undefined]));
  const pavilion = noun("unit", nouns.pavilion.meta({ title: "Pavilion" }), (told, json) => {
    const { place, square, availableFrom } = told;
    const isOverdue = availableFrom !== undefined && availableFrom < today();
    const unit = { ...allKeys, ...told, availableFrom: isOverdue ? undefined : availableFrom, isOverdue };
    const sides = (place?.width ?? 0) * (place?.depth ?? 0);
    if (!place || Math.abs(sides / square - 1) <= areaTolerance) return inBuilding(unit);
    const seems = seemingSides(sides, square);
    const reason = `width × depth is not square${seems ? `: ${seems}?` : ""}`;
    dropped(nameOf("unit", json), "place", reason, `${place.width} × ${place.depth}, ${square} m²`);
    return inBuilding({ ...unit, place: undefined });
  });
  const service = noun("service", nouns.service.meta({ title: "Service" }), inBuilding);
  const shop = noun("company", nouns.shop.meta({ title: "Shop" }), shopOf);
  const newsItem = noun("news item", nouns.newsItem.meta({ title: "NewsItem" }), newsItemOf);
  const mediaFacade = noun("surface", nouns.mediaFacade.meta({ title: "MediaFacadeSolution" }), inBuilding);
  const vacancy = watched("vacancy", nouns.vacancy.meta({ title: "Vacancy" }));
  const building = watched("building", body);
  const items = listsOfItems(dropped, seen);
  /** The contract asks for it, but the rest is of use without it. */
  const orReported = <Value>(name: string, schema: z.ZodType<Value>, instead: (given: unknown) => NoInfer<Value>) =>
    schema.catch(({ input }) => {
      dropped(name, "", missingOrBroken, input);
      return instead(input);
    });
  const parkingMap = (name: string) =>
    orReported(`parking ${name}`, watched("parking", nouns.parkingMap), () => nouns.parkingMap.parse({}));
  const page = <Value extends { id: number }>(name: string, parser: z.ZodType<Value>) => ({
    success: z.literal(true),
    data: items(name, parser),
    pagination: orReported<Told>(
      `${name} pagination`,
      pagination,
      (given) => paginationParts.safeParse(given).data ?? {},
    ),
  });
  const bodies = items("meta.bodies", numbered.extend({ count }), longest.buildings);
  const pavilionMeta = z.object({
    square: rangeOrZeros,
    price: rangeOrZeros,
    floors: listOf(storey, longest.groups),
    bodies: orReported("meta.bodies", bodies, () => []),
  });
  const banners = (name: string) => orReported(name, items(name, watched("banner", banner), longest.banners), () => []);
  const nothing = { min: 0, max: 0 };
  const noMeta = { square: nothing, price: nothing, floors: [], bodies: [] };
  const shopGroups = z.object({ categories: items("meta.categories", group, longest.groups) });
  const textFiles = z
    .object({
      agreement: textFile,
      advertisement: textFile,
      privacy: textFile,
      labor_protection: textFile,
    })
    .meta({ title: "LegalTexts" });

  return {
    park: {
      path: "/init",
      item: building,
      answer: envelope(
        z
          .object({
            bodies: items("bodies", building, longest.buildings),
            site: maybe(watched("site", site)),
            metro: maybe(watched("metro", metro)),
            lease: maybe(watched("lease", lease)),
            pavilions: orReported("init.pavilions", items("init.pavilions", z.object({ id, number: label })), () => []),
            categories: items("categories", watched("category", category), longest.categories),
            contacts: watched("contacts", contacts),
            advertisementBanners: banners("advertisementBanners"),
            banners: banners("banners"),
            settings: watched("settings", z.object({ textFiles })),
          })
          .transform(({ settings, ...park }) => parkOf({ ...park, texts: settings.textFiles })),
      ),
    },
    services: { path: "/services", item: service, answer: envelope(items("services", service)) },
    service: { path: "/services/{id}", answer: envelope(service) },
    pavilions: {
      path: "/pavilions",
      query: pavilionQuery,
      item: pavilion,
      answer: z
        .object({ ...page("pavilions", pavilion), meta: orReported("pavilions meta", pavilionMeta, () => noMeta) })
        .transform(({ meta: { bodies, ...choices }, ...answer }) => {
          const groups = bodies.map((body) => ({ id: String(body.id), name: body.number, count: body.count }));
          return { ...listPage(answer), choices: { ...choices, bodies: groups } };
        }),
    },
    morePavilions: {
      path: "/pavilions/paginate",
      query: pavilionQuery,
      item: pavilion,
      answer: z.object(page("pavilions", pavilion)).transform(listPage),
    },
    pavilion: { path: "/pavilions/{id}", answer: envelope(pavilion) },
    shops: {
      path: "/shops",
      query: shopQuery,
      item: shop,
      answer: z
        .object({ ...page("shops", shop), meta: orReported("shops meta", shopGroups, () => ({ categories: [] })) })
        .transform(({ meta: { categories }, ...answer }) => ({
          ...listPage(answer),
          categories: categories.length > 0 ? categories : groupsOf(answer.data),
        })),
    },
    shop: { path: "/shops/{id}", answer: envelope(shop) },
    news: {
      path: "/news",
      query: newsQuery,
      item: newsItem,
      answer: z
        .object({
          ...page("news", newsItem),
          meta: maybe(z.object({ types: items("meta.types", group, longest.groups) })),
        })
        .transform(({ meta, ...answer }) => ({ ...listPage(answer), types: meta?.types ?? [] })),
    },
    newsItem: { path: "/news/{id}", answer: envelope(newsItem) },
    mediaFacades: {
      path: "/media-facade-solutions",
      item: mediaFacade,
      answer: envelope(items("media-facade-solutions", mediaFacade)),
    },
    mediaFacade: { path: "/media-facade-solutions/{id}", answer: envelope(mediaFacade) },
    vacancies: { path: "/vacancies", item: vacancy, answer: envelope(items("vacancies", vacancy)) },
    vacancy: { path: "/vacancies/{id}", answer: envelope(vacancy) },
    parking: {
      path: "/pages/parking",
      answer: envelope(z.object({ residentsMap: parkingMap("residentsMap"), visitorsMap: parkingMap("visitorsMap") })),
    },
    placement: {
      path: "/placement-requests/parameters",
      answer: envelope(
        z.object({
          types: items("types", z.object({ id: categoryId, name: words }), longest.categories),
          cost: rangeOrZeros,
          square: rangeOrZeros,
        }),
      ),
    },
  } satisfies Record<string, Read>;
}

export type ReadName = keyof ReturnType<typeof createReads>;

/** A read; `{id}` in the path is a placeholder. `item` is the schema of a long list's items. */
export type Read = { path: `/${string}`; query?: z.ZodObject; item?: z.ZodType; answer: z.ZodType };
