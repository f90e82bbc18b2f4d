import { rubles } from "../../kit/format.ts";
import type { HeadOf } from "../../layout/common-props.ts";
import { parkName } from "../../park/park-name.ts";
import { withVat } from "../../park/vat-words.ts";
import { rentHref } from "../unit-links.ts";
import type { ComparePage } from "./ComparePage.tsx";
import { compareHref } from "./compare.filter.ts";
import { comparisonTitle } from "./compared-words.ts";

export const compareHead: HeadOf<typeof ComparePage> = ({ units, category, claims, buildings }) => {
  const title = units.length > 1 ? comparisonTitle(units) : "Сравнение помещений";
  const prices = units.map(({ number, price }) => (price > 0 ? `${number} — ${rubles(price)}` : number)).join(", ");
  return {
    title: `${title} — ${parkName.quoted}`,
    description: prices
      ? `Помещения рядом: планы в одном масштабе, цены, сроки и отличия. ${prices} в месяц ${withVat(claims)}.`
      : "От двух до четырёх помещений рядом: планы в одном масштабе, цена в месяц и в год, сроки и отличия. Ссылку можно переслать коллегам.",
    canonical: compareHref(units),
    crumbs: [...(category ? [{ text: category.title, href: rentHref(category, {}) }] : []), { text: "Сравнение" }],
    sheets: units.length > 0 ? ["lists", "unit", "compare"] : ["page"],
    image: units.length > 1 ? { kind: "compare", units, buildings } : (category?.id ?? "office"),
    noindex: true,
  };
};
