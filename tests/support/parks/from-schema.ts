import fc from "fast-check";
import { type Schema, schemas } from "./contract-schemas.ts";

/** How a derived park fills its items: whether it has optional fields, and its texts and numbers. */
export type Taste = {
  optional: boolean;
  words: fc.Arbitrary<string>;
  html: string;
  date: string;
};

const htmlFields = new Set(["description", "content"]);
const dateFields = /(?:^date|^until|At|From)$/;
/** Fields whose format the contract describes in words only. */
const formed: Record<string, fc.Arbitrary<unknown>> = {
  phone: fc.constant("+7 (000) 111-22-33"),
  email: fc.constant("a@park.example"),
  site: fc.constant("https://shop.example/"),
  link: fc.constant("/contacts"),
  presentation: fc.constant("/docs/a.pdf"),
  icon: fc.constant("box"),
};

/** Items that match a schema of the contract: "Pavilion". The same seed gives the same items. */
export const itemsOf = (name: string, taste: Taste, count: number, seed: number) =>
  fc.sample(arbitraryItem(name, taste), { numRuns: count, seed });

function arbitraryItem(name: string, taste: Taste): fc.Arbitrary<Record<string, unknown>> {
  const schema = schemas[name];
  if (!schema) throw new Error(`no schema ${name}`);
  return arbitrary(schema, taste, "") as fc.Arbitrary<Record<string, unknown>>;
}

function arbitrary(schema: Schema, taste: Taste, field: string): fc.Arbitrary<unknown> {
  if (schema.$ref) return arbitraryItem(schema.$ref.split("/").at(-1) ?? "", taste);
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  const [first] = schema.anyOf ?? [];
  if (first) return arbitrary(first, taste, field);
  const type = Array.isArray(schema.type) ? schema.type[0] : schema.type;
  if (type === "object") return arbitraryObject(schema, taste);
  if (type === "array") {
    if (schema.prefixItems) return fc.tuple(...schema.prefixItems.map((item) => arbitrary(item, taste, field)));
    const items = arbitrary(schema.items ?? {}, taste, field);
    return taste.optional ? fc.array(items, { minLength: 1, maxLength: 3 }) : fc.constant([]);
  }
  if (type === "integer") return fc.integer({ min: 1, max: 40 });
  if (type === "number") return fc.double({ min: 1, max: 300, noNaN: true });
  if (type === "boolean") return fc.boolean();
  if (htmlFields.has(field)) return fc.constant(taste.html);
  return formed[field] ?? (dateFields.test(field) ? fc.constant(taste.date) : taste.words);
}

function arbitraryObject({ properties = {}, required = [] }: Schema, taste: Taste) {
  const wanted = Object.entries(properties).filter(([name]) => taste.optional || required.includes(name));
  // Other tests cover pictures. The derived park has no picture files to fetch.
  const drawn = wanted.filter(
    ([name]) => !["image", "images", "logo", "plan", "place", "rooms", "grid"].includes(name),
  );
  const kept =
    wanted.some(([name]) => name === "images") && required.includes("images") ? { images: fc.constant([]) } : {};
  return fc.record({
    ...Object.fromEntries(drawn.map(([name, schema]) => [name, arbitrary(schema, taste, name)])),
    ...kept,
  });
}
