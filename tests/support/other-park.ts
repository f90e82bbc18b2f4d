import { type Answers, answersOf } from "./answering-api.ts";

const categories = [
  { id: "office", alias: "kontory", name: "Конторы", title: "Аренда контор" },
  { id: "warehouse", alias: "ambary", name: "Амбары", title: "Аренда амбаров" },
];
const body = { id: 700, number: "Ж-1" };
const floors = [-1, 1, 3].map((number, index) => ({ id: 70 + index, number }));
const unit = {
  name: "Контора",
  category: "office",
  body,
  price: 20_000,
  rate: 1000,
  status: "free",
  description: "<p>Светлая</p>",
  features: [],
  images: [],
};
const company = { short: "Лавка", description: "", images: [] };
const message = { date: "2026-01-02", short: "Коротко", content: "<p>Текст</p>" };
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
const image = { src: "/og/parking.png", alt: "", width: 830, height: 356 };
const parkingWith = (zones: object[]) => {
  const map = { title: "Карта", image, description: "", zones };
  return { residentsMap: map, visitorsMap: map };
};

/** A park without items. */
export const emptyPark: Answers = answersOf({ categories, parking: parkingWith([]) });

/** A park with one unusual building, a few items of each kind, and unusual ids of groups. */
export const smallPark: Answers = answersOf({
  categories,
  bodies: [{ ...body, floors }],
  pavilions: [
    { ...unit, id: 9000, number: "К-0", floor: floors[2], square: 20 },
    { ...unit, id: 9001, number: "К-1", floor: floors[0], square: 21 },
  ],
  shops: [
    { ...company, id: 1, name: "Пекарня", category: { id: "Еда.1", name: "Еда" } },
    { ...company, id: 2, name: "Прачечная", category: { id: "services", name: "Услуги" } },
  ],
  news: [
    { ...message, id: 1, type: "Акции_1", title: "Весть об акции" },
    { ...message, id: 2, type: "news", title: "Весть" },
  ],
  vacancies: [vacancy],
  parking: parkingWith([{ name: "P1, двор", spaces: 2, tariff: "бесплатно" }]),
});
