import fc from "fast-check";
import contract from "../../../server/contract/openapi.json" with { type: "json" };
import { type Answers, answersOf } from "./answering-api.ts";
import { type Schema, schemas } from "./contract-schemas.ts";
import { type Json, oddity, spoil } from "./odd-values.ts";

const answerOf = (path: keyof typeof contract.paths): Schema => {
  const { get } = contract.paths[path] as unknown as {
    get: { responses: { 200: { content: { "application/json": { schema: Schema } } } } };
  };
  return get.responses[200].content["application/json"].schema.properties?.data ?? {};
};
const [init, parking] = [answerOf("/init"), answerOf("/pages/parking")];
const wordsOfFacts = [
  "5 окон, на север",
  "двое ворот, 3 × 3,2 м",
  "6 × 15 м",
  "10,8 м",
  "открытая",
  "кабинетная",
  "да",
];
const namesOfFacts = ["Окна", "Ворота", "Сетка колонн", "Высота потолков", "Планировка", "Витрина", "Отделка", "Класс"];

/** Fields whose form the contract tells in words or by a format. */
const formed: Record<string, fc.Arbitrary<unknown>> = {
  phone: fc.constant("+7 (000) 111-22-33"),
  email: fc.constant("a@park.example"),
  src: fc.constant("/og/parking.png"),
  alias: fc.constantFrom("kontory", "ambary", "lavki"),
  schedule: fc.constantFrom("Пн–Пт 9:00–18:00", "круглосуточно", "как получится"),
  from: fc.constantFrom("08:00", "09:30", "22:00"),
  to: fc.constantFrom("18:00", "24:00", "06:00"),
  description: fc.constantFrom(
    "",
    "<p>Светлая, на 12 рабочих мест</p>",
    "<h2>Раз</h2><table><tr><td>1</td></tr></table>",
  ),
  content: fc.constantFrom("<p>Текст</p>", "<h2>Раз</h2><p>Два</p>"),
  ...Object.fromEntries(["link", "site", "url", "presentation"].map((name) => [name, fc.constant("/docs/a.pdf")])),
  ...Object.fromEntries(
    ["date", "publishedAt", "updatedAt", "availableFrom"].map((name) => [
      name,
      fc.constantFrom("2026-01-02", "2027-05-09"),
    ]),
  ),
};
const plainWords = fc.constantFrom("Липа", "Дуб", "Старый клён", "Ж-12", ...namesOfFacts, ...wordsOfFacts);

/** Values that conform to a schema: numbers and lists up to their bounds, optional fields now and then. */
function conforming(schema: Schema, field = ""): fc.Arbitrary<unknown> {
  const { $ref, anyOf, type } = schema;
  if ($ref) return conforming(schemas[$ref.split("/").at(-1) ?? ""] ?? {});
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if (anyOf) return conforming(anyOf[0] ?? {}, field);
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
  const [min, max] = [schema.minimum ?? (schema.exclusiveMinimum ?? 0) + 1, schema.maximum ?? 1000];
  if (type === "integer") return fc.integer({ min: Math.ceil(min), max: Math.floor(max) });
  if (type === "number")
    return fc.oneof(fc.integer({ min: Math.ceil(min), max: Math.min(max, 300) }), fc.double({ min, max, noNaN: true }));
  return formed[field] ?? plainWords;
}

function conformingObject({ properties = {}, required = [] }: Schema) {
  const parts = Object.fromEntries(Object.entries(properties).map(([name, part]) => [name, conforming(part, name)]));
  return fc.record(parts, { requiredKeys: required });
}

const itemSchema = (list: Schema | undefined): Schema => list?.anyOf?.[0]?.items ?? list?.items ?? {};
const body = conforming(itemSchema(init.properties?.bodies)) as fc.Arbitrary<Json>;
const noun = (name: string, maxLength: number) =>
  fc.array(conforming(schemas[name] ?? {}) as fc.Arbitrary<Json>, { maxLength, size: "medium" });

const categories = ["office", "warehouse", "trade_area"] as const;
const aliases = { office: "kontory", warehouse: "ambary", trade_area: "lavki" };

/** Puts most of the units into buildings, in rows that fit: otherwise hardly a drawing would be drawn. */
function settle(bodies: Json[], units: Json[]): void {
  for (const [at, one] of bodies.entries()) {
    const [length, width] = [20 + ((at * 37) % 200), 12 + ((at * 7) % 50)];
    const place = { x: (at % 9) * 240, y: Math.floor(at / 9) * 90, length, width, height: 4 + ((at * 11) % 80) };
    Object.assign(
      one,
      { id: at + 1, number: at % 5 === 4 ? `Литера ${at + 1}` : String(at + 1) },
      at % 4 !== 3 && { place },
    );
    one.floors = ((one.floors as Json[] | undefined) ?? [])
      .slice(0, 30)
      .map((floor, index) => ({ ...floor, number: index + 1 }));
  }
  for (const [at, unit] of units.entries()) {
    const home = bodies[at % Math.max(1, bodies.length)];
    const size = home?.place as { length: number; width: number } | undefined;
    const [width, depth] = [3 + ((at * 5) % 15), Math.max(3, Math.floor((size?.width ?? 12) / 2 - 1))];
    const row = at % 2;
    const offset = (at * 3) % Math.max(1, Math.floor((size?.length ?? 20) - width));
    const fits = size && at % 5 !== 4;
    Object.assign(
      unit,
      { id: at + 1, number: `${at + 1}`, category: categories[at % 3], status: at % 3 ? "free" : "soon" },
      {
        body: { id: Number(home?.id ?? 1), number: String(home?.number ?? "1") },
        floor: { id: 1, number: 1 + (at % 3) },
      },
      fits && { place: { row, offset, width, depth }, square: width * depth },
    );
    unit.images = [];
  }
}

const text = { title: "Правила", content: "<h2>Раз</h2><p>Текст</p>" };
const parkArbitrary = fc
  .record({
    bodies: fc.oneof(
      { weight: 9, arbitrary: fc.array(body, { maxLength: 30, size: "small" }) },
      fc.array(body, { minLength: 40, maxLength: 60 }),
    ),
    pavilions: noun("Pavilion", 60),
    site: conforming(init.properties?.site ?? {}),
    services: noun("Service", 12),
    shops: noun("Shop", 30),
    news: noun("NewsItem", 12),
    mediaFacadeSolutions: noun("MediaFacadeSolution", 8),
    vacancies: noun("Vacancy", 8),
    parking: conforming(parking),
    contacts: conforming(init.properties?.contacts ?? {}),
    oddities: fc.oneof(fc.constant<[number, number][]>([]), oddity),
  })
  .map(({ oddities, ...content }): Json => {
    settle(content.bodies, content.pavilions);
    for (const list of [content.services, content.shops, content.news, content.mediaFacadeSolutions, content.vacancies])
      for (const [at, one] of list.entries()) one.id = at + 1;
    const whole = {
      ...content,
      categories: categories.map((id) => ({ id, alias: aliases[id], name: `Сдаём ${id}`, title: `Аренда ${id}` })),
      textFiles: { agreement: text, advertisement: text, privacy: text, labor_protection: text },
    };
    // Ids and categories stay: without them there would be no pages.
    const { categories: _, textFiles: __, ...rest } = whole;
    spoil(rest, oddities);
    return whole;
  });

/** The content of a random park, conforming to the contract or nearly so. The same seed gives the same park. */
const randomContent = (seed: number): Json => fc.sample(parkArbitrary, { numRuns: 1, seed })[0] ?? {};

export const randomPark = (seed: number): Answers => answersOf(randomContent(seed));
