import { unitsInWords } from "../../../views/content/unit-words.ts";
import { oneOf } from "../../../views/filters/filter-fields.ts";
import { asWhole } from "../../../views/filters/show-more.ts";
import { faqPage } from "../../../views/kit/faq-page.jsonld.ts";
import { number, rubles } from "../../../views/kit/format.ts";
import { itemList } from "../../../views/kit/item-list.jsonld.ts";
import { promised } from "../../../views/layout/head-text.ts";
import { rentQuestions } from "../../../views/park/claims/rent-texts.ts";
import { parkName } from "../../../views/park/park-name.ts";
import { withVat } from "../../../views/park/vat-words.ts";
import { href } from "../../../views/routes.ts";
import { unitsFeedHref } from "../../../views/units/list/feed-address.ts";
import { RentPage } from "../../../views/units/list/RentPage.tsx";
import type { RentResults } from "../../../views/units/list/rent-results.ts";
import { UnitsFragment } from "../../../views/units/list/UnitsFragment.tsx";
import { photoSheets } from "../../../views/units/photographed.ts";
import { rentHref, shownRowsHref } from "../../../views/units/unit-links.ts";
import { unitsFilter } from "../../../views/units/units.filter.ts";
import { defineFragment } from "../define-fragment.ts";
import { definePage } from "../define-page.ts";
import { shareName } from "../sharing/share-address.ts";
import { categoryKey } from "./chosen-units.ts";
import { loadUnitResults } from "./unit-results.ts";

/** Units that searchers hear of: the first of each row, and not of every row. */
const listedMax = 12;

const countOf = ({ category, categories }: RentResults): number =>
  categories.find((one) => one.category.id === category.id)?.count ?? 0;

/** With the page number after the first page. */
function rentTitle(props: RentResults): string {
  const { category, chosen, choices, claims } = props;
  const count = countOf(props);
  if (chosen.page) return `${category.title}, страница ${chosen.page} списка — ${parkName.quoted}`;
  if (count === 0) return `${category.title}${claims ? ` ${claims.region}` : ""} — ${parkName.quoted}`;
  const offer = `${unitsInWords(count, category.id)} от ${number(choices.square.min)} м²`;
  return `${category.title}: ${offer}, ${parkName.quoted}`;
}

/** Kind, lowest price, terms. */
function rentDescription(props: RentResults): string {
  const { category, chosen, choices, stock, claims } = props;
  const terms = claims ? ` ${claims.region} ${claims.letBy}` : "";
  const page = chosen.page ? ` Страница ${chosen.page}.` : "";
  if (countOf(props) === 0)
    return `${category.title}${terms}. Сейчас всё занято: оставьте телефон — сообщим, когда освободится помещение.`;
  const prices = choices.price.min > 0 ? `: от ${rubles(choices.price.min)} в месяц ${withVat(claims)}` : "";
  const shows = promised(
    stock.some(({ place }) => place !== undefined) && "планы этажей",
    choices.price.max > 0 && "цены",
    stock.some(({ availableFrom }) => availableFrom !== undefined) && "даты въезда",
  );
  return `${category.title}${terms}${prices}. ${shows}${page}`.trim();
}

export const rentPage = definePage({
  route: "rent",
  guards: ["rentalCategory"],
  filter: unitsFilter,
  async load(ask) {
    const category = ask.park.categories.find(({ alias }) => alias === ask.params.rent);
    return category && loadUnitResults(ask, category, unitsFilter.read(ask.query));
  },
  view: RentPage,
  head(props) {
    const { category, chosen, choices, listing, claims, origin } = props;
    const conditions = unitsFilter.conditions(chosen, choices);
    const plainPage = conditions.length === 0 && chosen.compare === undefined;
    return {
      title: rentTitle(props),
      description: rentDescription(props),
      canonical: rentHref(category, plainPage && chosen.limit === undefined ? { page: chosen.page } : {}),
      crumbs: [{ text: category.title }],
      sheets: ["finding", ...(category.id === "office" ? [] : ["warehouses" as const]), ...photoSheets(props.stock)],
      feed: unitsFeedHref(category, chosen),
      image: shareName({ kind: "lists", category, stock: props.stock, buildings: props.buildings }),
      noindex: conditions.length > 1 || chosen.compare !== undefined,
      structured: () => [
        itemList(listing.items.slice(0, listedMax).map(({ units: [{ id }] }) => origin + href("unit", { id }))),
        // Questions of every rental page have no markup: search engines want each question once.
        ...(claims ? [faqPage(rentQuestions[category.id])] : []),
      ],
    };
  },
});

/** The results of a rental page. `category` is required; `part` requests only the rows of a further page. */
export const unitsFragment = defineFragment({
  path: "/fragments/pavilions",
  canonicalQuery: unitsFilter.canonicalQuery,
  own: { category: categoryKey, part: oneOf<"rows">(["rows"]) },
  async load(ask, { category, part }) {
    const rented = ask.park.categories.find(({ id }) => id === category);
    if (!rented) return undefined;
    const results = await loadUnitResults(ask, rented, unitsFilter.read(ask.query));
    return { ...results, title: rentTitle(results), part };
  },
  view: UnitsFragment,
  address: ({ category, chosen, listing, part }) =>
    part === "rows"
      ? { url: shownRowsHref(category, chosen, asWhole(listing.pagination).limit), step: "replace" }
      : { url: rentHref(category, chosen), step: "push" },
});
