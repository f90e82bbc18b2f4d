import { unitsInWords } from "../../content/unit-words.ts";
import { number, rubles } from "../../kit/format.ts";
import { faqPage, itemList } from "../../kit/structured-data.ts";
import type { CommonProps } from "../../layout/common-props.ts";
import type { PageHead } from "../../layout/head.ts";
import { promised } from "../../layout/head-text.ts";
import { rentQuestions } from "../../park/claims/rent-texts.ts";
import { parkName } from "../../park/park-name.ts";
import { withVat } from "../../park/vat-words.ts";
import { href } from "../../routes.ts";
import { rowSheets } from "../photographed.ts";
import { rentHref, unitsFeedHref } from "../unit-links.ts";
import { unitConditions } from "../units.filter.ts";
import type { RentResults } from "./rent-results.ts";

/** The most units in the structured data: the first of each row. */
const listedMax = 12;

const countOf = ({ category, categories }: RentResults): number =>
  categories.find((item) => item.category.id === category.id)?.count ?? 0;

/** With the page number after the first page; of a chosen part with what is found. */
export function rentTitle(props: RentResults): string {
  const { category, chosen, choices, total, claims } = props;
  const count = countOf(props);
  if (chosen.page) return `${category.title}, страница ${chosen.page} списка — ${parkName.quoted}`;
  if (count === 0) return `${category.title}${claims ? ` ${claims.region}` : ""} — ${parkName.quoted}`;
  if (unitConditions(chosen, choices).length > 0) {
    const found = total > 0 ? `${unitsInWords(total, category.id)} из ${count}` : "ничего не найдено";
    return `${category.title}: ${found}, ${parkName.quoted}`;
  }
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

export function rentHead(props: RentResults & Pick<CommonProps, "origin">): PageHead {
  const { category, chosen, choices, listing, claims, origin } = props;
  const conditions = unitConditions(chosen, choices);
  const plainPage = conditions.length === 0;
  return {
    title: rentTitle(props),
    description: rentDescription(props),
    canonical: rentHref(category, plainPage && chosen.limit === undefined ? { page: chosen.page } : {}),
    crumbs: [{ text: category.title }],
    sheets: ["lists", ...rowSheets(props)],
    feed: unitsFeedHref(category, chosen),
    image: { kind: "lists", category, stock: props.stock, buildings: props.buildings },
    noindex: conditions.length > 1,
    structured: () => [
      itemList(listing.items.slice(0, listedMax).map(({ units: [{ id }] }) => origin + href("unit", { id }))),
      // Questions of every rental page have no markup: search engines want each question once.
      ...(claims ? [faqPage(rentQuestions[category.id])] : []),
    ],
  };
}
