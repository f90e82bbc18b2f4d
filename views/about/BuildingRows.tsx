import type { Building, CategoryId } from "../content/park.ts";
import { number, plural } from "../kit/format.ts";
import { href } from "../routes.ts";
import type { AreaClass } from "./growth.ts";

const purposes: Record<CategoryId, string> = { office: "офисы", warehouse: "склады", trade_area: "галерея" };

type Props = { buildings: readonly Building[]; classes: readonly AreaClass[] };

/** Every building on one line, its area as a bar in one scale; the number leads to its floors. */
export function BuildingRows({ buildings, classes }: Props) {
  const most = Math.max(0, ...buildings.map(({ area = 0 }) => area));
  const toneOf = (building: Building) => classes.find((areaClass) => areaClass.buildings.includes(building))?.tone;
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
          </span>
          <svg className="building-bar" viewBox="0 0 100 16" preserveAspectRatio="none" aria-hidden="true">
            {building.area !== undefined && most > 0 && (
              <path className={toneOf(building)} d={`M0 1h${Math.round((building.area / most) * 1000) / 10}v14H0z`} />
            )}
          </svg>{" "}
          <span className="building-area">
            {building.area === undefined ? "" : `${number(Math.round(building.area))} м²`}
          </span>
        </li>
      ))}
    </ul>
  );
}
