import type { ReactNode } from "react";
import type { Lease } from "../../content/park.ts";
import { firstMonthOf, type RunningPromotion, termInWords } from "../../content/promotion.ts";
import type { Unit } from "../../content/unit.ts";
import { metres, plural, rubles, squareMetres, upperFirst } from "../../ui/format.ts";
import { Picture } from "../../ui/Picture.tsx";
import { type Fact, FactsTable, isKnown } from "../../ui/Tables.tsx";
import { type LeaseCosts, moneyOf } from "./money.ts";

/** A folded part of the page; an address with its id opens it. */
function Fold({ id, title, isOpen, children }: { id: string; title: string; isOpen: boolean; children: ReactNode }) {
  return (
    <details className="unit-fold" open={isOpen || undefined}>
      <summary>
        <h2>{title}</h2>
      </summary>
      <div id={id}>{children}</div>
    </details>
  );
}

type CostsProps = {
  price: number;
  /** Where it makes the first month cheaper, for a longer lease. */
  promotion: RunningPromotion | undefined;
  square: number;
  rate: number;
  terms: Lease | undefined;
  included: string;
  cars: string;
  /** Where no picture stands in its place. */
  isOpen: boolean;
};

/** Every payment, a line each; null without a rent. A term of 0 is not stated. */
export function Costs({ price, promotion, square, rate, terms, included, cars, isOpen }: CostsProps) {
  const firstMonth = firstMonthOf(price, promotion);
  const money = moneyOf(price, terms, firstMonth);
  if (!money) return null;
  const { costs } = money;
  const { vat = 0, depositMonths = 0, indexMax = 0, termMin = 0, kwh = 0 } = terms ?? {};
  const facts = [
    { name: "В месяц", value: rubles(money.month) },
    { name: `В том числе НДС ${vat} %`, value: costs && vat > 0 && rubles(costs.vat) },
    { name: "За м²", value: rate > 0 && `${rubles(rate)} в месяц, ${squareMetres(square)}` },
    {
      name: "Депозит",
      value:
        costs &&
        depositMonths > 0 &&
        `${rubles(costs.deposit)} за ${plural(depositMonths, "месяц", "месяца", "месяцев")}, вернём; в договоре — обеспечительный платёж`,
    },
    { name: "После подписания", value: costs && depositMonths > 0 && startInWords(costs, firstMonth) },
    { name: "За год", value: rubles(money.year) },
    { name: "Рост цены", value: indexMax > 0 && `раз в год, не выше ${indexMax} %` },
    { name: "Договор", value: termMin > 0 && leaseInWords(termMin, promotion) },
    { name: "Место для машины", value: cars && `${cars}, в месяц` },
    { name: "Электричество", value: kwh > 0 && `${kwh.toFixed(2).replace(".", ",")} ₽ за кВт·ч, по счётчику` },
    { name: "Уже включено", value: terms && included },
  ];
  return (
    <Fold id="cost" title="Сколько платить" isOpen={isOpen}>
      <FactsTable rows={facts} className="fold-lines" />
    </Fold>
  );
}

/** «от 11 месяцев; со скидкой — от года». */
function leaseInWords(months: number, promotion: RunningPromotion | undefined): string {
  const usual = `от ${plural(months, "месяца", "месяцев", "месяцев")}`;
  const saleTerm = promotion && termInWords(promotion);
  return saleTerm ? `${usual}; со скидкой — ${saleTerm}` : usual;
}

/** «280 800 ₽: депозит 187 200 ₽ и первый месяц 93 600 ₽; без скидки — 374 400 ₽». */
function startInWords({ start, deposit, fullStart }: LeaseCosts, firstMonth: number | undefined): string {
  if (firstMonth === undefined) return `${rubles(start)}: первый месяц и депозит`;
  return `${rubles(start)}: депозит ${rubles(deposit)} и первый месяц ${rubles(firstMonth)}; без скидки — ${rubles(fullStart)}`;
}

type TechnicsProps = {
  unit: Unit;
  /** Of neighbours together: the facts that are the same in each. */
  shared: readonly Fact[];
  /** Pallets that fit, where the hall is drawn. */
  pallets?: number | undefined;
  lorries: readonly Fact[];
  isOpen: boolean;
};

/** Every fact of a unit that the API has. */
export function Technics({ unit, shared, pallets = 0, lorries, isOpen }: TechnicsProps) {
  const { features, dockHeight } = unit;
  const dock = { name: "Высота дока", value: dockHeight !== undefined && metres(dockHeight) };
  const facts = [...unit.facts, dock, ...lorries];
  const picture = unit.place && unit.plan;
  if (![...facts, ...shared].some(isKnown) && features.length === 0 && !picture) return null;
  return (
    <Fold id="about" title="Что в помещении" isOpen={isOpen}>
      <FactsTable rows={facts} className="fold-lines" />
      {shared.length > 0 && (
        <>
          <p>В каждом помещении:</p>
          <FactsTable rows={shared} className="fold-lines" />
        </>
      )}
      {pallets > 0 && (
        <p>{`Поместится примерно ${plural(roundTens(pallets), "поддон", "поддона", "поддонов")}; точный расчёт делает поставщик стеллажей.`}</p>
      )}
      {features.length > 0 && <p>{`${features.map(upperFirst).join(". ")}.`}</p>}
      {picture && <Picture image={picture} place="figure" />}
    </Fold>
  );
}

/** To tens: the number is an example's. */
const roundTens = (pallets: number) => (pallets >= 10 ? Math.floor(pallets / 10) * 10 : pallets);
