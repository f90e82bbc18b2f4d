import * as z from "zod";
import type { Shop } from "../../views/content/shop.ts";
import type { SafeHtml } from "../../views/ui/html.ts";
import type { Group } from "../../views/ui/listing.ts";
import { bounds, budget, longest } from "./bounds.ts";
import { dataIn, envelope, itemRead, listRead, noMeta, pagedRead, type Read, requireSize } from "./define-read.ts";
import { type ItemReader, itemReader, misfit, optional, plainReader, required } from "./item-reader.ts";
import { describedBy, type Loss, listOf, maybe, missingOrBroken, orMissing } from "./lenient.ts";
import { picturedSchemas } from "./pictured-schemas.ts";
import { readItems, requireItems } from "./read-items.ts";
import type { Report } from "./report.ts";
import type { PictureGate } from "./safe-url.ts";
import {
  body,
  category,
  categoryId,
  count,
  id,
  integer,
  numbered,
  numberIn,
  rangeOrZeros,
  site,
  stationName,
  storey,
  tariff,
  unitLabel,
  words,
} from "./schemas.ts";
import { correctionsOf, unitLosses } from "./unit-contradictions.ts";

/** Groups with the same id are one. */
const groupKey = ({ id: groupId }: { id: string }): string => groupId;
const group = z.object({ id: words, name: words, count }).meta({ title: "Group" });
const pages = { limit: z.int().min(1).max(100).optional(), page: z.int().min(1).optional() };
const pavilionQuery = z.object({ category: categoryId.optional(), ...pages });
const shopQuery = z.object({ categories: z.array(z.string()).optional(), ...pages });
const newsQuery = z.object({ type: z.string().optional(), ...pages });
const metroWay = z
  .object({
    station: stationName,
    exit: integer(bounds.exit),
    minutes: integer(bounds.walkMinutes),
    metres: numberIn(bounds.wayMetres),
    entrance: words,
  })
  .meta({ title: "Metro" });
/** The fastest credible walk, metres a minute. 0 metres are unknown ones. */
const metresPerMinuteMax = 150;
/** The way on foot from the metro to an entrance of `site`. */
const metro = describedBy(
  metroWay.refine(({ metres, minutes }) => metres <= minutes * metresPerMinuteMax, "nobody walks metres in minutes"),
  metroWay,
);
/** Terms that are the same for every unit. */
const lease = z
  .object({
    vat: numberIn(bounds.percent),
    depositMonths: numberIn(bounds.months),
    indexMax: numberIn(bounds.percent),
    termMin: integer(bounds.months),
    kwh: tariff,
  })
  .meta({ title: "Lease" });

// The API's words become the market's: a `body` is a building, a pavilion is a unit. Addresses keep theirs.

/** A unit, a service, an advertising surface: it names its building. */
const inBuilding = <Place, Wire>({ body: building, ...rest }: Wire & { body: Place }) => ({ ...rest, building });

/** The groups that the API lists, then those of further companies, with the counts of these companies. */
export function groupsOf(listed: readonly Group[], shops: readonly Shop[]): Group[] {
  const groups = new Map(listed.map((listedGroup) => [listedGroup.id, { ...listedGroup, count: 0 }]));
  for (const { category: shopGroup } of shops) {
    const before = groups.get(shopGroup.id) ?? { ...shopGroup, count: 0 };
    groups.set(shopGroup.id, { ...before, count: before.count + 1 });
  }
  return [...groups.values()].slice(0, longest.groups);
}

const noRange = { min: 0, max: 0 };
const countedBody = numbered.extend({ count });

/** The metadata of the first page of units. Pages derive it from the units, which it could contradict. */
const pavilionMeta = z.object({
  square: rangeOrZeros,
  price: rangeOrZeros,
  floors: listOf(storey, longest.groups),
  bodies: describedBy(listOf(countedBody, longest.buildings), z.array(countedBody).max(longest.buildings)),
});
const shopMeta = z.object({
  categories: describedBy(listOf(group, longest.groups, groupKey), z.array(group).max(longest.groups)),
});
const newsMeta = z.object({
  types: describedBy(listOf(group, longest.groups, groupKey), z.array(group).max(longest.groups)),
});

