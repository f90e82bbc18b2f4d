import { DataTable } from "../kit/DataTable.tsx";
import { number, priceWords, rubles } from "../kit/format.ts";
import { href } from "../routes.ts";
import { Availability } from "./Availability.tsx";
import type { Pavilion } from "./pavilion.ts";
import { unitFinish } from "./pavilion-words.ts";

const columns = [
  { title: "Помещение" },
  { title: "Площадь, м²", numeric: true },
  { title: "₽ в месяц", numeric: true },
  { title: "₽/м²", numeric: true },
  { title: "Отделка" },
  { title: "Когда свободно" },
];

/** Units of one floor as a table, one a row. */
export function PavilionTable({ pavilions, caption }: { pavilions: Pavilion[]; caption: string }) {
  const rows = pavilions.map((unit) => [
    <a key="unit" href={href("pavilion", { id: unit.id })}>
      {unit.number}
    </a>,
    number(unit.square),
    priceWords(unit.price),
    unit.rate > 0 ? rubles(unit.rate) : undefined,
    unitFinish(unit),
    <Availability key="free" pavilion={unit} />,
  ]);
  return <DataTable caption={caption} columns={columns} rows={rows} />;
}
