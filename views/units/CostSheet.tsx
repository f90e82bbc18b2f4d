import { DataTable } from "../kit/DataTable.tsx";
import { plural, rubles } from "../kit/format.ts";
import { leaseTerms, vatWithin } from "../park/lease-terms.ts";
import { href } from "../routes.ts";
import type { Pavilion } from "./pavilion.ts";

const { vatPercent, depositMonths, termMonthsMin, electricityPerKwh, indexationPercentMax } = leaseTerms;

/** All that a tenant pays for a unit: what the rent includes, and what comes on top. */
export function CostSheet({ unit: { price, rate } }: { unit: Pick<Pavilion, "price" | "rate"> }) {
  const vat = `НДС ${vatPercent} %`;
  const rows = [
    ["Аренда", `${rubles(price)} в месяц с ${vat}`],
    ["Ставка", `${rubles(rate)} за м² в месяц, ${rubles(rate * 12)} за м² в год с ${vat}`],
    [`${vat} в том числе`, `${rubles(vatWithin(price))} в месяц`],
    ["Эксплуатация", "включена: отопление, охрана, уборка общих зон, инженерные системы"],
    ["Электричество", `по счётчику, ${electricityPerKwh} ₽ за кВт·ч с ${vat}`],
    [
      "Обеспечительный платёж",
      `${rubles(price * depositMonths)} — ${plural(depositMonths, "месяц", "месяца", "месяцев")} аренды с ${vat}, возвращается`,
    ],
    [
      "Парковка",
      <>
        оплачивается отдельно, <a href={href("residentsParking", {})}>тарифы</a>
      </>,
    ],
    ["Индексация", `раз в год по договору, не более ${indexationPercentMax} %`],
    ["Срок договора", `от ${plural(termMonthsMin, "месяца", "месяцев", "месяцев")}`],
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
