import { type AnsweringApi, listed, startAnsweringApi } from "./answering-api.ts";

const floor = { id: 72, number: 3 };
const body = { id: 700, number: "Ж-1", floors: [{ id: 70, number: -1 }, { id: 71, number: 1 }, floor] };
const legal = { title: "Правила", content: "<h2>Раз</h2><p>Текст</p>" };
const park = {
  categories: [
    { id: "office", alias: "kontory", name: "Конторы", title: "Аренда контор" },
    { id: "warehouse", alias: "ambary", name: "Амбары", title: "Аренда амбаров" },
  ],
  contacts: {
    phone: "+7 (000) 111-22-33",
    email: "a@park.example",
    address: { postalCode: "000000", country: "Россия", locality: "Тверь", street: "Новая ул., 1" },
    coordinates: { lat: 56.85, lon: 35.9 },
    workingHours: "Пн–Пт 9:00–18:00",
    socials: [],
    departments: [],
  },
  advertisementBanners: [],
  banners: [],
  settings: { textFiles: { agreement: legal, advertisement: legal, privacy: legal, labor_protection: legal } },
};
const units = [3, -1].map((number, index) => ({
  id: 9000 + index,
  number: `К-${index}`,
  name: "Контора",
  category: "office",
  body: { id: body.id, number: body.number },
  floor: { id: 70 + index, number },
  square: 20 + index,
  price: 20_000,
  rate: 1000,
  status: "free",
  description: "<p>Светлая</p>",
  features: [],
  images: [],
}));
const shop = (id: number, name: string, group: string) => ({
  id,
  name,
  category: { id: group, name: `Раздел ${group}` },
  short: "Лавка",
  description: "",
  images: [],
});
const shops = [shop(1, "Пекарня", "Еда.1"), shop(2, "Прачечная", "services")];
const news = ["Акции_1", "news"].map((type, index) => ({
  id: index + 1,
  type,
  title: `Весть ${type}`,
  date: "2026-01-02",
  short: "Коротко",
  content: "<p>Текст</p>",
}));
const zone = { name: "P1, двор", spaces: 2, tariff: "бесплатно" };
const vacancy = {
  id: 5,
  title: "Дворник",
  department: "Уборка",
  schedule: "2/2",
  experience: "не нужен",
  publishedAt: "2026-01-02",
  short: "Метла",
  duties: [],
  requirements: [],
  conditions: [],
};

const groupsOf = (ids: readonly string[]) =>
  [...Map.groupBy(ids, (id) => id)].map(([id, all]) => ({ id, name: `Раздел ${id}`, count: all.length }));

/** The park's answer at an address; undefined means 404. */
function answerTo(path: string, query: URLSearchParams, empty: boolean): object | undefined {
  const some = <Item>(items: Item[]): Item[] => (empty ? [] : items);
  const found = some(units).filter(
    ({ category, floor: { number } }) =>
      (!query.get("category") || category === query.get("category")) &&
      (!query.get("floor") || String(number) === query.get("floor")),
  );
  const ofCategory = some(units).filter(({ category }) => category === query.get("category"));
  const square = ofCategory.length > 0 ? { min: 20, max: 21 } : { min: 0, max: 0 };
  const choices = {
    square,
    price: square,
    floors: ofCategory.map(({ floor: { number } }) => number),
    bodies: some([{ id: body.id, number: body.number, count: ofCategory.length }]),
  };
  const map = { title: "Карта", image: { src: "/og/parking.png", alt: "", width: 830, height: 356 }, description: "" };
  const parking = { ...map, zones: some([zone]) };
  const wanted = query.getAll("categories");
  const shown = some(shops).filter(({ category }) => (wanted.length ? wanted : ["services"]).includes(category.id));
  const lists: Record<string, object> = {
    "/init": {
      data: { ...park, bodies: some([body]), pavilions: some(units).map(({ id, number }) => ({ id, number })) },
    },
    "/services": { data: [] },
    "/pavilions": listed(found, query, choices),
    "/pavilions/paginate": listed(found, query),
    "/placement-requests/parameters": {
      data: { types: [{ id: "office", name: "Контора" }], cost: { min: 0, max: 1 }, square: { min: 0, max: 1 } },
    },
    "/shops": listed(shown, query, { categories: groupsOf(some(shops).map(({ category }) => category.id)) }),
    "/news": listed(
      some(news).filter(({ type }) => type === (query.get("type") ?? "news")),
      query,
      { types: groupsOf(some(news).map(({ type }) => type)) },
    ),
    "/media-facade-solutions": { data: [] },
    "/vacancies": { data: some([vacancy]) },
    "/pages/parking": { data: { residentsMap: parking, visitorsMap: parking } },
  };
  const single = [...Object.entries({ pavilions: units, shops, news, vacancies: [vacancy] })]
    .flatMap(([kind, items]) => some<{ id: number }>(items).map((item) => [`/${kind}/${item.id}`, item] as const))
    .find(([at]) => at === path)?.[1];
  return lists[path] ?? (single && { data: single });
}

/** Starts a content API: "small" has one unusual building and a few items of each kind, "empty" has no items. */
export function startOtherPark(has: "small" | "empty"): Promise<AnsweringApi> {
  return startAnsweringApi((path, query) => answerTo(path, query, has === "empty"));
}
