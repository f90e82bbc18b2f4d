import fc from "fast-check";
import { type Answers, answersOf } from "./answering-api.ts";
import { itemsOf, type Taste } from "./conforming.ts";

type Category = "office" | "warehouse" | "trade_area";

/** Shape of a derived park. `units` counts those of the first category; `lets` lists its categories. */
export type ParkShape = {
  optional: boolean;
  bodies: number;
  /** The letters that name the buildings; others have a sign with a number. */
  letters?: string;
  floors: { from: number; to: number };
  units: number;
  lets: readonly Category[];
  /** Number of letters of every name and title. */
  nameLetters: number;
  free: boolean;
  html: string;
  date: string;
  seed: number;
};

const names: Record<Category, string> = { office: "Конторы", warehouse: "Амбары", trade_area: "Лавки" };

/** One word of `length` letters: only a rule of the stylesheet can break its line. */
const lettersOf = (length: number) => "Долгоезван".repeat(Math.ceil(length / 10)).slice(0, length);

/** All answers of the park's content API. The same shape always gives the same park. */
export function deriveAnswers(shape: ParkShape): Answers {
  const { optional, seed, nameLetters, date } = shape;
  const taste: Taste = {
    optional,
    words: nameLetters > 0 ? fc.constant(lettersOf(nameLetters)) : fc.constantFrom("Липа", "Дуб", "Старый клён"),
    html: shape.html,
    date,
  };
  /** Items that fit the contract, with `more` instead of some fields. */
  const some = (name: string, count: number, more: (index: number) => object = () => ({})) =>
    itemsOf(name, taste, count, seed).map((item, index) => ({ ...item, id: index + 1, ...more(index) }));
  const bodies = buildingsOf(shape);
  const zones = optional ? [{ name: lettersOf(60), spaces: 0, tariff: "" }] : [];
  const map = { title: "Парковка", description: "", zones };
  return answersOf({
    bodies,
    pavilions: some("Pavilion", shape.units, (index) => unitPlace(shape, bodies, index)),
    categories: shape.lets.map((id) => ({
      id,
      alias: `sdam-${id.replace("_", "-")}`,
      name: names[id],
      title: `Сдаём: ${names[id]}`,
    })),
    services: some("Service", 2),
    shops: some("Shop", optional ? 12 : 2, () => ({ category: { id: "services", name: "Услуги" } })),
    news: some("NewsItem", optional ? 12 : 1, () => ({ type: "news", date })),
    mediaFacadeSolutions: some("MediaFacadeSolution", optional ? 3 : 1, () => ({ price: shape.free ? 0 : 100 })),
    vacancies: some("Vacancy", 2, () => ({ publishedAt: date })),
    parking: { residentsMap: map, visitorsMap: map },
    banners: {
      banners: some("Banner", 1, () => ({ theme: "default" })),
      advertisementBanners: some("Banner", optional ? 2 : 0, () => ({ theme: "default" })),
    },
  });
}

function buildingsOf({ bodies, floors, optional, nameLetters, letters = "" }: ParkShape) {
  return Array.from({ length: bodies }, (_, index) => ({
    id: index + 1,
    number: nameLetters > 0 ? `${index + 1} ${lettersOf(40)}` : (letters[index] ?? `Ж-${index + 1}`),
    floors: Array.from({ length: floors.to - floors.from + 1 }, (_floor, above) => floors.from + above)
      .filter((number) => number !== 0)
      .map((number) => ({ id: (index + 1) * 1000 + number, number })),
    ...(optional && {
      use: "office",
      year: 1890 + index,
      area: 900,
      place: { x: (index % 6) * 90, y: Math.floor(index / 6) * 60, length: 70, width: 20, height: 30 },
    }),
  }));
}

function unitPlace({ nameLetters, lets, free }: ParkShape, bodies: ReturnType<typeof buildingsOf>, index: number) {
  const building = bodies[index % Math.max(1, bodies.length)] ?? { id: 1, number: "1", floors: [] };
  const square = 12 + (index % 300);
  return {
    number: nameLetters > 0 ? lettersOf(nameLetters) : `К-${index}`,
    category: lets[0],
    body: { id: building.id, number: building.number },
    floor: building.floors[index % Math.max(1, building.floors.length)] ?? { id: 1, number: 1 },
    square,
    price: free ? 0 : square * 900,
    rate: free ? 0 : 900,
    status: index % 3 === 0 ? "soon" : "free",
  };
}