const placementType = z.object({ id: categoryId, name: words });

/** Why prices by term are left out. */
export const noSuchPrice = "none of them is price";

/** Lists of `/init` without which every page is whole. */
export const optionalPrefix = "init.";

/** Path, query and form of each read. The readers and the published contract derive from it. */
export function createReads(picture: PictureGate, today: () => string) {
  const schemas = picturedSchemas(picture);
  const { banner, contacts, textFile } = schemas;
  /** Units with the same keys are one shape to V8: lists read a thousand of them for an answer. */
  const allKeys = Object.fromEntries(Object.keys(schemas.pavilion.shape).map((key) => [key, undefined]));
  type WirePavilion = z.infer<typeof schemas.pavilion>;
  const pavilion = itemReader({
    noun: "unit",
    schema: schemas.pavilion.meta({ title: "Pavilion" }),
    itemOf: (wire: WirePavilion) => inBuilding({ ...allKeys, ...wire, ...correctionsOf(wire, today()) }),
    contradictions: (wire) => unitLosses(wire, today()),
  });
  const service = itemReader({
    noun: "service",
    schema: schemas.service.meta({ title: "Service" }),
    itemOf: (wire: z.infer<typeof schemas.service>) => inBuilding(wire),
  });
  const shop = itemReader({
    noun: "company",
    schema: schemas.shop.meta({ title: "Shop" }),
    itemOf: ({ body: place, pavilionNumber: unitNumber, ...rest }: z.infer<typeof schemas.shop>) => ({
      ...rest,
      building: place,
      unitNumber,
    }),
  });
  const newsItem = itemReader({
    noun: "news item",
    schema: schemas.newsItem.meta({ title: "NewsItem" }),
    itemOf: ({ bodies: buildings, ...rest }: z.infer<typeof schemas.newsItem>) => ({ ...rest, buildings }),
  });
  const mediaFacade = itemReader({
    noun: "surface",
    schema: schemas.mediaFacade.meta({ title: "MediaFacadeSolution" }),
    itemOf: (wire: z.infer<typeof schemas.mediaFacade>) =>
      inBuilding({ ...wire, prices: pricesContradiction(wire) ? [] : wire.prices }),
    contradictions: (wire) => [pricesContradiction(wire)].filter((loss) => loss !== undefined),
  });
  const vacancy = plainReader("vacancy", schemas.vacancy.meta({ title: "Vacancy" }));
  const building = plainReader("building", body);
  const rentalCategory = plainReader("category", category);
  const anyBanner = plainReader("banner", banner);
  const unitName = z.object({ id, number: unitLabel });
  const textFiles = z
    .object({ agreement: textFile, advertisement: textFile, privacy: textFile, labor_protection: textFile })
    .meta({ title: "LegalTexts" });
  const settings = z.object({ textFiles });
  const emptyMap = { title: "Парковка", image: undefined, description: "" as SafeHtml, zones: [] };
  const parking = z.object({
    residentsMap: orMissing(schemas.parkingMap, () => emptyMap),
    visitorsMap: orMissing(schemas.parkingMap, () => emptyMap),
  });
  const placement = z.object({
    types: describedBy(
      listOf(placementType, longest.categories, groupKey),
      z.array(placementType).max(longest.categories),
    ),
    cost: rangeOrZeros,
    square: rangeOrZeros,
  });
  const banners = z.array(banner).max(longest.banners);
  const parkWire = z.object({
    bodies: z.array(body).max(longest.buildings),
    site: site.nullish(),
    metro: metro.nullish(),
    lease: lease.nullish(),
    pavilions: z.array(unitName),
    categories: z.array(category).max(longest.categories),
    contacts,
    advertisementBanners: banners,
    banners,
    settings,
  });

  return {
    park: {
      path: "/init",
      answer: envelope(parkWire),
      item: body,
      *read(json: unknown, report: Report) {
        const data: Record<string, unknown> = Object(dataIn(json));
        const { bodies, ...others } = data;
        requireSize(parkWire, others);
        const listIn = (field: string): unknown[] => {
          // A null for a list is an empty one: some languages send it so.
          const list = data[field] === null ? [] : data[field];
          if (!Array.isArray(list)) throw misfit(`data.${field}`);
          return list;
        };
        const optionalList = <Item extends { id: unknown }>(field: string, reader: ItemReader<Item>, most: number) => {
          const object = `${optionalPrefix}${field}`;
          const list = data[field] ?? [];
          if (Array.isArray(list)) return readItems(object, list, reader, report, most);
          report.findings.push({ object, field: "", reason: missingOrBroken, sent: list });
          return readItems(object, [], reader, report, most);
        };
        const buildings = yield* readItems("bodies", listIn("bodies"), building, report, longest.buildings);
        requireItems("bodies: ", buildings);
        const categories = yield* readItems(
          "categories",
          listIn("categories"),
          rentalCategory,
          report,
          longest.categories,
        );
        requireItems("categories: ", categories);
        return {
          buildings: buildings.items,
          units: (yield* optionalList("pavilions", plainReader("unit number", unitName), budget.items)).items,
          categories: categories.items,
          site: optional(plainReader("site", site), data.site, "site", report),
          metro: optional(plainReader("metro", metro), data.metro, "metro", report),
          lease: optional(plainReader("lease", lease), data.lease, "lease", report),
          contacts: required(plainReader("contacts", contacts), data.contacts, "data.contacts", report),
          advertisementBanners: (yield* optionalList("advertisementBanners", anyBanner, longest.banners)).items,
          banners: (yield* optionalList("banners", anyBanner, longest.banners)).items,
          texts: required(plainReader("settings", settings), data.settings, "data.settings", report).textFiles,
        };
      },
    },
    services: listRead("/services", "services", service),
    service: itemRead("/services/{id}", service),
    pavilions: pagedRead({
      path: "/pavilions",
      query: pavilionQuery,
      name: "pavilions",
      reader: pavilion,
      meta: {
        schema: orMissing(pavilionMeta, () => ({ square: noRange, price: noRange, floors: [], bodies: [] })),
        published: pavilionMeta,
      },
    }),
    morePavilions: pagedRead({
      path: "/pavilions/paginate",
      query: pavilionQuery,
      name: "pavilions",
      reader: pavilion,
      meta: noMeta,
    }),
    pavilion: itemRead("/pavilions/{id}", pavilion),
    shops: pagedRead({
      path: "/shops",
      query: shopQuery,
      name: "shops",
      reader: shop,
      meta: { schema: orMissing(shopMeta, () => ({ categories: [] })), published: shopMeta },
    }),
    shop: itemRead("/shops/{id}", shop),
    news: pagedRead({
      path: "/news",
      query: newsQuery,
      name: "news",
      reader: newsItem,
      meta: { schema: maybe(newsMeta), published: newsMeta.nullish() },
    }),
    newsItem: itemRead("/news/{id}", newsItem),
    mediaFacades: listRead("/media-facade-solutions", "media-facade-solutions", mediaFacade),
    mediaFacade: itemRead("/media-facade-solutions/{id}", mediaFacade),
    vacancies: listRead("/vacancies", "vacancies", vacancy),
    vacancy: itemRead("/vacancies/{id}", vacancy),
    parking: itemRead("/pages/parking", plainReader("parking", parking)),
    placement: itemRead("/placement-requests/parameters", plainReader("placement", placement)),
  } satisfies Record<string, Read>;
}

type Priced = { price: number; prices: readonly { price: number }[] };

/** Prices by several terms, of which none is the price. */
function pricesContradiction({ price, prices }: Priced): Loss | undefined {
  if (price <= 0 || prices.length < 2 || prices.some((term) => term.price === price)) return undefined;
  return { field: "prices", reason: noSuchPrice, sent: price };
}

export type ReadName = keyof ReturnType<typeof createReads>;
