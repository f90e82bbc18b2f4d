import { departmentFor } from "../content/park.ts";
import { definePage } from "../layout/define-page.ts";
import { VacanciesPage } from "./VacanciesPage.tsx";
import { VacancyPage } from "./VacancyPage.tsx";
import { vacanciesHead, vacancyHead } from "./vacancies.head.ts";

/** The page works without its list. Source: the error catalogue. */
export const vacanciesPage = definePage({
  route: "vacancies",
  load: ({ content, park }) => ({
    vacancies: content.vacancies,
    staff: departmentFor(park.contacts, "hiring"),
  }),
  view: VacanciesPage,
  head: vacanciesHead,
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
  head: vacancyHead,
});
