import type { ReactNode } from "react";
import { DataTable } from "../../kit/DataTable.tsx";
import { number, priceWords, rubles } from "../../kit/format.ts";
import type { Body } from "../../park/park.ts";
import { href } from "../../routes.ts";
import { Availability } from "../Availability.tsx";
import type { Pavilion } from "../pavilion.ts";
import { floorOfFloors, unitClass, unitFinish } from "../pavilion-words.ts";

type Props = {
  pavilions: Pavilion[];
  bodies: Body[];
  caption: string;
  compare?: ((pavilion: Pavilion) => ReactNode) | undefined;
};

/**
 * Units as a table, one a row: for those who compare figures. Prices are with VAT and operation; the caption says so.
 */
export function PavilionTable({ pavilions, bodies, caption, compare }: Props) {
  const columns = [
    { title: "Помещение" },
    { title: "Корпус", numeric: true },
    { title: "Этаж", numeric: true },
    { title: "Площадь, м²", numeric: true },
    { title: "₽ в месяц с НДС", numeric: true },
    { title: "₽/м² в месяц", numeric: true },
    { title: "Отделка" },
    { title: "Класс" },
    { title: "Когда свободно" },
    ...(compare ? [{ title: "Сравнить" }] : []),
  ];
  const rows = pavilions.map((unit) => {
    const body = bodies.find(({ id }) => id === unit.body.id);
    return [
      <a key="unit" href={href("pavilion", { id: unit.id })}>
        {unit.number}
      </a>,
      unit.body.number,
      floorOfFloors(unit, body),
      number(unit.square),
      priceWords(unit.price),
      unit.rate > 0 ? rubles(unit.rate) : undefined,
      unitFinish(unit),
      unitClass(unit, body),
      <Availability key="free" pavilion={unit} />,
      ...(compare ? [compare(unit)] : []),
    ];
  });
  return <DataTable caption={caption} columns={columns} rows={rows} />;
}
