import type { Lease } from "../../content/park.ts";
import { plural, rubles } from "../../kit/format.ts";
import type { Money } from "../money.ts";
import { Fold } from "./Fold.tsx";
import { Lines } from "./Here.tsx";
import { type CarPlace, tens } from "./way-words.ts";

type Props = {
  money: Money;
  terms: Lease | undefined;
  /** Further things that the rent includes, in words. */
  included: string;
  cars: readonly CarPlace[];
};

/** A year, what is paid on signing, and what is paid besides. */
export function Costs({ money, terms, included, cars }: Props) {
  const { costs } = money;
  if (!costs || !terms) {
    if (cars.length === 0) return null;
    return (
      <Fold id="cost" title="Расчёт" sum={`год — ${rubles(money.year)}`}>
        <Lines lines={carLines(money, cars)} />
      </Fold>
    );
  }
  const { vat, depositMonths, indexMax, termMin, kwh } = terms;
  const months = plural(depositMonths, "месяц", "месяца", "месяцев");
  const lines = [
    {
      name: "После подписания",
      value: (
        <>
          <b>{rubles(costs.start)}</b>{" "}
          <small>{`первый месяц и обеспечительный платёж ${rubles(costs.deposit)} (${months}); платёж вернётся`}</small>
        </>
      ),
    },
    ...carLines(money, cars),
    {
      name: "Электричество",
      value: (
        <>
          <b>{kwh.toFixed(2).replace(".", ",")} ₽</b> <small>за кВт·ч, по счётчику</small>
        </>
      ),
    },
    {
      name: "Уже включено",
      value: <small>{`НДС ${vat} % — ${rubles(costs.vat)}${included}`}</small>,
    },
  ];
  return (
    <Fold id="cost" title="Расчёт" sum={`год — ${rubles(money.year)}`}>
      <Lines lines={lines} />
      <p className="unit-note">
        {`Индексация раз в год, по договору не выше ${indexMax} %. Договор — от ${plural(termMin, "месяца", "месяцев", "месяцев")}.`}
      </p>
    </Fold>
  );
}

function carLines({ month }: Money, cars: readonly CarPlace[]) {
  const [first] = cars;
  if (!first) return [];
  const prices = [...new Set(cars.map(({ monthly }) => rubles(monthly)))];
  const where = cars.map(({ name, metres }) => `${name}, ${tens(metres)}`).join("; ");
  return [
    {
      name: "Место для машины",
      value: (
        <>
          <b>{prices.join(" или ")}</b>{" "}
          <small>{`в месяц: ${where}. Аренда и два места в ${first.zone} — ${rubles(month + 2 * first.monthly)}`}</small>
        </>
      ),
    },
  ];
}
