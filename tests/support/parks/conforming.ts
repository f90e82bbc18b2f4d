import fc from "fast-check";
import { type Schema, schemas } from "./contract-schemas.ts";

/** Fields whose form the contract tells in words or by a format. */
const formed: Record<string, string> = {
  phone: "+7 (000) 111-22-33",
  email: "a@park.example",
  link: "/docs/a.pdf",
  site: "/docs/a.pdf",
  presentation: "/docs/a.pdf",
};

/** How a derived park fills its items: whether it has optional fields, and its texts. Its numbers are usual ones. */
export type Taste = { optional: boolean; words: fc.Arbitrary<string>; html: string; date: string };

/** Other tests cover pictures and places. */
const pictured = new Set(["image", "images", "logo", "plan", "place", "rooms", "grid"]);

function texts(field: string, { words, html, date }: Taste): fc.Arbitrary<unknown> {
  if (field === "description" || field === "content") return fc.constant(html);
  if (/(?:^date|^until|At|From)$/.test(field)) return fc.constant(date);
  return formed[field] === undefined ? words : fc.constant(formed[field]);
}

/** Items that match a schema of the contract: "Pavilion". The same seed gives the same items. */
export const itemsOf = (name: string, taste: Taste, count: number, seed: number) =>
  fc.sample(conforming({ $ref: name }, "", taste) as fc.Arbitrary<Record<string, unknown>>, { numRuns: count, seed });

/** Values that conform to a schema, by a taste. */
function conforming(schema: Schema, field: string, taste: Taste): fc.Arbitrary<unknown> {
  const { $ref, anyOf, type } = schema;
  if ($ref) return conforming(schemas[$ref.split("/").at(-1) ?? ""] ?? {}, "", taste);
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  const [choice] = anyOf ?? (Array.isArray(type) ? type.map((kind) => ({ ...schema, type: kind })) : []);
  if (choice) return conforming(choice, field, taste);
  if (schema.prefixItems) return fc.tuple(...schema.prefixItems.map((item) => conforming(item, field, taste)));
  return conformingToType(schema, field, taste);
}

function conformingToType(schema: Schema, field: string, taste: Taste): fc.Arbitrary<unknown> {
  switch (schema.type) {
    case "array": {
      const items = conforming(schema.items ?? {}, field, taste);
      return taste.optional ? fc.array(items, { minLength: 1, maxLength: 3 }) : fc.constant([]);
    }
    case "object":
      return conformingObject(schema, taste);
    case "boolean":
      return fc.boolean();
    case "null":
      return fc.constant(null);
    case "integer":
      return fc.integer({ min: 1, max: 40 });
    case "number":
      return fc.double({ min: 1, max: 300, noNaN: true });
    default:
      return texts(field, taste);
  }
}

function conformingObject({ properties = {}, required = [] }: Schema, taste: Taste) {
  const isWanted = (name: string) => !pictured.has(name) && (taste.optional || required.includes(name));
  const parts = Object.entries(properties).flatMap(([name, part]): [string, fc.Arbitrary<unknown>][] => {
    if (isWanted(name)) return [[name, conforming(part, name, taste)]];
    return name === "images" ? [[name, fc.constant([])]] : [];
  });
  return fc.record(Object.fromEntries(parts), { requiredKeys: parts.map(([name]) => name) });
}
