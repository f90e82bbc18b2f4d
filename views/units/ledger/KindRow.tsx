import type { Building } from "../../content/park.ts";
import { plural, squareMetres } from "../../kit/format.ts";
import type { Kind } from "./kinds.ts";
import { floorsInWords, kindWhen, priceInWords, ratesInWords } from "./ledger-words.ts";
import { RowSign } from "./RowSign.tsx";
import { VariantRow } from "./UnitRow.tsx";

type Props = {
  units: Kind;
  building: Building | undefined;
  at: number;
  scale: number;
  fact: string | undefined;
  /** Ids of those that are ticked. */
  compared: readonly number[];
};

/** Equal units of a building as one row that opens in place. */
export function KindRow({ units, building, at, scale, fact, compared }: Props) {
  const [first] = units;
  const when = kindWhen(units);
  const least = priceInWords(units);
  return (
    <li className={`k${at}`}>
      <details className="same" id={`kind-${first.building.id}-${first.square}`}>
        <summary>
          <RowSign units={units} building={building} scale={scale} />
          <b className="area">{squareMetres(first.square)}</b>{" "}
          <span className="where">
            {`Корпус ${first.building.number} `}
            <small>{floorsInWords(units)}</small>
          </span>{" "}
          <span className="sum">
            {least.from}
            <b>{least.price}</b>
          </span>{" "}
          <span className="rate">{ratesInWords(units)}</span>{" "}
          <span className="told">
            {`${plural(units.length, "вариант", "варианта", "вариантов")} `}
            <b className={when.now ? undefined : "later"}>{when.words}</b>
          </span>
        </summary>
        <ul>
          {units.map((unit) => (
            <VariantRow
              key={unit.id}
              unit={unit}
              building={building}
              scale={scale}
              fact={fact}
              compared={compared.includes(unit.id)}
            />
          ))}
        </ul>
      </details>
    </li>
  );
}
