import fc from "fast-check";
import { type Answers, answersOf } from "./answering-api.ts";
import { conforming } from "./conforming.ts";
import { answerSchema, type Schema, schemas } from "./contract-schemas.ts";

type Json = Record<string, unknown>;

/** Numbers that a backend sends by mistake. */
const oddNumbers: ((given: number) => unknown)[] = [
  (given) => given * 100,
  (given) => given * 1000,
  (given) => given / 100_000,
  (given) => -given,
  () => 0,
  () => 1e15,
  (given) => String(given),
  () => null,
  () => "",
];
const oddTexts: ((given: string) => unknown)[] = [
  () => "0,01 × 0,01 м",
  () => "99999 окон, на север",
  (given) => given.repeat(400),
  () => "",
  () => null,
  () => 7,
];
const oddLists: ((given: unknown[]) => unknown)[] = [
  (given) => Array.from({ length: 400 }, (_, at) => given[at % Math.max(1, given.length)] ?? null),
  () => [],
  () => null,
  (given) => ({ ...given }),
];

/** Places of a JSON value: what holds the value, and its key. */
function places(value: unknown, found: [holder: Json, key: string][] = []): [holder: Json, key: string][] {
  if (typeof value !== "object" || value === null) return found;
  for (const key of Object.keys(value)) {
    found.push([value as Json, key]);
    places(Reflect.get(value, key), found);
  }
  return found;
}

/** The oddities of a park: how many, where (from 0 to 1), and how. */
const oddity = fc.array(fc.tuple(fc.double({ min: 0, max: 0.999, noNaN: true }), fc.nat(50)), { maxLength: 8 });

/** Puts odd values into the content. */
function spoil(content: Json, oddities: [number, number][]): void {
  const all = places(content);
  for (const [where, how] of oddities) {
    const [holder, key] = all[Math.floor(where * all.length)] ?? [];
    if (!holder || key === undefined) continue;
    const given = holder[key];
    if (typeof given === "number") holder[key] = oddNumbers[how % oddNumbers.length]?.(given);
    else if (typeof given === "string") holder[key] = oddTexts[how % oddTexts.length]?.(given);
    else if (Array.isArray(given)) holder[key] = oddLists[how % oddLists.length]?.(given);
  }
}

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
