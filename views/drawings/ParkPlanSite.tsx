import type { Entrance, Site } from "../content/park.ts";
import { openRoads, type PlacedBuilding, type Sheet } from "./park-plan.ts";
import { r1 } from "./path.ts";

const roadMetres = 9;
const streetMetres = 14;

/** Roads and named streets. */
export function ParkPlanRoads({
  site,
  gates,
  buildings,
  sheet,
}: {
  site: Site;
  gates: readonly Entrance[];
  buildings: readonly PlacedBuilding[];
  sheet: Sheet;
}) {
  const x = (metres: number) => r1((metres - sheet.x0) * sheet.k);
  const y = (metres: number) => r1((metres - sheet.y0) * sheet.k);
  const within = (at: number) => Math.max(0, Math.min(sheet.width, at));
  const roads = openRoads(site, buildings).map((road) => `M${road.map(([a, b]) => `${x(a)} ${y(b)}`).join("L")}`);
  return (
    <>
      <path className="pp-road" d={roads.join("")} strokeWidth={r1(roadMetres * sheet.k)} />
      {site.streets.map(({ name, from, to }) => (
        <g key={name}>
          <path
            className="pp-street"
            d={`M${within(x(from[0]))} ${y(from[1])}L${within(x(to[0]))} ${y(to[1])}`}
            strokeWidth={r1(streetMetres * sheet.k)}
          />
          <text className="pp-street-name" x={r1(widestGap(gates, sheet))} y={r1(y((from[1] + to[1]) / 2) - 14)}>
            {name}
          </text>
        </g>
      ))}
    </>
  );
}

/** Which way an arrow from this side points: to the east, to the south. */
const inward = { n: [0, 1], w: [1, 0], e: [-1, 0], s: [0, -1] } as const;

/** The middle of the longest stretch of the northern edge without an entrance: there a street's name disturbs none. */
function widestGap(gates: readonly Entrance[], { x0, k, width }: Sheet): number {
  const taken = gates.filter(({ from }) => from === "n").map(({ x }) => (x - x0) * k);
  const edges = [0, ...taken, width].sort((a, b) => a - b);
  const gaps = edges.slice(1).map((to, at) => ({ from: edges[at] ?? 0, to }));
  const widest = gaps.reduce((best, gap) => (gap.to - gap.from > best.to - best.from ? gap : best));
  return (widest.from + widest.to) / 2;
}

/** Units that a letter takes at most, on a phone. */
const letterWidth = 18;

/** Where an entrance's name stands: outside of the park where the sheet has room, else beside or above the arrow. */
function labelAt(name: string, from: Entrance["from"], { x, y }: { x: number; y: number }, sheet: Sheet) {
  const needs = name.length * letterWidth + 20;
  if (from === "w" && x > needs) return { x: r1(x - 14), y: r1(y + 5), textAnchor: "end" as const };
  if (from === "e" && sheet.width - x > needs) return { x: r1(x + 14), y: r1(y + 5) };
  if (from === "w") return { x: r1(x - 6), y: r1(y - 14) };
  if (from === "e") return { x: r1(x - 14), y: r1(y + 5), textAnchor: "end" as const };
  const atEdge = sheet.width - x < needs / 2;
  return {
    x: atEdge ? sheet.width - 4 : r1(x),
    y: r1(y - 14),
    textAnchor: atEdge ? ("end" as const) : ("middle" as const),
  };
}

/** Entrances as arrows with their names, bus stops as rings. */
export function ParkPlanPoints({
  gates,
  stops,
  sheet,
}: {
  gates: readonly Entrance[];
  stops: Site["stops"];
  sheet: Sheet;
}) {
  return (
    <>
      {stops.map((stop) => {
        const [x, y] = [r1((stop.x - sheet.x0) * sheet.k), r1((stop.y - sheet.y0) * sheet.k)];
        return (
          <g className="pp-stop" key={stop.name}>
            <circle cx={x} cy={y} r="13" />
            <text x={x} y={y}>
              А
            </text>
          </g>
        );
      })}
      {gates.map(({ id, name, kind, from, x: east, y: south }) => {
        const [x, y] = [(east - sheet.x0) * sheet.k, (south - sheet.y0) * sheet.k];
        const [dx, dy] = inward[from];
        const label = labelAt(name, from, { x, y }, sheet);
        const tip = `${r1(x + dx * 12)} ${r1(y + dy * 12)}`;
        const back = [-1, 1].map((a) => `${r1(x - dx * 6 + a * dy * 10)} ${r1(y - dy * 6 + a * dx * 10)}`);
        return (
          <g className={`pp-gate pp-${kind}`} key={id}>
            <path d={`M${tip}L${back.join("L")}Z`} />
            <text className="pp-halo" {...label}>
              {name}
            </text>
          </g>
        );
      })}
    </>
  );
}
