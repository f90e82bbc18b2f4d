import { BuildingSection } from "../../drawings/BuildingSection.tsx";
import { readSection } from "../../drawings/section/read-section.ts";
import { sideName, sideOf } from "../../drawings/sides.ts";
import { DataTable } from "../../kit/DataTable.tsx";
import { floorNumber, leastPrice, squareMetres } from "../../kit/format.ts";
import type { Body, RentalCategory } from "../../park/park.ts";
import { href } from "../../routes.ts";
import type { Pavilion } from "../pavilion.ts";
import { rentHref } from "../pavilion-links.ts";
import { PlanFloor } from "./PlanFloor.tsx";

type Props = { body: Body; floor: number | undefined; units: Pavilion[]; category: RentalCategory | undefined };

/**
 * A building of the plan in section, and beside it the chosen floor, or all floors as a table. `units` are the
 * building's.
 */
export function PlanBuilding({ body, floor, units, category }: Props) {
  const section = readSection(body, units);
  // Without a place of any unit the drawing would say what the table says.
  return (
    <div className={section?.rows ? "plan-screen" : "stack"}>
      {section?.rows && (
        <figure className="figure" id="building">
          <BuildingSection body={body} units={units} floor={floor} linkTo={(number) => floorHref(body, number)} />
          <ul className="legend">
            <li className="legend-bar">свободно</li>
            {section.storeys.some(({ soon }) => soon > 0) && (
              <li className="legend-soon legend-later">освободится позже: число после «+»</li>
            )}
          </ul>
          <figcaption>{lanesInWords(body, section.rows.rows)}</figcaption>
        </figure>
      )}
      <div className="stack">
        {floor === undefined ? (
          <Floors body={body} units={units} />
        ) : (
          <PlanFloor body={body} floor={floor} units={units} />
        )}
        {category && units.length > 0 && (
          <p>
            <a href={rentHref(category, { bodies: [body.id] })}>Все свободные в корпусе {body.number}</a>
          </p>
        )}
      </div>
    </div>
  );
}

const floorHref = (body: Body, floor: number) => `${href("plan", {}, { body: body.id, floor })}#floor`;

/** Which side the lanes of a storey look to. */
function lanesInWords(body: Body, rows: number | undefined): string {
  const [top, bottom] = [sideOf(body, "top"), sideOf(body, "bottom")];
  const scale = "Высота этажей увеличена.";
  if (!rows || rows < 2 || !top || !bottom) return scale;
  const lower = rows === 2 ? "нижняя" : "самая нижняя";
  return `Верхняя полоса этажа — ${sideName[top]}, ${lower} — ${sideName[bottom]}. ${scale}`;
}

function Floors({ body, units }: { body: Body; units: Pavilion[] }) {
  const floors = [...body.floors].sort((a, b) => b.number - a.number);
  return (
    <DataTable
      caption={`Этажи корпуса ${body.number}: аренда в месяц с НДС`}
      columns={[{ title: "Этаж" }, { title: "Свободно", numeric: true }, { title: "Площадь" }, { title: "Аренда" }]}
      rows={floors.map(({ id, number }) => {
        const own = units.filter((unit) => unit.floor.number === number);
        return [
          <a key={id} href={floorHref(body, number)}>
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
