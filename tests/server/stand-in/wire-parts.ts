import * as z from "zod";

// Parts of the contract's shapes. Strict: an extra field is an error.

export const url = z.string().regex(/^(https?:\/\/|\/(?!\/))/);
export const text = z.string().min(1);
export const isoDate = z
  .string()
  .refine((value) => /^\d{4}-\d{2}-\d{2}/.test(value) && !Number.isNaN(Date.parse(value)));
export const id = z.int().positive();
export const image = z.strictObject({
  src: url,
  alt: z.string(),
  width: z.int().positive(),
  height: z.int().positive(),
});
export const range = z.strictObject({ min: z.number(), max: z.number() }).refine(({ min, max }) => min <= max);
export const categoryId = z.enum(["office", "warehouse", "trade_area"]);
export const fact = z.strictObject({ name: text, value: text });
export const bodyLabel = z.strictObject({ id, number: text });
export const floor = z.strictObject({ id, number: z.int() });
export const metres = z.number().positive();
export const stretch = z.strictObject({ row: z.int().min(0), offset: z.number().min(0), width: metres });
export const group = z.strictObject({ id: text, name: text, count: z.int().min(0) });

export const parkingMap = z.strictObject({
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

const textFile = z.strictObject({ title: text, content: text, updatedAt: isoDate.optional() });

export const banner = z.strictObject({
  id,
  title: text,
  text,
  link: url,
  button: text,
  theme: z.enum(["messenger", "default"]),
  image: image.optional(),
});

export const contacts = z.strictObject({
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

export const point = z.tuple([z.number(), z.number()]);
export const spot = { name: text, x: z.number(), y: z.number() };
export const textFileOrJson = z.union([
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
