import * as z from "zod";
import { unknownAs } from "./described.ts";
import { parseOnce } from "./parse-once.ts";
import { type PictureAddresses, pictureAddresses } from "./picture-address.ts";
import { picturedSchemas } from "./pictured-schemas.ts";
import { pictureGate } from "./safe-html.ts";
import {
  body,
  category,
  categoryId,
  contacts,
  count,
  id,
  listOf,
  maybe,
  numbered,
  numeric,
  rangeIfKnown,
  site,
  words,
} from "./schemas.ts";

/** Called for dropped data: a list item by its list, faulty field and reason, a picture by its origin. */
export type Dropped = (list: string, field: string, reason?: string) => void;

/** Rejecting an item takes 25 µs, so this bounds it to 50 ms. */
const brokenItemsMax = 2000;

const pagination = z.object({ page: count, limit: count, total: count, pages: count });
const group = z.object({ id: words, name: words, count });

/** The envelope of an answer with one payload. */
const one = <Value>(data: z.ZodType<Value>) =>
  z.object({ success: z.literal(true), data }).transform(({ data }) => data);

/**
 * All reads of the content API: path, query and schema of the answer. The parsers and the published contract derive
 * from it. `pictureOrigins`: allowed origins of pictures, besides root-relative addresses; `addresses`: where the site
 * serves them.
 */
export function createReads(
  dropped: Dropped,
  pictureOrigins: readonly string[],
  ownOrigin?: string,
  addresses: PictureAddresses = pictureAddresses(""),
) {
  const foreign = () => dropped("pictures", "origin");
  const nouns = picturedSchemas(pictureGate(pictureOrigins, addresses, foreign, ownOrigin));
  const { banner, textFile, parkingMap } = nouns;
  const pavilion = parseOnce(nouns.pavilion.meta({ title: "Pavilion" }));
  const service = parseOnce(nouns.service.meta({ title: "Service" }));
  const shop = parseOnce(nouns.shop.meta({ title: "Shop" }));
  const newsItem = parseOnce(nouns.newsItem.meta({ title: "NewsItem" }));
  const mediaFacade = parseOnce(nouns.mediaFacade.meta({ title: "MediaFacadeSolution" }));
  const vacancy = parseOnce(nouns.vacancy.meta({ title: "Vacancy" }));
  /** A list of independent items: broken ones are dropped and reported. */
  const items = <Value>(name: string, parser: z.ZodType<Value>) =>
    z.array(unknownAs(parser)).transform((list, ctx): Value[] => {
      const fitting: Value[] = [];
      for (const [at, item] of list.entries()) {
        const parsed = parser.safeParse(item);
        if (parsed.success) fitting.push(parsed.data);
        else dropped(name, parsed.error.issues[0]?.path.join(".") ?? "", parsed.error.issues[0]?.message);
        if (at + 1 - fitting.length <= brokenItemsMax) continue;
        ctx.addIssue({ code: "custom", message: "too many broken items" });
        return z.NEVER;
      }
      return fitting;
    });
  const page = <Value>(name: string, parser: z.ZodType<Value>) => ({
    success: z.literal(true),
    data: items(name, parser),
    pagination,
  });
  const pavilionMeta = z.object({
    square: rangeIfKnown,
    price: rangeIfKnown,
    floors: listOf(numeric(z.number().int())),
    bodies: items("meta.bodies", numbered.extend({ count })),
  });
  const textFiles = z.object({
    agreement: textFile,
    advertisement: textFile,
    privacy: textFile,
    labor_protection: textFile,
  });

  return {
    park: {
      path: "/init",
      answer: one(
        z
          .object({
            bodies: items("bodies", body),
            site: maybe(site),
            pavilions: items("init.pavilions", z.object({ id, number: words })),
            categories: items("categories", category),
            contacts,
            advertisementBanners: items("advertisementBanners", banner),
            banners: items("banners", banner),
            settings: z.object({ textFiles }),
          })
          .transform(({ settings, ...park }) => ({ ...park, texts: settings.textFiles })),
      ),
    },
    services: { path: "/services", answer: one(items("services", service)) },
    service: { path: "/services/{id}", answer: one(service) },
    pavilions: {
      path: "/pavilions",
      query: pavilionQuery,
      answer: z
        .object({ ...page("pavilions", pavilion), meta: pavilionMeta })
        .transform(({ data, pagination, meta: { square, price, floors, bodies } }) => {
          const groups = bodies.map((body) => ({ id: String(body.id), name: body.number, count: body.count }));
          return { items: data, pagination, choices: { square, price, floors, bodies: groups } };
        }),
    },
    morePavilions: {
      path: "/pavilions/paginate",
      query: pavilionQuery,
      answer: z.object(page("pavilions", pavilion)).transform(({ data, pagination }) => ({ items: data, pagination })),
    },
    pavilion: { path: "/pavilions/{id}", answer: one(pavilion) },
    shops: {
      path: "/shops",
      query: shopQuery,
      answer: z
        .object({ ...page("shops", shop), meta: z.object({ categories: items("meta.categories", group) }) })
        .transform(({ data, pagination, meta }) => ({ items: data, pagination, categories: meta.categories })),
    },
    shop: { path: "/shops/{id}", answer: one(shop) },
    news: {
      path: "/news",
      query: newsQuery,
      answer: z
        .object({ ...page("news", newsItem), meta: maybe(z.object({ types: items("meta.types", group) })) })
        .transform(({ data, pagination, meta }) => ({ items: data, pagination, types: meta?.types ?? [] })),
    },
    newsItem: { path: "/news/{id}", answer: one(newsItem) },
    mediaFacades: { path: "/media-facade-solutions", answer: one(items("media-facade-solutions", mediaFacade)) },
    mediaFacade: { path: "/media-facade-solutions/{id}", answer: one(mediaFacade) },
    vacancies: { path: "/vacancies", answer: one(items("vacancies", vacancy)) },
    vacancy: { path: "/vacancies/{id}", answer: one(vacancy) },
    parking: { path: "/pages/parking", answer: one(z.object({ residentsMap: parkingMap, visitorsMap: parkingMap })) },
    placement: {
      path: "/placement-requests/parameters",
      answer: one(
        z.object({
          types: items("types", z.object({ id: categoryId, name: words })),
          cost: rangeIfKnown,
          square: rangeIfKnown,
        }),
      ),
    },
  } satisfies Record<string, Read>;
}

/** A read; `{id}` in the path is a placeholder. */
export type Read = { path: `/${string}`; query?: z.ZodObject; answer: z.ZodType };

const pages = { limit: z.int().min(1).max(100).optional(), page: z.int().min(1).optional() };
const pavilionQuery = z.object({
  category: categoryId.optional(),
  squareFrom: z.number().min(0).optional(),
  squareTo: z.number().min(0).optional(),
  squareSize: z.enum(["s", "m", "l", "xl"]).optional(),
  priceFrom: z.number().min(0).optional(),
  priceTo: z.number().min(0).optional(),
  floor: z.int().optional(),
  bodies: z.array(z.int()).optional(),
  sort: z.enum(["square", "-square", "price", "-price"]).optional(),
  ...pages,
});
const shopQuery = z.object({ search: z.string().optional(), categories: z.array(z.string()).optional(), ...pages });
const newsQuery = z.object({ type: z.string().optional(), ...pages });
