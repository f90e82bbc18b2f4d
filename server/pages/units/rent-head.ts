import { number, plural, rubles } from "../../../views/kit/format.ts";
import { parkName } from "../../../views/park/park-name.ts";
import { withVat } from "../../../views/park/vat-words.ts";
import type { PavilionResultsProps } from "../../../views/units/list/rent-results.ts";

type Props = Pick<PavilionResultsProps, "category" | "categories" | "chosen" | "choices" | "statements">;

/** The title of a rental page, with the page number after the first page. */
export function rentTitle({ category, categories, chosen, choices, statements }: Props): string {
  const count = categories.find((one) => one.category.id === category.id)?.count ?? 0;
  if (chosen.page) return `${category.title}, страница ${chosen.page} списка — ${parkName.quoted}`;
  if (count === 0) return `${category.title}${statements ? ` ${statements.region}` : ""} — ${parkName.quoted}`;
  const offer = `${plural(count, "помещение", "помещения", "помещений")} от ${number(choices.square.min)} м²`;
  return `${category.title}: ${offer}, ${parkName.quoted}`;
}

/** The description of a rental page: kind, lowest price, terms. */
export function rentDescription({ category, categories, chosen, choices, statements }: Props): string {
  const count = categories.find((one) => one.category.id === category.id)?.count ?? 0;
  const terms = statements ? ` ${statements.region} ${statements.letBy}` : "";
  const page = chosen.page ? ` Страница ${chosen.page}.` : "";
  if (count === 0)
    return `${category.title}${terms}. Сейчас всё занято: оставьте телефон — сообщим, когда освободится помещение.`;
  const prices = choices.price.min > 0 ? `: от ${rubles(choices.price.min)} в месяц ${withVat(statements)}` : "";
  return `${category.title}${terms}${prices}. Планы этажей, цены, даты въезда.${page}`;
}
