import { Suggestions } from "../../../views/search/SearchPage.tsx";
import { defineFragment } from "../define-fragment.ts";
import { orElse } from "../or-else.ts";
import { categoryOfWords } from "./category-of-words.ts";
import { findInContent, searchedWords, searchQuery } from "./search-results.ts";

const itemsMax = 3;
const suggestionsMax = 8;

/** Suggestions of the main bar: at most eight, three of a kind. */
export const searchFragment = defineFragment({
  path: "/fragments/search",
  canonicalQuery: searchQuery,
  async load({ query, content, park: { categories } }) {
    const words = searchedWords(query);
    const units = await orElse(content.allPavilions(), []);
    const category = categoryOfWords(words, categories, units);
    let left = category ? suggestionsMax - 1 : suggestionsMax;
    const groups = (await findInContent(content, words, itemsMax)).map((group) => {
      const items = group.items.slice(0, left);
      left -= items.length;
      return { ...group, items };
    });
    return { words, groups, category };
  },
  view: Suggestions,
});
