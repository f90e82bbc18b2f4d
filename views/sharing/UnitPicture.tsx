import { freeInWords, type When, whenInWords } from "../content/offer.ts";
import { type Building, buildingOf } from "../content/park.ts";
import { floorOfFloors, type Unit, unitKind } from "../content/unit.ts";
import { r1 } from "../drawings/path.ts";
import { PlanMarks, planOf } from "../drawings/UnitPlan.tsx";
import type { UnitGeometry } from "../drawings/unit-plan/geometry.ts";
import { readUnit } from "../drawings/unit-plan/read-unit.ts";
import type { ParkClaims } from "../park/claims/claims.ts";
import { withVat } from "../park/park-words.ts";
import { rubles, squareMetres } from "../ui/format.ts";
import { ShareName, SharePicture, ShareTitle, shareWidth } from "./SharePicture.tsx";

type UnitPictureProps = { unit: Unit; building: Building | undefined; claims: ParkClaims | undefined };

const card = { x: 14, y: 24, width: 474, height: 316 };

export function UnitPicture({ unit, building, claims }: UnitPictureProps) {
  const geometry = readUnit(unit, building);
  const [x, letters] = geometry ? [512, 15] : [48, 36];
  const title = unitKind(unit);
  const ways = [`корпус ${unit.building.number}, этаж ${floorOfFloors(unit, building)}`, `№ ${unit.number}`];
  return (
    <SharePicture>
      {geometry && <rect className="card" {...card} rx={6} />}
      {geometry && <Plan unit={unit} geometry={geometry} {...card} />}
      <ShareTitle text={title} x={x} y={title.length > letters ? 70 : 84} letters={letters} />
      {ways.map((way, at) => (
        <text key={way} x={x} y={128 + at * 24} className="line">
          {way}
        </text>
      ))}
      <text x={x} y={200} className="price">
        {unit.price > 0 ? rubles(unit.price) : "Цена по запросу"}
      </text>
      {unit.price > 0 && (
        <text x={x} y={228} className="line">
          {`в месяц ${withVat(claims)}${unit.rate > 0 ? `, ${rubles(unit.rate)}/м²` : ""}`}
        </text>
      )}
      <text x={x} y={266} className={unit.status === "free" ? "free" : "soon"}>
        {freeInWords(shared(unit))}
      </text>
      <ShareName x={x} y={296} />
    </SharePicture>
  );
}

/** A picture is looked at any day: its date has the year. */
const shared = (when: When): When => ({ ...when, updatedAt: undefined });

type BoxProps = { unit: Unit; geometry: UnitGeometry; x: number; y: number; width: number; height: number; k?: number };

/** Around a plan within its card. */
const air = 30;

const scaleIn = ({ across, down, leaves }: ReturnType<typeof planOf>, width: number, height: number) =>
  Math.min((width - 2 * air) / (across + leaves), (height - 2 * air) / (down + leaves));

/** The plan of a unit in the middle of a box, as its page shows it. */
function Plan({ unit, geometry, x, y, width, height, ...given }: BoxProps) {
  const plan = planOf(unit, geometry);
  const k = given.k ?? scaleIn(plan, width, height);
  const [left, top] = [x + (width - plan.across * k) / 2, y + (height - plan.down * k) / 2];
  return (
    <g transform={`translate(${r1(left)} ${r1(top)})`}>
      <PlanMarks plan={plan} k={k} />
    </g>
  );
}

type ComparisonPictureProps = { units: readonly Unit[]; buildings: readonly Building[] };

const margin = 14;
const top = 24;
const planHeight = 160;

export function ComparisonPicture({ units, buildings }: ComparisonPictureProps) {
  const width = (shareWidth - margin * (units.length + 1)) / units.length;
  const columns = units.map((unit, at) => ({
    unit,
    geometry: readUnit(unit, buildingOf(buildings, unit)),
    x: margin + at * (width + margin),
  }));
  const k = Math.min(
    ...columns.map(({ unit, geometry }) =>
      geometry ? scaleIn(planOf(unit, geometry), width + air, planHeight + air) : Number.POSITIVE_INFINITY,
    ),
  );
  return (
    <SharePicture>
      {columns.map(({ unit, geometry, x }) => (
        <g key={unit.id}>
          <rect className="card" x={x} y={top} width={width} height={planHeight} rx={6} />
          {geometry && <Plan unit={unit} geometry={geometry} x={x} y={top} width={width} height={planHeight} k={k} />}
          <text x={x} y={216} className="name">{`${squareMetres(unit.square)}, № ${unit.number}`}</text>
          <text x={x} y={244} className="line">
            {unit.price > 0 ? `${rubles(unit.price)} в месяц` : "Цена по запросу"}
          </text>
          <text x={x} y={270} className="line">
            {(units.length > 3 ? whenInWords : freeInWords)(shared(unit))}
          </text>
        </g>
      ))}
      <ShareName x={margin} y={296} />
    </SharePicture>
  );
}
