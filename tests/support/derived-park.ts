import fc from "fast-check";
import { listed } from "./answering-api.ts";
import { arbitraryItem, type Taste } from "./from-schema.ts";

type Category = "office" | "warehouse" | "trade_area";

/** Shape of a derived park. `units` counts those of the first category; `lets` lists its categories. */
export type ParkShape = {
  optional: boolean;
  bodies: number;
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

type Unit = {
  id: number;
  category: Category;
  body: { id: number };
  floor: { number: number };
  square: number;
  price: number;
};

const names: Record<Category, string> = { office: "Конторы", warehouse: "Амбары", trade_area: "Лавки" };
const place = { phone: "+7 (000) 111-22-33", email: "a@park.example", workingHours: "Пн–Пт 9:00–18:00" };
const contacts = {
  ...place,
  address: { postalCode: "170000", country: "Россия", locality: "Тверь", street: "Новая ул., 1" },
  coordinates: { lat: 56.85, lon: 35.9 },
  socials: [],
  departments: [],
};

/** One word of `length` letters: only a rule of the stylesheet can break its line. */
const lettersOf = (length: number) => "Долгоезван".repeat(Math.ceil(length / 10)).slice(0, length);

/** All answers of the park's content API, by path. The same shape always gives the same park. */
export function deriveAnswers(shape: ParkShape): (path: string, query: URLSearchParams) => object | undefined {
  const { optional, seed, nameLetters } = shape;
  const taste: Taste = {
    optional,
    words: nameLetters > 0 ? fc.constant(lettersOf(nameLetters)) : fc.constantFrom("Липа", "Дуб", "Старый клён"),
    html: fc.constant(shape.html),
    date: fc.constant(shape.date),
  };
  const some = (name: string, count: number) =>
    fc.sample(arbitraryItem(name, taste), { numRuns: count, seed }).map((item, index) => ({ ...item, id: index + 1 }));
  const bodies = bodiesOf(shape);
  const units = some("Pavilion", shape.units).map(
    (unit, index) => ({ ...unit, ...unitPlace(shape, bodies, index) }) as Unit,
  );
  const group = { id: "services", name: "Услуги" };
  const shops = some("Shop", optional ? 12 : 2).map((shop) => ({ ...shop, category: group }));
  const news = some("NewsItem", optional ? 12 : 1).map((item) => ({ ...item, type: "news", date: shape.date }));
  const vacancies = some("Vacancy", 2).map((item) => ({ ...item, publishedAt: shape.date }));
  const services = some("Service", 2);
  const facades = some("MediaFacadeSolution", optional ? 3 : 1).map((one) => ({ ...one, price: shape.free ? 0 : 100 }));
  const singles = { pavilions: units, shops, news, vacancies, services, "media-facade-solutions": facades };
  const legal = { title: "Правила", content: "<h2>Раз</h2><p>Текст</p>" };
  const map = {
    title: "Парковка",
    description: "",
    zones: optional ? [{ name: lettersOf(60), spaces: 0, tariff: "" }] : [],
  };
  return (path, query) => {
    const answers: Record<string, () => object> = {
      "/init": () => ({
        data: {
          bodies,
          pavilions: [],
          categories: shape.lets.map((id) => ({
            id,
            alias: `sdam-${id.replace("_", "-")}`,
            name: names[id],
            title: `Сдаём: ${names[id]}`,
          })),
          contacts,
          advertisementBanners: [],
          banners: [],
          settings: { textFiles: { agreement: legal, advertisement: legal, privacy: legal, labor_protection: legal } },
        },
      }),
      "/services": () => ({ data: services }),
      "/pavilions": () => listed(chosen(units, query), query, choicesOf(units, bodies, query)),
      "/pavilions/paginate": () => listed(chosen(units, query), query),
      "/shops": () => listed(shops, query, { categories: [{ ...group, count: shops.length }] }),
      "/news": () => listed(news, query, { types: [{ id: "news", name: "Новости", count: news.length }] }),
      "/media-facade-solutions": () => ({ data: facades }),
      "/vacancies": () => ({ data: vacancies }),
      "/pages/parking": () => ({ data: { residentsMap: map, visitorsMap: map } }),
      "/placement-requests/parameters": () => ({
        data: { types: shape.lets.map((id) => ({ id, name: names[id] })), cost: rangeOf([]), square: rangeOf([]) },
      }),
    };
    const [, kind = "", id] = path.split("/");
    const single = id && singles[kind as keyof typeof singles]?.find((item) => item.id === Number(id));
    return answers[path]?.() ?? (single ? { data: single } : undefined);
  };
}

function bodiesOf({ bodies, floors, optional, nameLetters }: ParkShape) {
  return Array.from({ length: bodies }, (_, index) => ({
    id: index + 1,
    number: nameLetters > 0 ? `${index + 1} ${lettersOf(40)}` : `Ж-${index + 1}`,
    floors: Array.from({ length: floors.to - floors.from + 1 }, (_, above) => floors.from + above)
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

function unitPlace(shape: ParkShape, bodies: ReturnType<typeof bodiesOf>, index: number) {
  const body = bodies[index % Math.max(1, bodies.length)] ?? { id: 1, number: "1", floors: [] };
  const floor = body.floors[index % Math.max(1, body.floors.length)] ?? { id: 1, number: 1 };
  const square = 12 + (index % 300);
  return {
    id: index + 1,
    number: shape.nameLetters > 0 ? lettersOf(shape.nameLetters) : `К-${index}`,
    category: shape.lets[0],
    body: { id: body.id, number: body.number },
    floor,
    square,
    price: shape.free ? 0 : square * 900,
    rate: shape.free ? 0 : 900,
    status: index % 3 === 0 ? "soon" : "free",
  };
}

function chosen(units: Unit[], query: URLSearchParams): Unit[] {
  const [category, floor] = [query.get("category"), query.get("floor")];
  const bodies = query.getAll("bodies").map(Number);
  return units.filter(
    (unit) =>
      (!category || unit.category === category) &&
      (!floor || unit.floor.number === Number(floor)) &&
      (bodies.length === 0 || bodies.includes(unit.body.id)) &&
      unit.square >= Number(query.get("squareFrom") ?? 0) &&
      unit.square <= Number(query.get("squareTo") ?? Number.POSITIVE_INFINITY),
  );
}

function choicesOf(units: Unit[], bodies: ReturnType<typeof bodiesOf>, query: URLSearchParams) {
  const own = units.filter(({ category }) => !query.get("category") || category === query.get("category"));
  return {
    square: rangeOf(own.map(({ square }) => square)),
    price: rangeOf(own.map(({ price }) => price)),
    floors: [...new Set(own.map(({ floor }) => floor.number))],
    bodies: bodies.map(({ id, number }) => ({ id, number, count: own.filter(({ body }) => body.id === id).length })),
  };
}

const rangeOf = (all: number[]) => ({ min: Math.min(...all, 1e6) % 1e6, max: Math.max(...all, 0) });
