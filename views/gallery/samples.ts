import type { NewsItem } from "../content/news-item.ts";
import type { Banner, Building, Contacts, RentalCategory } from "../content/park.ts";
import type { ParkingMap } from "../content/parking.ts";
import type { Service } from "../content/service.ts";
import type { Shop } from "../content/shop.ts";
import type { MediaFacadeSolution } from "../content/surface.ts";
import type { Vacancy } from "../content/vacancy.ts";
import type { SafeHtml } from "../kit/html.ts";
import { unitSamples } from "./unit-samples.ts";

/** Small objects that the examples show: plausible, and the same at every start. */
export type Samples = ReturnType<typeof makeSamples>;

const floorsOf = (building: number, floors: number) =>
  Array.from({ length: floors }, (_, below) => ({ id: building * 100 + below + 1, number: below + 1 }));

const buildings: readonly [Building, Building, Building] = [
  {
    id: 1,
    number: "1",
    floors: floorsOf(1, 9),
    use: "office",
    class: "B+",
    year: 2007,
    area: 22_450,
    place: { x: 60, y: 60, length: 156, width: 18, height: 30 },
  },
  {
    id: 6,
    number: "6",
    floors: floorsOf(6, 3),
    use: "trade_area",
    year: 2010,
    area: 9_300,
    place: { x: 60, y: 130, length: 110, width: 32, height: 15 },
  },
  {
    id: 7,
    number: "7",
    floors: floorsOf(7, 1),
    use: "warehouse",
    year: 2011,
    area: 6_480,
    place: { x: 260, y: 60, length: 108, width: 60, height: 11 },
  },
];

const categories: RentalCategory[] = [
  {
    id: "office",
    alias: "arenda-ofisov",
    name: "Офисы",
    title: "Аренда офисов",
    description: "Офисы классов A, B+ и B: от кабинета на троих до целого крыла этажа.",
  },
  { id: "warehouse", alias: "arenda-skladov", name: "Склады", title: "Аренда складов" },
  {
    id: "trade_area",
    alias: "arenda-torgovih-pomesheniy",
    name: "Торговые помещения",
    title: "Аренда торговых помещений",
  },
];

const contacts: Contacts = {
  phone: "+7 (495) 000-00-55",
  email: "info@parallel55.example",
  address: { postalCode: "108000", country: "Россия", locality: "Москва", street: "Параллельный проезд, д. 55" },
  coordinates: { lat: 55.62, lon: 37.42 },
  workingHours: "Пн–Пт 9:00–18:00",
  socials: [{ type: "telegram", name: "Телеграм", url: "https://t.me/parallel55example" }],
  departments: [
    {
      name: "Аренда",
      phone: "+7 (495) 000-00-55, доб. 101",
      email: "arenda@parallel55.example",
      hours: "Пн–Пт 9:00–18:00",
    },
    { name: "Диспетчерская", phone: "+7 (495) 000-00-55, доб. 100" },
  ],
};

const banner: Banner = {
  id: 1,
  title: "Офисы в прямую аренду",
  text: "Без комиссии и посредников. Цены сразу с НДС 22 % и эксплуатационными расходами.",
  link: "/arenda-ofisov",
  button: "Выбрать офис",
  theme: "default",
};

const vacancy: Vacancy = {
  id: 1,
  title: "Инженер-электрик",
  department: "Управляющая служба",
  salary: { from: 130_000, to: 160_000 },
  schedule: "5/2, 8:00–17:00",
  experience: "От трёх лет",
  publishedAt: "2026-11-16",
  short: "Отвечать за электроснабжение корпусов 1–5: два ввода и четыре подстанции.",
  duties: ["Вести электрохозяйство пяти офисных корпусов"],
  requirements: ["Группа по электробезопасности не ниже четвёртой"],
  conditions: ["Оформление с первого дня"],
};

const picture = { src: "/og/office.png", alt: "Рисунок офисного корпуса парка", width: 830, height: 356 };

/** The samples. `safeHtml` is the server's sanitiser: only it makes `SafeHtml`. */
export function makeSamples(safeHtml: (html: string) => SafeHtml) {
  const html = safeHtml(
    "<p>Помещение с отдельным входом и окнами на аллею.</p><h2>Что рядом</h2>" +
      '<ul><li>лифт в двадцати шагах;</li><li><a href="/parking">парковка</a> под окнами.</li></ul>',
  );
  const solution: MediaFacadeSolution = {
    id: 1,
    name: "Медиафасад корпуса 3",
    short: "Экран 24 × 10 м на западной стене: его видят все, кто съезжает в парк с Киевского шоссе.",
    description: html,
    placement: "Западный фасад корпуса 3",
    width: 24,
    height: 10,
    hours: "7:00–23:00",
    contactsPerDay: 14_300,
    price: 420_000,
    priceUnit: "за 30 дней",
    facts: [],
    requirements: [],
  };
  const service: Service = {
    id: 1,
    name: "Уборка помещений",
    short: "По графику или разово, со своими средствами и техникой.",
    description: html,
  };
  const shop: Shop = {
    id: 2,
    name: "Хлебный маршрут",
    category: { id: "food", name: "Кафе и столовые" },
    short: "Хлеб, пироги и завтраки",
    description: html,
    images: [],
    schedule: "Пн–Пт 8:00–20:00",
    building: { id: 6, number: "6" },
    floor: { id: 601, number: 1 },
    unitNumber: "601-12",
  };
  const news: NewsItem = {
    id: 3,
    type: "notice",
    title: "Лифты корпуса 1 проверят в субботу",
    date: "2026-11-12",
    short: "С 9:00 до 13:00 работает один лифт из четырёх, грузовой — по заявке.",
    content: html,
  };
  const parking: ParkingMap = {
    title: "Парковка для посетителей",
    image: { src: "/og/parking.png", alt: "Схема парковки", width: 830, height: 356 },
    description: html,
    zones: [
      { name: "P1, открытая", spaces: 260, tariff: "Первые 30 минут бесплатно, дальше 100 ₽ в час" },
      { name: "P2, у галереи", spaces: 120, tariff: "Два часа бесплатно по чеку галереи" },
      { name: "P6, грузовая", spaces: 160, tariff: "500 ₽ в сутки" },
    ],
  };
  const { office, soon, warehouse, trade } = unitSamples(html);
  const units = [office, soon, warehouse];
  const [officeBuilding] = buildings;
  return {
    buildings: [...buildings],
    officeBuilding,
    categories,
    contacts,
    banner,
    vacancy,
    picture,
    html,
    office,
    soon,
    warehouse,
    trade,
    units,
    solution,
    service,
    shop,
    news,
    parking,
  };
}
