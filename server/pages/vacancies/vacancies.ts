import { staffDepartment } from "../../../views/content/words/roles.ts";
import { VacanciesPage } from "../../../views/vacancies/VacanciesPage.tsx";
import { VacancyPage } from "../../../views/vacancies/VacancyPage.tsx";
import { vacanciesHead, vacancyHead } from "../../../views/vacancies/vacancies.head.ts";
import { definePage } from "../define-page.ts";
import { orElse } from "../or-else.ts";

/** The page works without its list: a failure is only logged. Source: the error catalogue. */
export const vacanciesPage = definePage({
  route: "vacancies",
  load: async ({ content, park }) => ({
    vacancies: await orElse(content.vacancies(), undefined),
    staff: staffDepartment(park.contacts),
  }),
  view: VacanciesPage,
  head: vacanciesHead,
});

const othersShown = 4;
/** If the vacancy fails to load, the list may know it; else the page says so. Source: the error catalogue. */
export const vacancyPage = definePage({
  route: "vacancy",
  guards: ["id"],
  async load({ params, content, park: { contacts } }) {
    const wanted = Number(params.id);
    const [found, all] = await Promise.all([
      orElse(content.vacancy(wanted), "unknown" as const),
      orElse(content.vacancies(), []),
    ]);
    const vacancy = found === "unknown" ? all.find(({ id }) => id === wanted) : found;
    if (vacancy === undefined && found !== "unknown") return undefined;
    return {
      vacancy,
      others: all.filter(({ id }) => id !== wanted).slice(0, othersShown),
      staff: staffDepartment(contacts),
    };
  },
  view: VacancyPage,
  head: vacancyHead,
});
