import fc from "fast-check";
import { type Schema, schemas } from "./contract-schemas.ts";

/** Fields whose form the contract tells in words or by a format. */
const formed: Record<string, fc.Arbitrary<unknown>> = {
  phone: fc.constant("+7 (000) 111-22-33"),
  email: fc.constant("a@park.example"),
  src: fc.constant("/og/parking.png"),
  alias: fc.constantFrom("kontory", "ambary", "lavki"),
  schedule: fc.constantFrom("Пн–Пт 9:00–18:00", "круглосуточно", "как получится"),
  description: fc.constantFrom(
    "",
    "<p>Светлая, на 12 рабочих мест</p>",
    "<h2>Раз</h2><table><tr><td>1</td></tr></table>",
  ),
  content: fc.constantFrom("<p>Текст</p>", "<h2>Раз</h2><p>Два</p>"),
  ...Object.fromEntries(["link", "site", "url", "presentation"].map((name) => [name, fc.constant("/docs/a.pdf")])),
  ...Object.fromEntries(
    ["date", "publishedAt", "updatedAt", "availableFrom", "until"].map((name) => [
      name,
      fc.constantFrom("2026-01-02", "2027-05-09"),
    ]),
  ),
};
const plainWords = fc.constantFrom(
  "Липа",
  "Дуб",
  "Старый клён",
  "Ж-12",
  "Окна",
  "5 окон, на север",
  "Отделка",
  "Класс",
  "10,8 м",
  "да",
);

/** How a derived park fills its items: whether it has optional fields, and its texts. Its numbers are usual ones. */
export type Taste = { optional: boolean; words: fc.Arbitrary<string>; html: string; date: string };

/** Other tests cover pictures and places. */
const pictured = new Set(["image", "images", "logo", "plan", "place", "rooms", "grid"]);
const texts = (field: string, { words, html, date }: Taste): fc.Arbitrary<unknown> => {
  if (field === "description" || field === "content") return fc.constant(html);
  if (/(?:^date|^until|At|From)$/.test(field)) return fc.constant(date);
  return /^(?:phone|email|link|site|presentation)$/.test(field) ? (formed[field] ?? words) : words;
};

/** Items that match a schema of the contract: "Pavilion". The same seed gives the same items. */
export const itemsOf = (name: string, taste: Taste, count: number, seed: number) =>
  fc.sample(conforming({ $ref: name }, "", taste) as fc.Arbitrary<Record<string, unknown>>, { numRuns: count, seed });

/** Values that conform to a schema: by a taste, or up to their bounds, with optional fields now and then. */
export function conforming(schema: Schema, field = "", taste?: Taste): fc.Arbitrary<unknown> {
  const { $ref, anyOf, type, pattern, contentSchema } = schema;
  if ($ref) return conforming(schemas[$ref.split("/").at(-1) ?? ""] ?? {}, "", taste);
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  const choices = anyOf ?? (Array.isArray(type) ? type.map((kind) => ({ ...schema, type: kind })) : undefined);
  if (choices) {
    const [first = fc.constant(null), ...others] = choices.map((kind) => conforming(kind, field, taste));
    return taste ? first : fc.oneof({ weight: 5, arbitrary: first }, ...others);
  }
  if (type === "object") return conformingObject(schema, taste);
  if (schema.prefixItems) return fc.tuple(...schema.prefixItems.map((item) => conforming(item, field, taste)));
  if (type === "array") {
    const items = conforming(schema.items ?? {}, field, taste);
    if (taste) return taste.optional ? fc.array(items, { minLength: 1, maxLength: 3 }) : fc.constant([]);
    const maxLength = Math.min(schema.maxItems ?? 4, 70);
    return fc.array(items, { minLength: schema.minItems ?? 0, maxLength, size: "xsmall" });
  }
  if (type === "boolean") return fc.boolean();
  if (type === "null") return fc.constant(null);
  if (contentSchema) return conforming(contentSchema).map((value) => JSON.stringify(value));
  if (taste && type === "integer") return fc.integer({ min: 1, max: 40 });
  if (taste && type === "number") return fc.double({ min: 1, max: 300, noNaN: true });
  if (taste) return texts(field, taste);
  const [min, max] = [schema.minimum ?? (schema.exclusiveMinimum ?? 0) + 1, schema.maximum ?? 1000];
  if (type === "integer") return fc.integer({ min: Math.ceil(min), max: Math.floor(max) });
  if (type === "number")
    return fc.oneof(fc.integer({ min: Math.ceil(min), max: Math.min(max, 300) }), fc.double({ min, max, noNaN: true }));
  return formed[field] ?? (pattern ? fc.stringMatching(new RegExp(pattern, "u")) : plainWords);
}

function conformingObject({ properties = {}, required = [] }: Schema, taste?: Taste) {
  const isWanted = (name: string) => !taste || (!pictured.has(name) && (taste.optional || required.includes(name)));
  const parts = Object.entries(properties).flatMap(([name, part]): [string, fc.Arbitrary<unknown>][] =>
    isWanted(name) ? [[name, conforming(part, name, taste)]] : name === "images" ? [[name, fc.constant([])]] : [],
  );
  return fc.record(Object.fromEntries(parts), { requiredKeys: taste ? parts.map(([name]) => name) : required });
}
