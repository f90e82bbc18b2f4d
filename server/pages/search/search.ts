import { parkName } from "../../../views/park/park-name.ts";
import type { FoundGroup } from "../../../views/search/found.ts";
import { SearchPage } from "../../../views/search/SearchPage.tsx";
import { definePage } from "../define-page.ts";
import { orElse } from "../or-else.ts";
import { categoryOfWords, stemsOf } from "./category-of-words.ts";
import { findInContent, searchedWords, searchQuery } from "./search-results.ts";

const itemsMax = 20;
/** Lines of units where something else answers better: the link to their category, or another kind of result. */
const unitsMax = { besideCategory: 4, afterOthers: 8 };

const shortened = (groups: FoundGroup[], max: number) =>
  groups.map((group) => (group.kind === "pavilion" ? { ...group, items: group.items.slice(0, max) } : group));

/** Search over units, services, companies, news and vacancies. */
export const searchPage = definePage({
  route: "search",
  filter: { keys: [], canonicalQuery: searchQuery },
  async load({ query, content, park: { categories, pavilions } }) {
    const words = searchedWords(query);
    const [found, units] = await Promise.all([
      findInContent(content, words, itemsMax),
      orElse(content.allPavilions(), []),
    ]);
    const category = categoryOfWords(words, categories, units);
    const max = category ? unitsMax.besideCategory : found[0]?.kind === "pavilion" ? itemsMax : unitsMax.afterOthers;
    const groups = shortened(found, max);
    return { words, stems: stemsOf(words), groups, category, example: pavilions[0]?.number };
  },
  view: SearchPage,
  head: ({ words, groups, category }) => ({
    title:
      words === ""
        ? `Поиск по сайту — ${parkName.nominative}`
        : `${words.slice(0, 30)} — поиск по сайту ${parkName.quoted}`,
    description: `Поиск по сайту ${parkName.genitive}: свободные помещения по номеру, услуги, компании в парке, новости и вакансии. Опечатки не мешают.`,
    crumbs: [{ text: "Поиск" }],
    sheets: groups.length > 0 || category ? ["places"] : [],
    noindex: true,
  }),
});
