import { cellOf } from "../../content/words/row-facts.ts";
import { floorNumber, priceWords } from "../../kit/format.ts";
import { unitHref } from "../unit-links.ts";
import { CompareTick } from "./CompareTick.tsx";
import type { Kind } from "./kinds.ts";
import { ratesInWords, whenInWords } from "./ledger-words.ts";
import type { RowLook } from "./row-look.ts";

type Props = { units: Kind; look: RowLook; compared: readonly number[] };

export function VariantTable({ units, look, compared }: Props) {
  return (
    <table>
      <thead>
        <tr>
          <th>Номер</th>
          <th>Этаж</th>
          <th>В месяц</th>
          <th>За м²</th>
          {look.columns.map((label) => (
            <th key={label}>{label}</th>
          ))}
          <th>Можно занять</th>
          <td />
        </tr>
      </thead>
      <tbody>
        {units.map((unit) => (
          <tr key={unit.id}>
            <td>
              <a href={unitHref(unit, look.people)}>{unit.number}</a>
            </td>
            <td>{floorNumber(unit.floor.number)}</td>
            <td>
              <b>{priceWords(unit.price)}</b>
            </td>
            <td>{ratesInWords([unit])}</td>
            {look.columns.map((label) => (
              <td key={label}>{cellOf(unit, label)?.text}</td>
            ))}
            <td>{unit.status === "free" ? <b>сейчас</b> : whenInWords(unit)}</td>
            <td>
              <CompareTick unit={unit} checked={compared.includes(unit.id)} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
