import { type Building, buildingOf } from "../content/park.ts";
import type { Unit } from "../content/unit.ts";
import { Marks } from "../drawings/unit-plan/Marks.tsx";
import { readUnit } from "../drawings/unit-plan/read-unit.ts";
import { rubles, squareMetres } from "../ui/format.ts";
import { ShareName, SharePicture, shareWidth } from "./SharePicture.tsx";
import { planMarks, whenFree } from "./UnitPicture.tsx";

type Props = { units: readonly Unit[]; buildings: readonly Building[] };

const margin = 14;
const top = 24;
const planHeight = 160;

export function ComparisonPicture({ units, buildings }: Props) {
  const width = (shareWidth - margin * (units.length + 1)) / units.length;
  const columns = units.map((unit, at) => ({
    unit,
    building: buildingOf(buildings, unit),
    x: margin + at * (width + margin),
  }));
  const scales = columns.flatMap(({ unit, building }) => {
    const geometry = readUnit(unit, building);
    return geometry ? [Math.min((width - 30) / geometry.width, (planHeight - 30) / geometry.depth)] : [];
  });
  const k = Math.min(...scales);
  return (
    <SharePicture>
      {columns.map(({ unit, building, x }) => (
        <g key={unit.id}>
          <rect className="card" x={x} y={top} width={width} height={planHeight} rx={6} />
          <Marks marks={planMarks(unit, building, { x, y: top, width, height: planHeight }, k) ?? []} />
          <text x={x} y={216} className="name">{`${squareMetres(unit.square)}, № ${unit.number}`}</text>
          <text x={x} y={244} className="line">
            {unit.price > 0 ? `${rubles(unit.price)} в месяц` : "Цена по запросу"}
          </text>
          <text x={x} y={270} className="line">
            {units.length > 3 ? whenFree(unit).replace("Свободно ", "") : whenFree(unit)}
          </text>
        </g>
      ))}
      <ShareName x={margin} y={296} />
    </SharePicture>
  );
}
