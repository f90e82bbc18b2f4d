import type { Unit } from "../content/unit.ts";
import type { SafeHtml } from "../kit/html.ts";

/** A unit of each kind; `description` is what all of them say of themselves. */
export function unitSamples(html: SafeHtml) {
  const office: Unit = {
    id: 1001,
    number: "104-12",
    name: "Офис",
    category: "office",
    building: { id: 1, number: "1" },
    floor: { id: 104, number: 4 },
    square: 70.2,
    price: 152_100,
    rate: 2167,
    status: "free",
    description: html,
    features: ["Окна на север", "Кондиционер"],
    facts: [
      { name: "Отделка", value: "с отделкой" },
      { name: "Окна", value: "3 окна, на север" },
    ],
    images: [],
    place: { row: 0, offset: 24, width: 9, depth: 7.8 },
  };
  const soon: Unit = {
    ...office,
    id: 1002,
    number: "104-31",
    square: 46.8,
    price: 98_300,
    rate: 2100,
    status: "soon",
    availableFrom: "2027-02-01",
    features: ["Окна на юг"],
    facts: [
      { name: "Отделка", value: "с отделкой" },
      { name: "Окна", value: "2 окна, на юг" },
    ],
    place: { row: 1, offset: 90, width: 6, depth: 7.8 },
  };
  const warehouse: Unit = {
    ...office,
    id: 2001,
    number: "7-03",
    name: "Склад",
    category: "warehouse",
    building: { id: 7, number: "7" },
    floor: { id: 701, number: 1 },
    square: 1080,
    price: 1_166_400,
    rate: 1080,
    facts: [
      { name: "Ворота", value: "трое ворот, секционные с доклевеллером, 3 × 3,2 м" },
      { name: "Подъезд", value: "фуры до 20 т" },
      { name: "Сетка колонн", value: "12 × 15 м" },
    ],
    place: { row: 0, offset: 36, width: 36, depth: 30 },
  };
  const trade: Unit = {
    ...office,
    id: 3001,
    number: "601-12",
    name: "Торговое помещение",
    category: "trade_area",
    building: { id: 6, number: "6" },
    floor: { id: 601, number: 1 },
    square: 90,
    price: 432_000,
    rate: 4800,
    facts: [
      { name: "Витрина", value: "8,5 м, на галерею; окна на север" },
      { name: "Вход", value: "с улицы и из галереи" },
    ],
    place: { row: 0, offset: 27, width: 9, depth: 10 },
  };
  return { office, soon, warehouse, trade };
}
