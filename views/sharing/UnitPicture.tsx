import type { Building } from "../content/park.ts";
import { floorOfFloors, type Unit, unitKind } from "../content/unit.ts";
import { box, r1 } from "../drawings/path.ts";
import { gateMarks, tailGap } from "../drawings/unit-plan/gate-marks.ts";
import type { UnitGeometry } from "../drawings/unit-plan/geometry.ts";
import { Marks } from "../drawings/unit-plan/Marks.tsx";
import { readUnit } from "../drawings/unit-plan/read-unit.ts";
import { scaleAt } from "../drawings/unit-plan/scale.ts";
import { unitMarks } from "../drawings/unit-plan/unit-marks.ts";
import type { ParkClaims } from "../park/claims/claims.ts";
import { withVat } from "../park/park-words.ts";
import { longDate, rubles } from "../ui/format.ts";
import { ShareName, SharePicture, ShareTitle } from "./SharePicture.tsx";

type Props = { unit: Unit; building: Building | undefined; claims: ParkClaims | undefined };

const card = { x: 14, y: 24, width: 474, height: 316 };

export function UnitPicture({ unit, building, claims }: Props) {
  const geometry = readUnit(unit, building);
  const lies = geometry !== undefined && unit.category === "warehouse";
  const marks = lies ? [] : planMarks(unit, building, card);
  const [x, letters] = geometry ? [512, 15] : [48, 36];
  const title = unitKind(unit);
  const ways = [`корпус ${unit.building.number}, этаж ${floorOfFloors(unit, building)}`, `№ ${unit.number}`];
  return (
    <SharePicture>
      {geometry && <rect className="card" {...card} rx={6} />}
      {lies && <WarehouseMarks geometry={geometry} {...card} />}
      {marks && <Marks marks={marks} />}
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
        {whenFree(unit)}
      </text>
      <ShareName x={x} y={296} />
    </SharePicture>
  );
}

/** The plan of a unit in the middle of a box, without words. */
export function planMarks(
  unit: Unit,
  building: Building | undefined,
  { x, y, width, height }: { x: number; y: number; width: number; height: number },
  metresToPixels?: number,
) {
  const geometry = readUnit(unit, building);
  if (!geometry) return undefined;
  const k = metresToPixels ?? Math.min((width - 60) / geometry.width, (height - 60) / geometry.depth);
  const left = x + (width - geometry.width * k) / 2;
  const top = y + (height - geometry.depth * k) / 2;
  return unitMarks(geometry, scaleAt(left, top, k));
}

export function whenFree({ status, availableFrom }: Pick<Unit, "status" | "availableFrom">): string {
  if (status === "free") return "Свободно сейчас";
  return availableFrom ? `Свободно с ${longDate(availableFrom)}` : "Скоро освободится";
}

type BoxProps = { geometry: UnitGeometry; x: number; y: number; width: number; height: number };

const margin = { x: 22, y: 20 };
const wall = 4;
const yardMax = 19;

/** A warehouse in a box as its page draws it: lying, its gates at the right, and a lorry before them. */
function WarehouseMarks({ geometry, ...card }: BoxProps) {
  const { width, depth, gates, lorry, outer } = geometry;
  const yard = gates.length > 0 && lorry ? Math.min(lorry.length + tailGap(gates) + 1.6, yardMax) : 0;
  const k = Math.min((card.width - 2 * margin.x) / (depth + yard), (card.height - 2 * margin.y) / width);
  const left = card.x + (card.width - (depth + yard) * k) / 2;
  const right = left + depth * k;
  const top = card.y + (card.height - width * k) / 2;
  const bottom = top + width * k;
  const turn =
    outer === "bottom"
      ? `translate(${r1(left)} ${r1(bottom)})rotate(-90)`
      : `translate(${r1(right)} ${r1(top)})rotate(90)`;
  const scale = { ...scaleAt(0, 0, k), wall };
  return (
    <>
      {yard > 0 && <path className="ground" d={box(right, top - 6, yard * k, width * k + 12)} />}
      <g transform={turn}>
        <Marks marks={[...unitMarks(geometry, scale), ...gateMarks(geometry, scale)]} />
      </g>
    </>
  );
}
