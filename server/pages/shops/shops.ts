import { plural } from "../../../views/kit/format.ts";
import { itemList } from "../../../views/kit/item-list.jsonld.ts";
import { parkName } from "../../../views/park/park-name.ts";
import { href } from "../../../views/routes.ts";
import { ShopsPage, shopsHeading } from "../../../views/shops/ShopsPage.tsx";
import { shopsFilter } from "../../../views/shops/shops.filter.ts";
import { shopsHref } from "../../../views/shops/shops-links.ts";
import { definePage } from "../define-page.ts";
import { loadShopResults, shopsTitle } from "./shop-results.ts";

/** Services, residents, cafés and shops of the park. */
export const shopsPage = definePage({
  route: "shops",
  canonicalQuery: shopsFilter.canonicalQuery,
  queryKeys: shopsFilter.keys,
  load: (ask) => loadShopResults(ask, shopsFilter.read(ask.query)),
  view: ShopsPage,
  head(props, { site }) {
    const { chosen, listing } = props;
    const heading = shopsHeading(chosen, listing.categories);
    const { total } = listing.pagination;
    const page = chosen.page ? ` Страница ${chosen.page}.` : "";
    return {
      title: shopsTitle(props),
      description: `${heading}, ${parkName.nominative}${total > 0 ? `: ${plural(total, "компания", "компании", "компаний")}` : ""}. Часы работы, телефон, корпус и этаж каждой, поиск по названию и виду деятельности.${page}`,
      canonical: shopsHref({
        categories: chosen.categories,
        page: chosen.search || chosen.limit ? undefined : chosen.page,
      }),
      crumbs: [{ text: heading }],
      image: "shops",
      noindex: chosen.search !== undefined || total === 0,
      structured: () => [itemList(listing.items.map(({ id }) => site.origin + href("shop", { id })))],
    };
  },
});
