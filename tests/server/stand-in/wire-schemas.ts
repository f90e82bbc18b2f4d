import * as z from "zod";
import {
  banner,
  bodyLabel,
  categoryId,
  contacts,
  fact,
  floor,
  group,
  id,
  image,
  isoDate,
  metres,
  parkingMap,
  point,
  range,
  spot,
  stretch,
  text,
  textFileOrJson,
  url,
} from "./wire-parts.ts";

// The shapes of the contract, to the letter: a field that is not in it is an error here.

export const pavilion = z.strictObject({
  id,
  number: text,
  name: text,
  category: categoryId,
  body: bodyLabel,
  floor,
  square: z.number().positive(),
  price: z.number().positive(),
  rate: z.number().positive(),
  status: z.enum(["free", "soon"]),
  availableFrom: isoDate.optional(),
  updatedAt: isoDate.optional(),
  description: text,
  features: z.array(text),
  facts: z.array(fact).optional(),
  images: z.array(image),
  plan: image.optional(),
  presentation: url.optional(),
  place: z
    .strictObject({
      row: z.int().min(0),
      offset: z.number().min(0),
      width: z.number().positive(),
      depth: z.number().positive(),
    })
    .optional(),
  seats: z.int().positive().optional(),
  outlook: z.enum(["n", "e", "s", "w"]).optional(),
});

export const pavilionMeta = z.strictObject({
  square: range,
  price: range,
  floors: z.array(z.int()),
  bodies: z.array(z.strictObject({ id, number: text, count: z.int().positive() })),
});

export const placementParameters = z.strictObject({
  types: z.array(z.strictObject({ id: categoryId, name: text })),
  cost: range,
  square: range,
});

export const service = z.strictObject({
  id,
  name: text,
  link: url.optional(),
  short: text,
  description: text,
  image: image.optional(),
  phone: text.optional(),
  schedule: text.optional(),
  location: text.optional(),
  pays: z.enum(["included", "order", "partner"]).optional(),
  priceFrom: text.optional(),
  role: text.optional(),
});

export const shop = z.strictObject({
  id,
  name: text,
  category: z.strictObject({ id: text, name: text }),
  short: text,
  description: text,
  logo: image.optional(),
  images: z.array(image),
  phone: text.optional(),
  site: url.optional(),
  schedule: text.optional(),
  body: bodyLabel.optional(),
  floor: floor.optional(),
  pavilionNumber: text.optional(),
});

export const shopMeta = z.strictObject({ categories: z.array(group) });

export const newsItem = z.strictObject({
  id,
  type: text,
  title: text,
  date: isoDate,
  short: text,
  content: text,
  image: image.optional(),
  bodies: z.array(text).min(1).optional(),
});

export const newsMeta = z.strictObject({ types: z.array(group) });

export const mediaFacadeSolution = z.strictObject({
  id,
  name: text,
  short: text,
  description: text,
  image: image.optional(),
  placement: text,
  width: z.number().positive(),
  height: z.number().positive(),
  hours: text.optional(),
  contactsPerDay: z.number().positive().optional(),
  price: z.number().positive(),
  priceUnit: text,
  facts: z.array(fact).optional(),
  requirements: z.array(text).optional(),
  kind: z.enum(["led", "billboard", "lightbox", "film"]).optional(),
  bottom: z.number().min(0).optional(),
  setting: z.enum(["facade", "street", "hall", "lift", "doors"]).optional(),
  body: bodyLabel.optional(),
});

export const vacancy = z.strictObject({
  id,
  title: text,
  department: text,
  salary: z.strictObject({ from: z.number().optional(), to: z.number().optional() }).optional(),
  schedule: text,
  experience: text,
  publishedAt: isoDate,
  short: text,
  duties: z.array(text),
  requirements: z.array(text),
  conditions: z.array(text),
  description: text.optional(),
});

export const parking = z.strictObject({ residentsMap: parkingMap, visitorsMap: parkingMap });

export const body = z.strictObject({
  id,
  number: text,
  floors: z.array(floor.extend({ rooms: z.array(stretch.extend({ name: text })).optional() })).min(1),
  use: categoryId.optional(),
  class: text.optional(),
  year: z.int().optional(),
  area: z.number().positive().optional(),
  place: z
    .strictObject({
      x: z.number(),
      y: z.number(),
      length: z.number().positive(),
      width: z.number().positive(),
      height: z.number().positive(),
    })
    .optional(),
  grid: z
    .strictObject({
      step: metres,
      cores: z
        .array(
          stretch.extend({
            lifts: z.int().positive().optional(),
            stairs: z.int().positive().optional(),
            wc: z.boolean().optional(),
          }),
        )
        .optional(),
    })
    .optional(),
});

export const site = z.strictObject({
  streets: z.array(z.strictObject({ name: text, from: point, to: point })),
  roads: z.array(z.array(point).min(2)),
  entrances: z.array(
    z.strictObject({ id: text, ...spot, kind: z.enum(["car", "foot"]), from: z.enum(["n", "e", "s", "w"]) }),
  ),
  stops: z.array(z.strictObject(spot)),
});

export const init = z.strictObject({
  bodies: z.array(body),
  site: site.optional(),
  pavilions: z.array(z.strictObject({ id, number: text })),
  categories: z.array(
    z.strictObject({ id: categoryId, alias: text, name: text, title: text, description: text.optional() }),
  ),
  contacts,
  advertisementBanners: z.array(banner),
  banners: z.array(banner),
  settings: z.strictObject({
    textFiles: z.strictObject({
      agreement: textFileOrJson,
      advertisement: textFileOrJson,
      privacy: textFileOrJson,
      labor_protection: textFileOrJson,
    }),
  }),
});
