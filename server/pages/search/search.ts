import { parkName } from "../../../views/park/park-name.ts";
import { href } from "../../../views/routes.ts";
import { SearchPage } from "../../../views/search/SearchPage.tsx";
import { definePage } from "../define-page.ts";
import { findInContent, searchedWords, searchQuery } from "./search-results.ts";

const itemsMax = 20;

/** `/search?q=`: units, services, companies, news and vacancies. */
export const searchPage = definePage({
  route: "search",
  canonicalQuery: searchQuery,
  async load({ query, content }) {
    const words = searchedWords(query);
    const [groups, { categories }] = await Promise.all([findInContent(content, words, itemsMax), content.park()]);
    return { words, groups, categories };
  },
  view: SearchPage,
  head: ({ words }) => ({
    title:
      words === ""
        ? `Поиск по сайту — ${parkName.nominative}`
        : `${words.slice(0, 30)} — поиск по сайту ${parkName.quoted}`,
    description: `Поиск по сайту ${parkName.genitive}: свободные помещения по номеру, услуги, компании в парке, новости и вакансии. Опечатки не мешают.`,
    canonical: href("search", {}),
    crumbs: [{ text: "Поиск" }],
    noindex: true,
  }),
});
