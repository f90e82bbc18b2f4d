import type { HeadOf } from "../layout/common-props.ts";
import { parkName } from "../park/park-name.ts";
import type { SearchPage } from "./SearchPage.tsx";

export const searchHead: HeadOf<typeof SearchPage> = ({ words }) => ({
  title:
    words === ""
      ? `Поиск по сайту — ${parkName.nominative}`
      : `${words.slice(0, 30)} — поиск по сайту ${parkName.quoted}`,
  description: `Поиск по сайту ${parkName.genitive}: свободные помещения по номеру, услуги, компании, реклама, документы, новости и вакансии. Опечатки не мешают.`,
  crumbs: [{ text: "Поиск" }],
  sheets: ["page", "content"],
  noindex: true,
});
