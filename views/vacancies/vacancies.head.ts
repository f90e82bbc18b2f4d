import type { ComponentProps } from "react";
import { plural } from "../kit/format.ts";
import { itemList } from "../kit/item-list.jsonld.ts";
import type { CommonProps } from "../layout/common-props.ts";
import type { PageHead } from "../layout/head.ts";
import { headDescription, headTitle } from "../layout/head-text.ts";
import { parkName } from "../park/park-name.ts";
import { href } from "../routes.ts";
import { jobPosting } from "./job-posting.jsonld.ts";
import type { VacanciesPage } from "./VacanciesPage.tsx";
import type { VacancyPage } from "./VacancyPage.tsx";

const crumb = { text: "Вакансии", href: href("vacancies", {}) };

export const vacanciesHead = ({
  vacancies = [],
  claims,
  origin,
}: CommonProps & ComponentProps<typeof VacanciesPage>): PageHead => ({
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
});

export function vacancyHead({
  vacancy,
  contacts,
  claims,
  origin,
}: CommonProps & ComponentProps<typeof VacancyPage>): PageHead {
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
}
