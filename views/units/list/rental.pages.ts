import { nounKind, unitsInWords } from "../../content/unit.ts";
import { oneOf } from "../../filters/filter-fields.ts";
import { defineFragment } from "../../layout/define-fragment.ts";
import { type CommonProps, definePage } from "../../layout/define-page.ts";
import { headDescription, headTitle, type PageHead, promised } from "../../layout/head.ts";
import { photoSheets } from "../../layout/sheets.ts";
import { rentQuestions } from "../../park/claims/texts.ts";
import { parkName } from "../../park/park-name.ts";
import { placeInTitle, withVat } from "../../park/park-words.ts";
import { fragments, href } from "../../routes.ts";
import { rubles } from "../../ui/format.ts";
import { faqPage, itemList } from "../../ui/JsonLd.tsx";
import { rentHref } from "../unit-links.ts";
import { kindKey, unitsFilter } from "../units.filter.ts";
import { RentPage, UnitsFragment } from "./RentPage.tsx";
import { loadUnitResults, type RentResults } from "./rent-results.ts";

/** Units in the structured data at most; a row gives its first one. */
const listedMax = 12;

/**
 * «Аренда офисов у метро «Саларьево» от 44 460 ₽», of another park «Аренда кабинетов, Казань — от 21 750 ₽», and the
 * park; of a chosen part with what is found.
 */
function rentTitle(props: RentResults): string {
  const { category, landing, conditions, choices, total, stock, claims, contacts } = props;
  const brand = ` — ${parkName.quoted}`;
  const place = placeInTitle(claims, contacts);
  const least = choices.price.min > 0 ? `${claims ? "" : " —"} от ${rubles(choices.price.min)}` : "";
  if (landing) return headTitle(landing.title, `${place}${brand}`, brand);
  if (stock.length === 0) return headTitle(category.title, `${place}${brand}`, brand);
  if (conditions.length > 0) {
    if (total === 0) return `${category.title}: под ваши условия ничего нет${brand}`;
    return `${unitsInWords(total, nounKind(category))} под ваши условия${brand}`;
  }
  const end = claims || least === "" ? brand : `, ${parkName.quoted}`;
  return headTitle(category.title, `${place}${least}${end}`, `${least}${end}`, brand);
}

/** What is let, the lowest price, terms. */
function rentDescription(props: RentResults): string {
  const { category, landing, choices, stock, claims } = props;
  const terms = claims ? ` ${claims.region} ${claims.letBy}` : "";
  if (stock.length === 0)
    return `${category.title}${terms}. Сейчас всё занято: оставьте телефон — сообщим, когда освободится помещение.`;
  const from = choices.price.min > 0 ? ` от ${rubles(choices.price.min)} в месяц ${withVat(claims)}` : "";
  return headDescription(
    landing ? landing.words : `${category.title}${terms}.`,
    landing ? `${category.title}${terms}.` : `${unitsInWords(stock.length, nounKind(category))}${from}.`,
    promised(
      stock.some(({ place }) => place !== undefined) && "планы",
      choices.price.max > 0 && "цены",
      stock.some(({ availableFrom }) => availableFrom !== undefined) && "даты въезда",
    ),
  );
}

function rentHead(props: RentResults & Pick<CommonProps, "origin">): PageHead {
  const { category, chosen, landing, conditions, groups, claims, origin, stock } = props;
  const rows = groups.flatMap((group) => group.rows);
  return {
    title: rentTitle(props),
    description: rentDescription(props),
    canonical: rentHref(category, landing ? { bodies: chosen.bodies, squareSize: chosen.squareSize } : {}),
    crumbs: landing
      ? [{ text: category.title, href: rentHref(category, {}) }, { text: landing.heading }]
      : [{ text: category.title }],
    sheets: ["lists", ...photoSheets(stock)],
    image: category.id,
    noindex: conditions.length > 1,
    structured: () => [
      itemList(rows.slice(0, listedMax).map(([{ id }]) => origin + href("unit", { id }))),
      // Questions of every rental page have no markup: search engines want each question once.
      ...(claims ? [faqPage(rentQuestions[category.id])] : []),
    ],
  };
}

export const rentPage = definePage({
  route: "rent",
  guards: ["rentalCategory"],
  filter: unitsFilter,
  load(request) {
    const category = request.park.categories.find(({ alias }) => alias === request.params.rent);
    return category && loadUnitResults(request, category, unitsFilter.read(request.query));
  },
  view: RentPage,
  head: rentHead,
});

export const unitsFragment = defineFragment({
  path: fragments.units,
  filter: unitsFilter,
  params: { category: kindKey, part: oneOf<"rows">(["rows"]) },
  load(request, { category, part }) {
    const rented = request.park.categories.find(({ id }) => id === category);
    if (!rented) return undefined;
    const results = loadUnitResults(request, rented, unitsFilter.read(request.query));
    return { ...results, title: rentTitle(results), part };
  },
  view: UnitsFragment,
  address: ({ category, chosen, part }) => ({
    url: rentHref(category, chosen),
    step: part === "rows" ? "replace" : "push",
  }),
});
