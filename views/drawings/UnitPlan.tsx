import { sideName } from "../content/floor-rows.ts";
import type { Unit } from "../content/unit.ts";
import { metres, plural, premisesTitle, sides, squareMetres, upperFirst } from "../ui/format.ts";
import { Marks, Sheet } from "./Drawing.tsx";
import { r1 } from "./path.ts";
import { type Room, type UnitGeometry, windowsUp } from "./unit-plan/geometry.ts";
import { scaleAt, unitMarks } from "./unit-plan/unit-marks.ts";

type Props = { unit: Unit; geometry: UnitGeometry };

const room = { width: 440, height: 260 };
const margin = 12;

/** A unit at a glance: walls, openings, furniture. */
export function UnitPlan({ unit, geometry }: Props) {
  const plan = planOf(unit, geometry);
  const { lies, across, down } = plan;
  const k = Math.min(room.width / across, room.height / down);
  const leaves = plan.leaves * k;
  const words = planWords(geometry);
  return (
    <Sheet
      name="unit-plan"
      left={-margin}
      top={-margin - (lies ? 0 : leaves)}
      width={r1(across * k + 2 * margin + (lies ? leaves : 0))}
      height={r1(down * k + 2 * margin + (lies ? 0 : leaves))}
      title={`${premisesTitle(unit.number)}, план: ${squareMetres(unit.square)}, ${sides(geometry.width, geometry.depth)}`}
    >
      {words && <desc>{words}</desc>}
      <PlanMarks plan={plan} k={k} />
    </Sheet>
  );
}

/** How a plan lies, in metres: windows above, a warehouse on its side with its gates at the right; leaves reach out. */
function planOf({ category }: Unit, geometry: UnitGeometry) {
  const turned = windowsUp(geometry);
  const { width, depth, gates } = turned;
  const lies = category === "warehouse" && depth > width;
  const leaves = Math.max(0, ...gates.filter((gate) => gate.leaves).map(({ w }) => w / 2));
  return { turned, lies, across: lies ? depth : width, down: lies ? width : depth, leaves };
}

/** The marks of a plan from its upper left corner; `k` is units a metre. */
function PlanMarks({ plan: { turned, lies, across }, k }: { plan: ReturnType<typeof planOf>; k: number }) {
  const marks = <Marks marks={unitMarks(turned, scaleAt(0, 0, k))} />;
  return lies ? <g transform={`translate(${r1(across * k)} 0)rotate(90)`}>{marks}</g> : marks;
}

const numerals = ["одни ворота", "двое ворот", "трое ворот", "четверо ворот"];
const roomName: Record<Room["kind"], string> = {
  hall: "зал",
  office: "кабинет",
  meeting: "переговорная",
  passage: "",
  room: "комната",
};

/** What the plan shows, for those who do not see it. */
export function planWords(unit: UnitGeometry): string {
  const to = unit.outlook ? ` на ${sideName[unit.outlook]}` : "";
  const seen = [
    roomWords(unit.rooms, unit.partitions.length > 0),
    unit.windows.length > 0 && (unit.band ? `окна${to}` : plural(unit.windows.length, "окно", "окна", "окон") + to),
    unit.gates.length > 0 && (numerals[unit.gates.length - 1] ?? `${unit.gates.length} ворот`) + to,
    unit.front && `витрина ${metres(unit.front.w)} на галерею`,
    unit.bare && (unit.seating ? "под отделку" : "под отделку, без мебели"),
    deskWords(unit),
    unit.racks && "стеллажи для примера",
  ];
  const text = seen.filter(Boolean).join("; ");
  return text && `${upperFirst(text)}.`;
}

function roomWords(rooms: readonly Room[], parted: boolean): string | false {
  const named = rooms.filter(({ kind }) => kind !== "passage");
  if (!parted) return false;
  if (named.every(({ kind }) => kind === "room")) return plural(named.length, "комната", "комнаты", "комнат");
  if (named.every(({ kind }) => kind === "office")) return plural(named.length, "кабинет", "кабинета", "кабинетов");
  return named.map(({ kind }) => roomName[kind]).join(", ");
}

function deskWords({ desks, example, seating }: UnitGeometry): string | false {
  if (desks.length === 0) return false;
  const count = plural(desks.length, "стол", "стола", "столов");
  if (seating) return `${count}${seating.small ? " 1,2 × 0,6 м" : ""} вашей команды, расстановка для примера`;
  if (example) return `${count} для примера, 8 м² на человека`;
  return plural(desks.length, "стол остаётся", "стола остаются", "столов остаются");
}
