import { legalTextsOf, type Park } from "../content/park.ts";
import { parkName } from "../park/park-name.ts";
import { href, legalRoutes } from "../routes.ts";
import { sentencesOf } from "./search-words.ts";
import type { Entry } from "./site-index.ts";

type SitePage = { title: string; text: string; more: string; address: string };

/** The site's own pages, with the words that visitors use for them. */
const pages: readonly SitePage[] = [
  {
    title: "Парковка для посетителей",
    text: "Где поставить машину гостю",
    more: "парковка стоянка авто паркинг",
    address: href("parking", {}),
  },
  {
    title: "Парковка для резидентов",
    text: "Где стоят машины арендаторов",
    more: "стоянка абонемент",
    address: href("residentsParking", {}),
  },
  {
    title: "Как добраться",
    text: "Адрес и дорога до парка",
    more: "дорога проезд метро автобус карта маршрут",
    address: href("route", {}),
  },
  {
    title: "Как добраться: резидентам",
    text: "Дорога для тех, кто работает в парке",
    more: "дорога проезд пропуск вход",
    address: href("residentsRoute", {}),
  },
  {
    title: "Схема корпусов",
    text: "Парк сверху: корпуса, этажи и свободные помещения",
    more: "план карта здания",
    address: href("plan", {}),
  },
  {
    title: `О ${parkName.kind.prepositional}`,
    text: "Из чего состоит парк",
    more: "о парке история",
    address: href("about", {}),
  },
  {
    title: "Подбор помещения",
    text: "Несколько вопросов — и список подходящих помещений",
    more: "подбор офиса аренда",
    address: href("officeSelection", {}),
  },
  {
    title: "Реклама в парке",
    text: "Где в парке можно разместить рекламу",
    more: "реклама медиафасад",
    address: href("advertising", {}),
  },
  {
    title: "Контакты",
    text: "Адрес, телефон и почта",
    more: "телефон адрес почта реквизиты",
    address: href("contacts", {}),
  },
  {
    title: "Услуги парка",
    text: "Чем парк помогает арендаторам",
    more: "услуга цены",
    address: href("services", {}),
  },
  {
    title: "Компании",
    text: "Кафе, магазины, услуги и компании",
    more: "резиденты арендаторы компании",
    address: href("shops", {}, { categories: "all" }),
  },
  { title: "Вакансии", text: "Работа в службах парка", more: "работа вакансия", address: href("vacancies", {}) },
];

/** Entries of the site's own pages and of the documents that there are. */
export const pageEntries = (texts: Park["texts"]): Entry[] => [
  ...pages.map((page) => ({ kind: "page" as const, note: page.text, ...page })),
  ...legalTextsOf({ texts }).flatMap((name) => {
    const { title, content = "" } = texts[name] ?? {};
    if (title === undefined) return [];
    const address = href(legalRoutes[name], {});
    return [
      { kind: "document" as const, title, note: "", text: "", more: "документ", quotes: sentencesOf(content), address },
    ];
  }),
];
