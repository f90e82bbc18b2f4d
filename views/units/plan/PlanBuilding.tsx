import type { Building, RentalCategory } from "../../content/park.ts";
import { sideName, sideOf } from "../../content/sides.ts";
import type { Unit } from "../../content/unit.ts";
import { BuildingSection } from "../../drawings/BuildingSection.tsx";
import { readSection } from "../../drawings/section/read-section.ts";
import { DataTable } from "../../kit/DataTable.tsx";
import { floorNumber, leastPrice, squareMetres } from "../../kit/format.ts";
import { href } from "../../routes.ts";
import { rentHref } from "../unit-links.ts";
import { PlanFloor } from "./PlanFloor.tsx";

type Props = { building: Building; floor: number | undefined; units: Unit[]; category: RentalCategory | undefined };

/**
 * A building of the plan in section, and beside it the chosen floor, or all floors as a table. `units` are the
 * building's.
 */
export function PlanBuilding({ building, floor, units, category }: Props) {
  const section = readSection(building, units);
  // Without a place of any unit the drawing would say what the table says.
  return (
    <div className={section?.rows ? "plan-screen" : "stack"}>
      {section?.rows && (
        <figure className="figure" id="building">
          <BuildingSection
            building={building}
            units={units}
            floor={floor}
            linkTo={(number) => floorHref(building, number)}
          />
          <ul className="legend">
            <li className="legend-bar">свободно</li>
            {section.storeys.some(({ soon }) => soon > 0) && (
              <li className="legend-soon legend-later">освободится позже: число после «+»</li>
            )}
          </ul>
          <figcaption>{lanesInWords(building, section.rows.rows)}</figcaption>
        </figure>
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

/** Which side the lanes of a storey look to. */
function lanesInWords(building: Building, rows: number | undefined): string {
  const [top, bottom] = [sideOf(building, "top"), sideOf(building, "bottom")];
  const scale = "Высота этажей увеличена.";
  if (!rows || rows < 2 || !top || !bottom) return scale;
  const lower = rows === 2 ? "нижняя" : "самая нижняя";
  return `Верхняя полоса этажа — ${sideName[top]}, ${lower} — ${sideName[bottom]}. ${scale}`;
}

function Floors({ building, units }: { building: Building; units: Unit[] }) {
  const floors = [...building.floors].sort((a, b) => b.number - a.number);
  return (
    <DataTable
      caption={`Этажи корпуса ${building.number}: аренда в месяц с НДС`}
      columns={[{ title: "Этаж" }, { title: "Свободно", numeric: true }, { title: "Площадь" }, { title: "Аренда" }]}
      rows={floors.map(({ id, number }) => {
        const own = units.filter((unit) => unit.floor.number === number);
        return [
          <a key={id} href={floorHref(building, number)}>
            Этаж {floorNumber(number)}
          </a>,
          own.length,
          own.length > 0 ? `от ${squareMetres(Math.min(...own.map(({ square }) => square)))}` : "—",
          own.length > 0 ? leastPrice(own.map(({ price }) => price)) : "—",
        ];
      })}
    />
  );
}
