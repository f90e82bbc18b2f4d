import { cellOf } from "../../content/words/row-facts.ts";
import { floorNumber, priceWords } from "../../kit/format.ts";
import { ShortlistMark } from "../shortlist/ShortlistMark.tsx";
import { unitHref } from "../unit-links.ts";
import type { Kind } from "./kinds.ts";
import { ratesInWords, whenInWords } from "./ledger-words.ts";
import type { RowLook } from "./row-look.ts";

type Props = { units: Kind; look: RowLook };

export function VariantTable({ units, look }: Props) {
  return (
    <table>
      <caption className="visually-hidden">Такие же помещения</caption>
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
          <th>
            <span className="visually-hidden">В подборку</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {units.map((unit) => (
          <tr key={unit.id}>
            <th scope="row">
              <a href={unitHref(unit, look.people)}>{unit.number}</a>
            </th>
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
              <ShortlistMark units={[unit]} form="filter" />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
