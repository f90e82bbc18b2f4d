import fc from "fast-check";
import { type Answers, answersOf } from "../support/parks/answering-api.ts";
import { itemsOf } from "../support/parks/conforming.ts";

const categories = [
  { id: "office", alias: "kontory", name: "Конторы", title: "Аренда контор" },
  { id: "warehouse", alias: "ambary", name: "Амбары", title: "Аренда амбаров" },
];
const building = { id: 700, number: "Ж-1" };
const floors = [-1, 1, 3].map((number, index) => ({ id: 70 + index, number }));
const plain = { optional: false, words: fc.constant("Липа"), html: "<p>Текст</p>", date: "2026-01-02" };
/** An item without optional fields. */
const bare = (name: string) => itemsOf(name, plain, 1, 55)[0];
const unit = { ...bare("Pavilion"), category: "office", body: building, price: 20_000, rate: 1000, status: "free" };
const company = bare("Shop");
const message = bare("NewsItem");

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
  bodies: [{ ...building, floors }],
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
  vacancies: [{ ...bare("Vacancy"), id: 5 }],
  parking: parkingWith([{ name: "P1, двор", spaces: 2, tariff: "бесплатно" }]),
});
