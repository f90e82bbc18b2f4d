import * as z from "zod";

// The shapes of the contract, to the letter: a field that is not in it is an error here.

const url = z.string().regex(/^(https?:\/\/|\/(?!\/))/);
const text = z.string().min(1);
const isoDate = z.string().refine((value) => /^\d{4}-\d{2}-\d{2}/.test(value) && !Number.isNaN(Date.parse(value)));
const id = z.int().positive();
const image = z.strictObject({ src: url, alt: z.string(), width: z.int().positive(), height: z.int().positive() });
const range = z.strictObject({ min: z.number(), max: z.number() }).refine(({ min, max }) => min <= max);
const categoryId = z.enum(["office", "warehouse", "trade_area"]);
const fact = z.strictObject({ name: text, value: text });
const bodyLabel = z.strictObject({ id, number: text });
const floor = z.strictObject({ id, number: z.int() });
const metres = z.number().positive();
const stretch = z.strictObject({ row: z.int().min(0), offset: z.number().min(0), width: metres });
const group = z.strictObject({ id: text, name: text, count: z.int().min(0) });

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

const parkingMap = z.strictObject({
  title: text,
  image,
  description: text,
  zones: z.array(
    z.strictObject({
      name: text,
      spaces: z.int().positive(),
      tariff: text,
      place: z.strictObject({ x: z.number(), y: z.number(), length: metres, width: metres }).optional(),
      levels: z.int().positive().optional(),
      near: z.array(text).optional(),
    }),
  ),
});

export const parking = z.strictObject({ residentsMap: parkingMap, visitorsMap: parkingMap });

const textFile = z.strictObject({ title: text, content: text, updatedAt: isoDate.optional() });

const banner = z.strictObject({
  id,
  title: text,
  text,
  link: url,
  button: text,
  theme: z.enum(["messenger", "default"]),
  image: image.optional(),
});

const contacts = z.strictObject({
  phone: text,
  email: text,
  address: z.strictObject({ postalCode: text, country: text, locality: text, street: text }),
  coordinates: z.strictObject({ lat: z.number(), lon: z.number() }),
  workingHours: text,
  socials: z.array(z.strictObject({ type: z.enum(["vk", "telegram"]), name: text, url })),
  departments: z.array(
    z.strictObject({
      name: text,
      phone: text,
      email: text.optional(),
      hours: text.optional(),
      role: z.enum(["rent", "advertising", "security", "office"]).optional(),
    }),
  ),
});

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

const point = z.tuple([z.number(), z.number()]);
const spot = { name: text, x: z.number(), y: z.number() };
export const site = z.strictObject({
  streets: z.array(z.strictObject({ name: text, from: point, to: point })),
  roads: z.array(z.array(point).min(2)),
  entrances: z.array(
    z.strictObject({ id: text, ...spot, kind: z.enum(["car", "foot"]), from: z.enum(["n", "e", "s", "w"]) }),
  ),
  stops: z.array(z.strictObject(spot)),
});

const textFileOrJson = z.union([
  z.string().transform((json, context) => {
    try {
      return textFile.parse(JSON.parse(json));
    } catch (fault) {
      context.addIssue(String(fault));
      return z.NEVER;
    }
  }),
  textFile,
]);

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
