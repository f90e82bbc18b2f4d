import * as z from "zod";
import { type Parser, parseOnce } from "./parse-once.ts";
import { picturedSchemas } from "./pictured-schemas.ts";
import { pictureGate } from "./safe-html.ts";
import { body, category, categoryId, contacts, count, id, maybe, numbered, range, site, words } from "./schemas.ts";
import { UpstreamFault } from "./upstream.ts";

/** Hears of what was left out because it does not fit: list items by the list's name and the field at fault, pictures by their origin. */
export type Dropped = (list: string, field: string) => void;

const pagination = z.object({ page: count, limit: count, total: count, pages: count });
const group = z.object({ id: words, name: words, count });

/** Checks one answer against its schema; the fault names the field and nothing of its value. */
function check<Value>(schema: Parser<Value>, json: unknown): Value {
  const parsed = schema.safeParse(json);
  if (parsed.success) return parsed.data;
  throw new UpstreamFault(`does not fit the contract at ${parsed.error.issues[0]?.path.join(".") || "the root"}`);
}

const success = z.object({ success: z.literal(true), data: z.unknown() });
const one =
  <Value>(schema: Parser<Value>) =>
  (json: unknown) =>
    check(schema, check(success, json).data);

/**
 * Parsers of every read, one a call of the contract: unknown JSON in, the site's nouns out; they throw `UpstreamFault`.
 * `pictureOrigins`: where pictures may come from, besides root-relative addresses.
 */
export function createParsers(dropped: Dropped, pictureOrigins: readonly string[]) {
  const nouns = picturedSchemas(pictureGate(pictureOrigins, () => dropped("pictures", "origin")));
  const { banner, textFile, parkingMap } = nouns;
  const pavilion = parseOnce(nouns.pavilion);
  const service = parseOnce(nouns.service);
  const shop = parseOnce(nouns.shop);
  const newsItem = parseOnce(nouns.newsItem);
  const mediaFacade = parseOnce(nouns.mediaFacade);
  const vacancy = parseOnce(nouns.vacancy);
  /** A list whose items each stand on their own: one that does not fit is left out, and said. */
  const items = <Value>(name: string, schema: Parser<Value>) =>
    z.array(z.unknown()).transform((list) =>
      list.flatMap((item) => {
        const parsed = schema.safeParse(item);
        if (parsed.success) return [parsed.data];
        dropped(name, parsed.error.issues[0]?.path.join(".") ?? "");
        return [];
      }),
    );
  const listing = <Value>(name: string, schema: Parser<Value>) => {
    const envelope = z.object({ success: z.literal(true), data: items(name, schema), pagination });
    return (json: unknown) => {
      const { data, pagination } = check(envelope, json);
      return { items: data, pagination };
    };
  };

  const pavilionMeta = z.object({
    meta: z.object({
      square: range,
      price: range,
      floors: z.array(z.number().int()),
      bodies: items("meta.bodies", numbered.extend({ count })),
    }),
  });
  const pavilions = listing("pavilions", pavilion);
  const shopMeta = z.object({ meta: z.object({ categories: items("meta.categories", group) }) });
  const shops = listing("shops", shop);
  const newsMeta = z.object({ meta: maybe(z.object({ types: items("meta.types", group) })) });
  const news = listing("news", newsItem);

  return {
    park: one(
      z
        .object({
          bodies: items("bodies", body),
          site: maybe(site),
          pavilions: items("init.pavilions", z.object({ id, number: words })),
          categories: items("categories", category),
          contacts,
          advertisementBanners: items("advertisementBanners", banner),
          banners: items("banners", banner),
          settings: z.object({
            textFiles: z.object({
              agreement: textFile,
              advertisement: textFile,
              privacy: textFile,
              labor_protection: textFile,
            }),
          }),
        })
        .transform(({ settings, ...park }) => ({ ...park, texts: settings.textFiles })),
    ),
    services: one(items("services", service)),
    service: one(service),
    pavilions: (json: unknown) => {
      const { square, price, floors, bodies } = check(pavilionMeta, json).meta;
      const groups = bodies.map((body) => ({ id: String(body.id), name: body.number, count: body.count }));
      return { ...pavilions(json), choices: { square, price, floors, bodies: groups } };
    },
    morePavilions: pavilions,
    pavilion: one(pavilion),
    shops: (json: unknown) => ({ ...shops(json), categories: check(shopMeta, json).meta.categories }),
    shop: one(shop),
    news: (json: unknown) => ({ ...news(json), types: check(newsMeta, json).meta?.types ?? [] }),
    newsItem: one(newsItem),
    mediaFacades: one(items("media-facade-solutions", mediaFacade)),
    mediaFacade: one(mediaFacade),
    vacancies: one(items("vacancies", vacancy)),
    vacancy: one(vacancy),
    parking: one(z.object({ residentsMap: parkingMap, visitorsMap: parkingMap })),
    placement: one(
      z.object({ types: items("types", z.object({ id: categoryId, name: words })), cost: range, square: range }),
    ),
  };
}
