import { staffDepartment } from "../../../views/content/words/roles.ts";
import { plural } from "../../../views/kit/format.ts";
import { itemList } from "../../../views/kit/item-list.jsonld.ts";
import { headDescription, headTitle } from "../../../views/layout/head-text.ts";
import { parkName } from "../../../views/park/park-name.ts";
import { href } from "../../../views/routes.ts";
import { jobPosting } from "../../../views/vacancies/job-posting.jsonld.ts";
import { VacanciesPage } from "../../../views/vacancies/VacanciesPage.tsx";
import { VacancyPage } from "../../../views/vacancies/VacancyPage.tsx";
import { definePage } from "../define-page.ts";
import { orElse } from "../or-else.ts";

/** The page works without its list: a failure is only logged. Source: the error catalogue. */
export const vacanciesPage = definePage({
  route: "vacancies",
  load: async ({ content, park, site }) => ({
    vacancies: await orElse(content.vacancies(), undefined),
    staff: staffDepartment(park.contacts),
    hiring: site.claims?.hiring,
  }),
  view: VacanciesPage,
  head: ({ vacancies = [], claims, origin }) => ({
    title: `Вакансии ${parkName.genitive}${claims ? ` ${claims.nearMetro}` : ""}`,
    description: headDescription(
      vacancies.length > 0
        ? `${plural(vacancies.length, "вакансия", "вакансии", "вакансий")} в службах ${parkName.kind.genitive}: ${vacancies
            .map(({ title }) => title.toLowerCase())
            .slice(0, 3)
            .join(", ")} и другие.`
        : `Работа в службах ${parkName.genitive}.`,
      "Графики, условия и отклик через сайт.",
      claims && "Автобус от метро для сотрудников.",
    ),
    crumbs: [{ text: "Вакансии" }],
    sheets: ["page", "content"],
    image: "vacancies",
    structured: () => [itemList(vacancies.map(({ id }) => origin + href("vacancy", { id })))],
  }),
});

const othersShown = 4;
const crumb = { text: "Вакансии", href: href("vacancies", {}) };

/**
 * If the vacancy fails to load, the list may know it; else the page says so. Failures are only logged. Source: the
 * error catalogue.
 */
export const vacancyPage = definePage({
  route: "vacancy",
  guards: ["id"],
  async load({ params, content, park: { contacts }, site }) {
    const wanted = Number(params.id);
    const [told, all] = await Promise.all([
      orElse(content.vacancy(wanted), "unknown" as const),
      orElse(content.vacancies(), []),
    ]);
    const vacancy = told === "unknown" ? all.find(({ id }) => id === wanted) : told;
    if (vacancy === undefined && told !== "unknown") return undefined;
    return {
      vacancy,
      others: all.filter(({ id }) => id !== wanted).slice(0, othersShown),
      staff: staffDepartment(contacts),
      hiring: site.claims?.hiring,
      promise: site.claims?.calls.vacancy.lead,
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
        `${department}.`,
        `График ${schedule}.`,
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
