import * as z from "zod";
import {
  banner,
  categoryId,
  contacts,
  floor,
  id,
  metres,
  point,
  spot,
  stretch,
  text,
  textFileOrJson,
} from "./wire-parts.ts";

// The shape of /init in the contract. Strict: a field that is not in the contract is an error.

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
