import type { Building } from "../content/park.ts";
import type { Unit } from "../content/unit.ts";
import { DataTable } from "../kit/DataTable.tsx";
import { number } from "../kit/format.ts";
import { purposeOf } from "../park/park-history.ts";
import { parkName } from "../park/park-name.ts";
import { href } from "../routes.ts";

/** Every building in figures; the column of free units is left out while they are not known. */
export function BuildingsTable({ buildings, units }: { buildings: Building[]; units: Unit[] | undefined }) {
  const freeIn = (building: Building) => units?.filter((unit) => unit.building.id === building.id).length ?? 0;
  return (
    <DataTable
      caption={`Корпуса ${parkName.kind.genitive}`}
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
      rows={buildings.map((building) => [
        <a key={building.id} href={href("plan", {}, { body: building.id })}>
          Корпус {building.number}
        </a>,
        purposeOf(building),
        building.class,
        building.year,
        building.floors.length,
        building.area === undefined ? undefined : number(Math.round(building.area)),
        ...(units ? [freeIn(building)] : []),
      ])}
    />
  );
}
