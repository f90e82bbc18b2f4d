import { headDescription, headTitle } from "../../../views/layout/head-text.ts";
import { parkName } from "../../../views/park/park-name.ts";
import { href } from "../../../views/routes.ts";
import { jobPosting } from "../../../views/vacancies/job-posting.jsonld.ts";
import { VacancyPage } from "../../../views/vacancies/VacancyPage.tsx";
import { definePage } from "../define-page.ts";
import { orElse } from "../or-else.ts";

const othersShown = 4;
const crumb = { text: "Вакансии", href: href("vacancies", {}) };

/** One vacancy. Where it cannot be had its page is a fault: an id that nobody can check must not look like a vacancy. */
export const vacancyPage = definePage({
  route: "vacancy",
  guards: ["id"],
  async load({ params, content }) {
    const [vacancy, all, { contacts }] = await Promise.all([
      content.vacancy(Number(params.id)),
      orElse(content.vacancies(), []),
      content.park(),
    ]);
    if (vacancy === undefined) return undefined;
    return {
      vacancy,
      others: all.filter(({ id }) => id !== Number(params.id)).slice(0, othersShown),
      staff: contacts.departments.find(({ name }) => /кадр/i.test(name)),
      contacts,
    };
  },
  view: VacancyPage,
  head({ vacancy, contacts }, { site, params }) {
    const canonical = href("vacancy", { id: params.id });
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
        "Отклик через сайт, ответим за один рабочий день.",
        "Работа у метро «Саларьево».",
      ),
      canonical,
      crumbs: [crumb, { text: title }],
      image: "vacancies",
      structured: () => [jobPosting(vacancy, contacts, site.origin)],
    };
  },
});
