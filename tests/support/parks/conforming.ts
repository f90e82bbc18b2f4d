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

/** Values that conform to a schema: numbers and lists up to their bounds, optional fields now and then. */
export function conforming(schema: Schema, field = ""): fc.Arbitrary<unknown> {
  const { $ref, anyOf, type, pattern, contentSchema } = schema;
  if ($ref) return conforming(schemas[$ref.split("/").at(-1) ?? ""] ?? {});
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  const choices = anyOf ?? (Array.isArray(type) ? type.map((kind) => ({ ...schema, type: kind })) : undefined);
  if (choices) {
    const [first = fc.constant(null), ...others] = choices.map((kind) => conforming(kind, field));
    return fc.oneof({ weight: 5, arbitrary: first }, ...others);
  }
  if (type === "object") return conformingObject(schema);
  if (schema.prefixItems) return fc.tuple(...schema.prefixItems.map((item) => conforming(item, field)));
  if (type === "array") {
    const maxLength = Math.min(schema.maxItems ?? 4, 70);
    return fc.array(conforming(schema.items ?? {}, field), {
      minLength: schema.minItems ?? 0,
      maxLength,
      size: "xsmall",
    });
  }
  if (type === "boolean") return fc.boolean();
  if (type === "null") return fc.constant(null);
  if (contentSchema) return conforming(contentSchema).map((value) => JSON.stringify(value));
  const [min, max] = [schema.minimum ?? (schema.exclusiveMinimum ?? 0) + 1, schema.maximum ?? 1000];
  if (type === "integer") return fc.integer({ min: Math.ceil(min), max: Math.floor(max) });
  if (type === "number")
    return fc.oneof(fc.integer({ min: Math.ceil(min), max: Math.min(max, 300) }), fc.double({ min, max, noNaN: true }));
  return formed[field] ?? (pattern ? fc.stringMatching(new RegExp(pattern, "u")) : plainWords);
}

function conformingObject({ properties = {}, required = [] }: Schema) {
  const parts = Object.fromEntries(Object.entries(properties).map(([name, part]) => [name, conforming(part, name)]));
  return fc.record(parts, { requiredKeys: required });
}
