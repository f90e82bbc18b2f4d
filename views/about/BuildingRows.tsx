import type { Building, CategoryId } from "../content/park.ts";
import { number, plural } from "../kit/format.ts";
import { href } from "../routes.ts";

const purposes: Record<CategoryId, string> = { office: "офисы", warehouse: "склады", trade_area: "галерея" };

type Props = { buildings: readonly Building[] };

/** Every building on one line; the number leads to its floors. */
export function BuildingRows({ buildings }: Props) {
  return (
    <ul className="building-rows">
      {buildings.map((building) => (
        <li key={building.id}>
          <a href={href("plan", {}, { body: building.id })}>Корпус {building.number}</a>{" "}
          <span>{building.use ? purposes[building.use] : "помещения"}</span>{" "}
          <span className="building-class">{building.class}</span>{" "}
          <span className="building-year">{building.year}</span>{" "}
          <span className="building-floors">
            {building.floors.length > 0 && plural(building.floors.length, "этаж", "этажа", "этажей")}
          </span>{" "}
          <span className="building-area">
            {building.area === undefined ? "" : `${number(Math.round(building.area))} м²`}
          </span>
        </li>
      ))}
    </ul>
  );
}
