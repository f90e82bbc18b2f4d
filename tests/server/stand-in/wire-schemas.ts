import * as z from "zod";
import {
  bodyLabel,
  categoryId,
  fact,
  floor,
  group,
  id,
  image,
  isoDate,
  parkingMap,
  range,
  text,
  url,
} from "./wire-parts.ts";

// The shapes of the contract. Strict: a field that is not in the contract is an error.

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
