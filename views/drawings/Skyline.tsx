import type { Building } from "../content/park.ts";
import { metres } from "../kit/format.ts";
import { spend } from "./budget.ts";
import { Car } from "./Car.tsx";
import { drawing } from "./Drawing.tsx";
import { WallDrawing } from "./elevation/WallDrawing.tsx";
import { perMetre as q, readWall } from "./elevation/wall.ts";
import { Person } from "./Person.tsx";
import { placed } from "./park-plan.ts";
import { box, r1 } from "./path.ts";

const margins = { west: 26, east: 16, air: 4.6, ground: 2 };
const buildingsMax = 60;
const depths = 4;

/** The park from the south, to scale: nearer buildings cover farther ones, which are paler. */
export const Skyline = drawing(() => "skyline", SkylineSheet);

function SkylineSheet({ buildings }: { buildings: readonly Building[] }) {
  spend("buildings", { marks: buildings.length * (2000 / buildingsMax) });
  const walls = placed(buildings)
    .flatMap((building) => {
      const { x, y, width } = building.place;
      const wall = readWall(building, "s");
      return wall ? [{ wall, x, near: y + width }] : [];
    })
    .sort((a, b) => a.near - b.near);
  if (walls.length < 2) return null;
  const [x0, x1] = [
    Math.min(...walls.map(({ x }) => x)) - margins.west,
    Math.max(...walls.map(({ x, wall }) => x + wall.length)) + margins.east,
  ];
  const tallest = walls.reduce((best, drawn) => (drawn.wall.height > best.wall.height ? drawn : best));
  const top = tallest.wall.height + margins.air;
  const [far, near] = [walls[0]?.near ?? 0, walls.at(-1)?.near ?? 0];
  const depthOf = (at: number) => Math.min(depths - 1, Math.floor(((at - far) / (near - far || 1)) * depths));
  return (
    <svg
      className="elevation skyline"
      viewBox={`${r1(x0 * q)} ${r1(-top * q)} ${r1((x1 - x0) * q)} ${r1((top + margins.ground) * q)}`}
      width={r1((x1 - x0) * q)}
      height={r1((top + margins.ground) * q)}
      role="img"
      aria-label={`Парк с юга, в масштабе: самый высокий — корпус ${tallest.wall.building.number}, ${metres(tallest.wall.height)}`}
    >
      {walls.map(({ wall, x, near: at }) => (
        <g key={wall.building.id} transform={`translate(${r1(x * q)} 0)`}>
          <path className="sky-ground" d={box(0, -wall.height * q, wall.length * q, wall.height * q)} />
          <g className={`sky-${depthOf(at)}`}>
            <WallDrawing wall={wall} />
          </g>
        </g>
      ))}
      <Person x={(x0 + 6) * q} y={0} k={q} />
      <Car x={(x0 + 10) * q} y={0} k={q} />
    </svg>
  );
}
