import { staffDepartment } from "../../../views/content-words/roles.ts";
import { plural } from "../../../views/kit/format.ts";
import { itemList } from "../../../views/kit/item-list.jsonld.ts";
import { headDescription } from "../../../views/layout/head-text.ts";
import { parkName } from "../../../views/park/park-name.ts";
import { href } from "../../../views/routes.ts";
import { VacanciesPage } from "../../../views/vacancies/VacanciesPage.tsx";
import { definePage } from "../define-page.ts";
import { orElse } from "../or-else.ts";

/** The page works without its list: a failure is only logged. Source: the error catalogue. */
export const vacanciesPage = definePage({
  route: "vacancies",
  load: async ({ content, park, site }) => ({
    vacancies: await orElse(content.vacancies(), undefined),
    staff: staffDepartment(park.contacts),
    hiring: site.statements?.hiring,
  }),
  view: VacanciesPage,
  head: ({ vacancies = [], statements, origin }) => ({
    title: `Вакансии ${parkName.genitive}${statements ? ` ${statements.nearMetro}` : ""}`,
    description: headDescription(
      vacancies.length > 0
        ? `${plural(vacancies.length, "вакансия", "вакансии", "вакансий")} в службах бизнес-парка: ${vacancies
            .map(({ title }) => title.toLowerCase())
            .slice(0, 3)
            .join(", ")} и другие.`
        : `Работа в службах ${parkName.genitive}.`,
      "Графики, условия и отклик через сайт.",
      statements && "Автобус от метро для сотрудников.",
    ),
    crumbs: [{ text: "Вакансии" }],
    image: "vacancies",
    structured: () => [itemList(vacancies.map(({ id }) => origin + href("vacancy", { id })))],
  }),
});
