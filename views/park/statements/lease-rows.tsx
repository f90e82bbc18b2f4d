import type { ReactNode } from "react";
import { plural, rubles } from "../../kit/format.ts";
import { leaseTerms, vatWithin } from "./lease-terms.ts";

const { vatPercent, depositMonths, termMonthsMin, electricityPerKwh, indexationPercentMax } = leaseTerms;

/** What this park's owner asks for and includes besides the rent. `price` in ₽ a month. */
export function leaseRows(price: number, parking: ReactNode): ReactNode[][] {
  const vat = `НДС ${vatPercent} %`;
  return [
    [`${vat} в том числе`, `${rubles(vatWithin(price))} в месяц`],
    ["Эксплуатация", "включена: отопление, охрана, уборка общих зон, инженерные системы"],
    ["Электричество", `по счётчику, ${electricityPerKwh} ₽ за кВт·ч с ${vat}`],
    [
      "Обеспечительный платёж",
      `${rubles(price * depositMonths)} — ${plural(depositMonths, "месяц", "месяца", "месяцев")} аренды с ${vat}, возвращается`,
    ],
    ["Парковка", parking],
    ["Индексация", `раз в год по договору, не более ${indexationPercentMax} %`],
    ["Срок договора", `от ${plural(termMonthsMin, "месяца", "месяцев", "месяцев")}`],
    ["Комиссия", "нет"],
  ];
}
