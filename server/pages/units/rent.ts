import { faqPage } from "../../../views/kit/faq-page.jsonld.ts";
import { itemList } from "../../../views/kit/item-list.jsonld.ts";
import { rentQuestions } from "../../../views/park/statements/rent-texts.ts";
import { href } from "../../../views/routes.ts";
import { kindsOf } from "../../../views/units/ledger/kinds.ts";
import { RentPage } from "../../../views/units/list/RentPage.tsx";
import { unitsFeedHref } from "../../../views/units/list/units-feed.ts";
import { rentHref } from "../../../views/units/pavilion-links.ts";
import { pavilionsFilter } from "../../../views/units/pavilions.filter.ts";
import { photoSheets } from "../../../views/units/photographed.ts";
import { definePage } from "../define-page.ts";
import { loadPavilionResults } from "./pavilion-results.ts";
import { rentDescription, rentTitle } from "./rent-head.ts";

/** Units that searchers hear of: the first of each row, and not of every row. */
const listedMax = 12;

export const rentPage = definePage({
  route: "rent",
  guards: ["rentalCategory"],
  canonicalQuery: pavilionsFilter.canonicalQuery,
  queryKeys: pavilionsFilter.keys,
  async load({ params, query, content, site }) {
    const { categories } = await content.park();
    const category = categories.find(({ alias }) => alias === params.rent);
    if (!category) return undefined;
    return loadPavilionResults(content, category, pavilionsFilter.read(query), site.statements);
  },
  view: RentPage,
  head(props, { site }) {
    const { category, chosen, choices, listing } = props;
    const conditions = pavilionsFilter.conditions(chosen, choices);
    const plainPage = conditions.length === 0 && chosen.compare === undefined;
    return {
      title: rentTitle(props),
      description: rentDescription(props),
      canonical: rentHref(category, plainPage && chosen.limit === undefined ? { page: chosen.page } : {}),
      crumbs: [{ text: category.title }],
      sheets: ["finding", ...photoSheets(props.stock)],
      feed: unitsFeedHref(category, chosen),
      image: category.id,
      noindex: conditions.length > 1 || chosen.compare !== undefined,
      structured: () => [
        itemList(
          kindsOf(listing.items)
            .slice(0, listedMax)
            .map(([{ id }]) => site.origin + href("pavilion", { id })),
        ),
        // Questions of every rental page have no markup: search engines want each question once.
        ...(site.statements ? [faqPage(rentQuestions[category.id])] : []),
      ],
    };
  },
});
