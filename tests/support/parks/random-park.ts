import fc from "fast-check";
import { type Answers, answersOf } from "./answering-api.ts";
import { conforming } from "./conforming.ts";
import { answerSchema, type Schema, schemas } from "./contract-schemas.ts";
import { type Json, oddity, spoil } from "./odd-values.ts";

const payload = (path: string): Schema => answerSchema(path)?.properties?.data ?? {};
const [init, parking] = [payload("/init"), payload("/pages/parking")];
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
