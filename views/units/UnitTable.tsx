import type { Unit } from "../content/unit.ts";
import { unitFinish } from "../content/unit-words.ts";
import { DataTable } from "../kit/DataTable.tsx";
import { number, priceWords, rubles } from "../kit/format.ts";
import { href } from "../routes.ts";
import { Availability } from "./Availability.tsx";

const columns = [
  { title: "Помещение" },
  { title: "Площадь, м²", numeric: true },
  { title: "₽ в месяц", numeric: true },
  { title: "₽/м²", numeric: true },
  { title: "Отделка" },
  { title: "Когда свободно" },
];

/** Units of one floor as a table, one a row. */
export function UnitTable({ units, caption }: { units: Unit[]; caption: string }) {
  const rows = units.map((unit) => [
    <a key="unit" href={href("unit", { id: unit.id })}>
      {unit.number}
    </a>,
    number(unit.square),
    priceWords(unit.price),
    unit.rate > 0 ? rubles(unit.rate) : undefined,
    unitFinish(unit),
    <Availability key="free" unit={unit} />,
  ]);
  return <DataTable caption={caption} columns={columns} rows={rows} />;
}
