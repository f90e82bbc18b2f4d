import { DataTable } from "../kit/DataTable.tsx";
import { NBSP, nbsp, plural, rubles } from "../kit/format.ts";
import { leaseTerms, vatWithin } from "../park/lease-terms.ts";
import { href } from "../routes.ts";
import type { Pavilion } from "./pavilion.ts";

const { vatPercent, depositMonths, termMonthsMin, electricityPerKwh, indexationPercentMax } = leaseTerms;

/** All that a tenant pays for a unit: what the rent includes, and what comes on top. */
export function CostSheet({ unit: { price, rate } }: { unit: Pick<Pavilion, "price" | "rate"> }) {
  const vat = `НДС${NBSP}${vatPercent}${NBSP}%`;
  const rows = [
    ["Аренда", `${rubles(price)} в${NBSP}месяц с${NBSP}${vat}`],
    [
      "Ставка",
      `${rubles(rate)} за${NBSP}м² в${NBSP}месяц, ${rubles(rate * 12)} за${NBSP}м² в${NBSP}год с${NBSP}${vat}`,
    ],
    [`${vat} в${NBSP}том числе`, `${rubles(vatWithin(price))} в${NBSP}месяц`],
    ["Эксплуатация", nbsp("включена: отопление, охрана, уборка общих зон, инженерные системы")],
    ["Электричество", `по${NBSP}счётчику, ${electricityPerKwh}${NBSP}₽ за${NBSP}кВт·ч с${NBSP}${vat}`],
    [
      "Обеспечительный платёж",
      `${rubles(price * depositMonths)} — ${plural(depositMonths, "месяц", "месяца", "месяцев")} аренды с${NBSP}${vat}, возвращается`,
    ],
    [
      "Парковка",
      <>
        оплачивается отдельно, <a href={href("residentsParking", {})}>тарифы</a>
      </>,
    ],
    ["Индексация", nbsp(`раз в год по договору, не более ${indexationPercentMax} %`)],
    ["Срок договора", `от${NBSP}${plural(termMonthsMin, "месяца", "месяцев", "месяцев")}`],
    ["Комиссия", "нет"],
  ];
  return (
    <section className="stack">
      <h2>Полная стоимость</h2>
      <DataTable
        caption="Полная стоимость аренды"
        captionHidden
        columns={[{ title: "Что" }, { title: "Сколько" }]}
        rows={rows}
      />
    </section>
  );
}
