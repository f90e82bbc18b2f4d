import { unitsInWords } from "../../content/unit.ts";
import type { CommonProps } from "../../layout/define-page.ts";
import { headDescription, headTitle, type PageHead, promised } from "../../layout/head.ts";
import { rentQuestions } from "../../park/claims/texts.ts";
import { parkName } from "../../park/park-name.ts";
import { withVat } from "../../park/park-words.ts";
import { href } from "../../routes.ts";
import { rubles } from "../../ui/format.ts";
import { faqPage, itemList } from "../../ui/JsonLd.tsx";
import { photoSheets } from "../photographed.ts";
import { rentHref, unitsFeedHref } from "../unit-links.ts";
import { unitConditions } from "../units.filter.ts";
import { landingOf } from "./landing.ts";
import type { RentResults } from "./rent-results.ts";

/** The most units in the structured data: the first of each row. */
const listedMax = 12;

/** «Аренда офисов у метро «Саларьево» от 44 460 ₽» and the park; of a chosen part with what is found. */
export function rentTitle(props: RentResults): string {
  const { category, chosen, choices, total, stock, claims, contacts } = props;
  const brand = ` — ${parkName.quoted}`;
  const { locality } = contacts.address;
  const place = claims ? ` ${claims.nearMetro}` : locality ? `, ${locality}` : "";
  const least = choices.price.min > 0 ? ` от ${rubles(choices.price.min)}` : "";
  const landing = landingOf(props);
  if (landing) return headTitle(`${landing.heading} в аренду`, `${place}${brand}`, brand);
  if (stock.length === 0) return headTitle(category.title, `${place}${brand}`, brand);
  if (unitConditions(chosen, choices).length > 0) {
    const found = total > 0 ? `${unitsInWords(total, category.id)} из ${stock.length}` : "ничего не найдено";
    return `${category.title}: ${found}, ${parkName.quoted}`;
  }
  return headTitle(category.title, `${place}${least}${brand}`, `${least}${brand}`, brand);
}

/** What is let, the lowest price, terms. */
function rentDescription(props: RentResults): string {
  const { category, choices, stock, claims } = props;
  const landing = landingOf(props);
  const terms = claims ? ` ${claims.region} ${claims.letBy}` : "";
  if (stock.length === 0)
    return `${category.title}${terms}. Сейчас всё занято: оставьте телефон — сообщим, когда освободится помещение.`;
  const from = choices.price.min > 0 ? ` от ${rubles(choices.price.min)} в месяц ${withVat(claims)}` : "";
  return headDescription(
    landing ? landing.words : `${category.title}${terms}.`,
    landing ? `${category.title}${terms}.` : `${unitsInWords(stock.length, category.id)}${from}.`,
    promised(
      stock.some(({ place }) => place !== undefined) && "планы",
      choices.price.max > 0 && "цены",
      stock.some(({ availableFrom }) => availableFrom !== undefined) && "даты въезда",
    ),
  );
}

export function rentHead(props: RentResults & Pick<CommonProps, "origin">): PageHead {
  const { category, chosen, choices, groups, claims, origin, stock } = props;
  const conditions = unitConditions(chosen, choices);
  const landing = landingOf(props);
  const rows = groups.flatMap((group) => group.rows);
  return {
    title: rentTitle(props),
    description: rentDescription(props),
    canonical: rentHref(category, landing ? { bodies: chosen.bodies, squareSize: chosen.squareSize } : {}),
    crumbs: landing
      ? [{ text: category.title, href: rentHref(category, {}) }, { text: landing.heading }]
      : [{ text: category.title }],
    sheets: ["lists", ...photoSheets(stock)],
    feed: unitsFeedHref(category, chosen),
    image: category.id,
    noindex: conditions.length > 1,
    structured: () => [
      itemList(rows.slice(0, listedMax).map(([{ id }]) => origin + href("unit", { id }))),
      // Questions of every rental page have no markup: search engines want each question once.
      ...(claims ? [faqPage(rentQuestions[category.id])] : []),
    ],
  };
}
