import type { Content } from "../content/content.ts";
import { legalTextsOf, type Park, type RentalCategory } from "../content/park.ts";
import { type Shop, shopPlace } from "../content/shop.ts";
import { surfacePrice } from "../content/surface.ts";
import { type Unit, unitTitle } from "../content/unit.ts";
import { salaryInWords } from "../content/vacancy.ts";
import { parkName } from "../park/park-name.ts";
import { href, legalRoutes } from "../routes.ts";
import { floorNumber, longDate, priceWords, unitNumberWords } from "../ui/format.ts";
import type { RoleName } from "../visit/roles.ts";
import { categoryWords } from "./found-items.ts";
import { isLack } from "./question-words.ts";
import { sentencesOf } from "./search-words.ts";
import { buildSearchIndex, type Entry, finished, type SearchIndex } from "./site-index.ts";

/** The site's own pages: route, title, line, and the words that visitors use for them. */
const pages = [
  [
    "parking",
    "Парковка для посетителей",
    "Где поставить машину гостю",
    "парковка стоянка авто шлагбаум въезд гость гостевая",
  ],
  ["residentsParking", "Парковка для арендаторов", "Где стоят машины арендаторов", "стоянка абонемент шлагбаум въезд"],
  [
    "route",
    "Как добраться",
    "Адрес и дорога до парка",
    "дорога доехать проезд схема метро автобус карта маршрут такси курьер доставка шлагбаум машина фура находится",
  ],
  [
    "residentsRoute",
    "Как добраться: резидентам",
    "Дорога для тех, кто работает в парке",
    "дорога проезд пропуск вход такси",
  ],
  ["plan", "Схема корпусов", "Парк сверху: корпуса, этажи и помещения в аренду", "план карта здания"],
  ["about", `О ${parkName.kind.prepositional}`, "Из чего состоит парк", "о парке история"],
  ["officeSelection", "Подбор помещения", "Несколько вопросов — и список подходящих помещений", "подбор офиса аренда"],
  ["advertising", "Реклама в парке", "Где в парке можно разместить рекламу", "реклама медиафасад"],
  [
    "contacts",
    "Контакты",
    "Адрес, телефон и почта",
    "телефон адрес почта электронная реквизиты часы режим график время работы находитесь менеджер арендодатель",
  ],
  ["services", "Услуги парка", "Чем парк помогает арендаторам", "услуга цены"],
  ["shops", "Компании", "Кафе, магазины, услуги и компании", "резиденты арендаторы компании"],
  ["vacancies", "Вакансии", "Работа в службах парка", "работа вакансия отдел кадров резюме"],
] as const;

/** The ways of those who come by the park's own answers: words that they use. */
const ways: readonly [role: RoleName, title: string, more: string][] = [
  ["courier", "Как проехать курьеру", "курьер доставка въезд пропуск документы посылка"],
  ["taxi", "Адрес для такси", "такси подъехать высадить"],
  ["truck", "Как проехать водителю фуры", "фура грузовик водитель погрузка въезд"],
  ["guest", "Как пройти гостю", "гость посетитель пешком вход пропуск"],
];

/** Phones and departments: numbers and names that the page of contacts shows. */
const contactWords = ({ phone, email, departments }: Park["contacts"]): string =>
  [phone, email, ...departments.flatMap((department) => [department.name, department.phone])].join(" ");

/** Entries of the site's own pages, of the people that answer, and of the documents that there are. */
const pageEntries = ({ texts, contacts }: Pick<Park, "texts" | "contacts">): Entry[] => [
  ...pages.map(([route, title, text, more]) => {
    const address = href(route, {}, route === "shops" ? { categories: "all" } : {});
    const own = route === "contacts" ? contactWords(contacts) : "";
    return { kind: "page" as const, title, note: text, text: `${text} ${more}`, more: own, address };
  }),
  ...contacts.departments.flatMap(({ people }) =>
    people.map((person) => ({
      kind: "page" as const,
      title: person.name,
      note: person.role,
      text: "",
      more: `${person.role} ${person.phone}`,
      address: href("contacts", {}),
    })),
  ),
  ...ways.map(([role, title, more]) => {
    const note = "Въезд, минуты и документы";
    const address = href("route", {}, { as: role });
    return { kind: "page" as const, title, note, text: `${note} ${more}`, more: "", address };
  }),
  ...legalTextsOf({ texts }).flatMap((name) => {
    const { title, content = "" } = texts[name] ?? {};
    if (title === undefined) return [];
    const address = href(legalRoutes[name], {});
    return [
      { kind: "document" as const, title, note: "", text: "", more: "документ", quotes: sentencesOf(content), address },
    ];
  }),
];

