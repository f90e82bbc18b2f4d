import { DataTable } from "../kit/DataTable.tsx";
import { number } from "../kit/format.ts";
import type { Body } from "../park/park.ts";
import { purposeOf } from "../park/park-history.ts";
import { href } from "../routes.ts";
import type { Pavilion } from "../units/pavilion.ts";

/** Every building in figures; the column of free units is left out while they are not known. */
export function BuildingsTable({ bodies, units }: { bodies: Body[]; units: Pavilion[] | undefined }) {
  const freeIn = (body: Body) => units?.filter((unit) => unit.body.id === body.id).length ?? 0;
  return (
    <DataTable
      caption="Корпуса бизнес-парка"
      captionHidden
      columns={[
        { title: "Корпус" },
        { title: "Назначение" },
        { title: "Класс" },
        { title: "Год", numeric: true },
        { title: "Этажей", numeric: true },
        { title: "Площадь, м²", numeric: true },
        ...(units ? [{ title: "Свободно", numeric: true }] : []),
      ]}
      rows={bodies.map((body) => [
        <a key={body.id} href={href("plan", {}, { body: body.id })}>
          Корпус {body.number}
        </a>,
        purposeOf(body),
        body.class,
        body.year,
        body.floors.length,
        body.area === undefined ? undefined : number(Math.round(body.area)),
        ...(units ? [freeIn(body)] : []),
      ])}
    />
  );
}
