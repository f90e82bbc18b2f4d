import { sideName, sideOf } from "../../content/floor-rows.ts";
import type { Building, RentalCategory } from "../../content/park.ts";
import type { Unit } from "../../content/unit.ts";
import { withinBudget } from "../../drawings/Drawing.tsx";
import { FloorLines, readSection } from "../../drawings/FloorLines.tsx";
import { href } from "../../routes.ts";
import { floorNumber, leastPrice, squareMetres } from "../../ui/format.ts";
import { DataTable } from "../../ui/Tables.tsx";
import { rentHref } from "../unit-links.ts";
import { PlanFloor } from "./PlanFloor.tsx";

type Props = { building: Building; floor: number | undefined; units: Unit[]; category: RentalCategory | undefined };

/** A building by its floors, beside it the chosen floor or a table of all. On phones the floor comes first. */
export function PlanBuilding({ building, floor, units, category }: Props) {
  const section = withinBudget(`building ${building.number}`, () => readSection(building, units));
  return (
    <div className={section ? "plan-screen" : "stack"}>
      {section && (
        <section className="plan-floors" aria-label="Этажи" id="building">
          <FloorLines
            building={building}
            section={section}
            floor={floor}
            linkTo={(number) => floorHref(building, number)}
          />
          <ul className="legend">
            <li className="legend-bar">сейчас</li>
            {section.storeys.some(({ soon }) => soon > 0) && <li className="legend-later">позже: число с «+»</li>}
          </ul>
          {lanesInWords(building, section.rows.rows)}
        </section>
      )}
      <div className="stack">
        {floor === undefined ? (
          <Floors building={building} units={units} />
        ) : (
          <PlanFloor building={building} floor={floor} units={units} />
        )}
        {category && units.length > 0 && (
          <p>
            <a href={rentHref(category, { bodies: [building.id] })}>Все свободные в корпусе {building.number}</a>
          </p>
        )}
      </div>
    </div>
  );
}

const floorHref = (building: Building, floor: number) => `${href("plan", {}, { body: building.id, floor })}#floor`;

/** Where the windows of the upper row look. */
function lanesInWords(building: Building, rows: number) {
  const top = sideOf(building, "top");
  return rows > 1 && top && <p className="plan-note">{`Окна верхнего ряда — на ${sideName[top]}.`}</p>;
}

function Floors({ building, units }: { building: Building; units: Unit[] }) {
  const floors = [...building.floors].sort((a, b) => b.number - a.number);
  const byFloor = Map.groupBy(units, ({ floor }) => floor.number);
  return (
    <DataTable
      caption={`Этажи корпуса ${building.number}: аренда в месяц с НДС`}
      columns={[
        { title: "Этаж" },
        { title: "Свободно", numeric: true },
        { title: "Площадь", className: "plan-area" },
        { title: "Аренда" },
      ]}
      rows={floors.map(({ id, number }) => {
        const onFloor = byFloor.get(number) ?? [];
        return [
          <a key={id} href={floorHref(building, number)}>
            Этаж {floorNumber(number)}
          </a>,
          onFloor.length,
          onFloor.length > 0 ? `от ${squareMetres(Math.min(...onFloor.map(({ square }) => square)))}` : "—",
          onFloor.length > 0 ? leastPrice(onFloor.map(({ price }) => price)) : "—",
        ];
      })}
    />
  );
}