/** A unit's number as one word: people write both. */
const withoutDash = (unitNumber: string): string => unitNumber.replace(/\W/g, "");

/** The facts of a unit that a search for them means. */
const factsOf = ({ facts }: Unit): string[] =>
  facts.filter(({ value }) => !isLack(value)).map(({ name, value }) => `${name}: ${value}`);

export const unitEntry = (unit: Unit, categories: readonly RentalCategory[]): Entry => ({
  kind: "unit",
  title: `${unitTitle(unit)}, ${unitNumberWords(unit.number, "помещение")}`,
  note: `этаж ${floorNumber(unit.floor.number)}`,
  price: priceWords(unit.price),
  unit: { of: unit, list: categories.find(({ id }) => id === unit.category) },
  address: href("unit", { id: unit.id }),
  text: `${unit.name} ${withoutDash(unit.number)} ${categoryWords(unit.category).join(" ")}`,
  more: `этаж ${unit.floor.number}`,
  quotes: [...unit.features, ...factsOf(unit)],
});

/** Phrases of the content, each as a sentence with its full stop. */
const sentencesOfNote = (...phrases: readonly (string | undefined)[]): string =>
  phrases.flatMap((text) => (text ? `${text.replace(/\.$/, "")}.` : [])).join(" ");

const shopEntry = (shop: Shop): Entry => {
  const { id, name, short, category, unitNumber = "", phone = "", description } = shop;
  return {
    kind: "shop",
    shop,
    title: name,
    note: sentencesOfNote(short, shopPlace(shop)),
    address: href("shop", { id }),
    text: short,
    more: `${category.name} ${withoutDash(unitNumber)} ${shopPlace(shop)} ${phone}`,
    description: sentencesOf(description),
  };
};

/** Index entries. Long texts match any word, so only those of services are quotes. */
function* siteEntries({
  park: { categories, texts, contacts },
  services,
  newsTypes,
  ...lists
}: Content): Generator<Entry> {
  const { units = [], shops = [], news = [], vacancies = [], surfaces = [] } = lists;
  yield* pageEntries({ texts, contacts });
  for (const surface of surfaces) {
    const { id, name, short, placement, description } = surface;
    yield {
      kind: "surface" as const,
      title: name,
      note: sentencesOfNote(short, placement),
      price: surfacePrice(surface),
      address: href("mediaFacade", { id }),
      text: short,
      more: "реклама поверхность",
      quotes: sentencesOf(description),
    };
  }
  for (const unit of units) yield unitEntry(unit, categories);
  for (const { id, name, link, short, phone = "", description } of services)
    yield {
      kind: "service" as const,
      title: name,
      note: short,
      address: link ?? href("service", { id }),
      text: short,
      more: `услуга ${phone}`,
      quotes: sentencesOf(description),
    };
  for (const shop of shops) yield shopEntry(shop);
  for (const { id, type, title, date, short } of news)
    yield {
      kind: "news" as const,
      title,
      note: `${longDate(date)}. ${short}`,
      address: href("newsItem", { id }),
      text: short,
      more: `новость ${newsTypes.find((group) => group.id === type)?.name ?? ""}`,
    };
  for (const vacancy of vacancies)
    yield {
      kind: "vacancy" as const,
      title: vacancy.title,
      note: vacancy.department,
      price: salaryInWords(vacancy.salary),
      address: href("vacancy", { id: vacancy.id }),
      text: vacancy.short,
      more: `вакансия ${vacancy.department} ${vacancy.schedule}`,
    };
}

type Built = { steps: Generator<void, SearchIndex>; index: SearchIndex | undefined };

const all = new WeakMap<object, Built>();

/** Builds the index of the content in slices. A search that comes before the end builds the rest. */
export function* prepareSearch(content: Content): Generator<void, SearchIndex> {
  const built = all.get(content) ?? { steps: buildSearchIndex(siteEntries(content)), index: undefined };
  all.set(content, built);
  while (!built.index) {
    const { done, value } = built.steps.next();
    if (!done) yield;
    // After a fault, the steps end without an index.
    else if (value) built.index = value;
    else throw new TypeError("The content could not be indexed");
  }
  return built.index;
}

/** The index of the content. */
export const searchIndexOf = (content: Content): SearchIndex => finished(prepareSearch(content));
