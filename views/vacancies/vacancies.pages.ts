import { type Contacts, departmentFor } from "../content/park.ts";
import type { Vacancy } from "../content/vacancy.ts";
import { definePage } from "../layout/define-page.ts";
import { headDescription, headTitle, promised } from "../layout/head.ts";
import { parkName } from "../park/park-name.ts";
import { postalAddress } from "../park/park-words.ts";
import { href } from "../routes.ts";
import { listed, lowerFirst, plural } from "../ui/format.ts";
import { itemList, type StructuredData } from "../ui/JsonLd.tsx";
import { VacanciesPage } from "./VacanciesPage.tsx";
import { VacancyPage } from "./VacancyPage.tsx";

const crumb = { text: "Вакансии", href: href("vacancies", {}) };

/** There is no `validThrough`: upstream lists open positions only and tells no end. `origin` without a slash. */
function jobPosting(vacancy: Vacancy, contacts: Contacts, origin: string): StructuredData {
  const { id, title, short, duties, requirements, conditions, publishedAt, salary, schedule, experience } = vacancy;
  return {
    "@type": "JobPosting",
    title,
    description: [
      short,
      titledList("Обязанности", duties),
      titledList("Требования", requirements),
      titledList("Условия", conditions),
    ].join(" "),
    datePosted: publishedAt,
    workHours: schedule,
    experienceRequirements: experience,
    url: origin + href("vacancy", { id }),
    directApply: true,
    hiringOrganization: { "@id": `${origin}/#organization` },
    jobLocation: { "@type": "Place", address: postalAddress(contacts) },
    ...(salary && (salary.from !== undefined || salary.to !== undefined)
      ? {
          baseSalary: {
            "@type": "MonetaryAmount",
            currency: "RUB",
            value: {
              "@type": "QuantitativeValue",
              unitText: "MONTH",
              ...(salary.from !== undefined ? { minValue: salary.from } : {}),
              ...(salary.to !== undefined ? { maxValue: salary.to } : {}),
            },
          },
        }
      : {}),
  };
}

function titledList(title: string, items: readonly string[]): string {
  return items.length > 0 ? `${title}: ${items.join("; ")}.` : "";
}

const examplesMax = 3;

/** «Юрист, электрик и другие» */
function examplesOf(vacancies: readonly Vacancy[]): string {
  const titles = vacancies.slice(0, examplesMax).map(({ title }) => title.toLowerCase());
  return vacancies.length > examplesMax ? `${titles.join(", ")} и другие` : listed(titles);
}

/** The page works without its list. Source: the error catalogue. */
export const vacanciesPage = definePage({
  route: "vacancies",
  load: ({ content, park }) => ({
    vacancies: content.vacancies,
    staff: departmentFor(park.contacts, "hiring"),
  }),
  view: VacanciesPage,
  head: ({ vacancies = [], claims, origin }) => ({
    title: `Вакансии ${parkName.genitive}${claims ? ` ${claims.nearMetro}` : ""}`,
    description: headDescription(
      vacancies.length > 0
        ? `${plural(vacancies.length, "вакансия", "вакансии", "вакансий")} в службах ${parkName.kind.genitive}: ${examplesOf(vacancies)}.`
        : `Работа в службах ${parkName.genitive}.`,
      promised(
        vacancies.some(({ schedule }) => schedule !== "") && "графики",
        vacancies.some(({ conditions }) => conditions.length > 0) && "условия",
        vacancies.length > 0 && "отклик через сайт",
      ),
      claims && "Автобус от метро для сотрудников.",
    ),
    crumbs: [{ text: "Вакансии" }],
    sheets: ["page", "content"],
    image: "vacancies",
    structured: () => [itemList(vacancies.map(({ id }) => origin + href("vacancy", { id })))],
  }),
});

const othersShown = 4;
/** Without the list the page says so. Source: the error catalogue. */
export const vacancyPage = definePage({
  route: "vacancy",
  guards: ["id"],
  load({ params, content, park: { contacts } }) {
    const wanted = Number(params.id);
    const { vacancies = [] } = content;
    const vacancy = vacancies.find(({ id }) => id === wanted);
    if (!vacancy && content.vacancies) return undefined;
    return {
      vacancy,
      others: vacancies.filter(({ id }) => id !== wanted).slice(0, othersShown),
      staff: departmentFor(contacts, "hiring"),
    };
  },
  view: VacancyPage,
  head({ vacancy, contacts, claims, origin }) {
    if (!vacancy)
      return {
        title: headTitle("Вакансия", ` — ${parkName.quoted}`),
        description: headDescription("Вакансия сейчас не загрузилась.", `Работа в службах ${parkName.genitive}.`),
        crumbs: [crumb, { text: "Вакансия" }],
        sheets: ["page", "content"],
        image: "vacancies",
        noindex: true,
      };
    const { title, short, schedule, department } = vacancy;
    return {
      title: headTitle(
        title,
        ` — вакансия в ${parkName.prepositional}`,
        ` — вакансия, ${parkName.quoted}`,
        " — вакансия",
      ),
      description: headDescription(
        short,
        department && `${department}.`,
        schedule && `График: ${lowerFirst(schedule)}.`,
        "Отклик через сайт.",
        claims && `Работа ${claims.nearMetro}.`,
      ),
      crumbs: [crumb, { text: title }],
      sheets: ["page", "content"],
      image: "vacancies",
      structured: () => [jobPosting(vacancy, contacts, origin)],
    };
  },
});
