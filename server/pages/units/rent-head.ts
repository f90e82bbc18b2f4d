import { NBSP, number, plural, rubles } from "../../../views/kit/format.ts";
import type { RentPageProps } from "../../../views/units/RentPage.tsx";

type Props = Pick<RentPageProps, "category" | "categories" | "chosen" | "choices">;

/** Title of a rental page; a further page of the list says which. */
export function rentTitle({ category, categories, chosen, choices }: Props): string {
  const count = categories.find((one) => one.category.id === category.id)?.count ?? 0;
  if (chosen.page) return `${category.title}, страница${NBSP}${chosen.page} списка — «Параллель${NBSP}55»`;
  if (count === 0) return `${category.title} на юго-западе Москвы — «Параллель${NBSP}55»`;
  const offer = `${plural(count, "помещение", "помещения", "помещений")} от${NBSP}${number(choices.square.min)}${NBSP}м²`;
  return `${category.title}: ${offer}, «Параллель${NBSP}55»`;
}

/** Description of a rental page: what, from how much, on what terms. */
export function rentDescription({ category, categories, chosen, choices }: Props): string {
  const count = categories.find((one) => one.category.id === category.id)?.count ?? 0;
  const page = chosen.page ? ` Страница${NBSP}${chosen.page}.` : "";
  if (count === 0)
    return `${category.title} от собственника на юго-западе Москвы, без комиссии. Сейчас всё занято: оставьте телефон — сообщим, когда освободится помещение.`;
  const prices = `от${NBSP}${rubles(choices.price.min)} в${NBSP}месяц с${NBSP}НДС 22${NBSP}%`;
  return `${category.title} от собственника на юго-западе Москвы: ${prices}, без комиссии. Планы этажей, полная стоимость, даты въезда.${page}`;
}
