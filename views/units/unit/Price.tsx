import { rubles } from "../../kit/format.ts";

type Props = {
  price: number;
  rate: number;
  /** «с НДС 22 %» */
  vat: string;
  large?: boolean | undefined;
  year?: boolean | undefined;
};

/** Rent of a unit in ₽ a month, the rate per m² and what both include; `year` adds the rate a year. */
export function Price({ price, rate, vat, large = false, year = false }: Props) {
  const className = large ? "price price-large" : "price";
  if (price <= 0)
    return (
      <div className={className}>
        <p className="price-month">Цена по запросу</p>
      </div>
    );
  const yearly = year ? ` · ${rubles(rate * 12)}/м² в год` : "";
  return (
    <div className={className}>
      <p className="price-month">
        <span className="num">{rubles(price)}</span> в месяц
      </p>
      <p className="price-rate">
        {rate > 0 && `${rubles(rate)}/м² в месяц${yearly}, `}
        <span className="nowrap">{vat}</span> и эксплуатацией
      </p>
    </div>
  );
}
