import { squareMetres } from "../kit/format.ts";
import type { Pavilion } from "../units/pavilion.ts";
import { Dimension } from "./Dimension.tsx";
import { palette } from "./palette.ts";
import { box, r1 } from "./path.ts";

const wall = 6;

/** A unit by itself with its dimensions: windows on the outer wall, the door to the corridor, places for desks in an office. Nothing without its place. */
export function UnitPlan({ pavilion }: { pavilion: Pavilion }) {
  const { place, category, square } = pavilion;
  if (!place) return null;
  const k = Math.min(520 / place.width, 260 / place.depth);
  const [w, h] = [place.width * k, place.depth * k];
  const outerWallOnTop = place.row % 2 === 0;
  const windowY = outerWallOnTop ? -wall / 2 : h + wall / 2;
  const doorY = outerWallOnTop ? h + wall / 2 : -wall / 2;
  const door = Math.min(k * (category === "office" ? 1 : 3), w * 0.4);
  const swing = outerWallOnTop ? -door : door;
  const doorX = w * 0.5 - door / 2;
  return (
    <svg
      className="unit-plan"
      viewBox={`-40 -40 ${r1(w + 130)} ${r1(h + 80)}`}
      width={r1(w + 130)}
      height={r1(h + 80)}
      role="img"
    >
      <title>{`План помещения ${pavilion.number}: ${squareMetres(square)}`}</title>
      <path d={box(-wall, -wall, w + 2 * wall, h + 2 * wall) + box(0, 0, w, h)} fill={palette.ink} fillRule="evenodd" />
      <path d={box(0, 0, w, h)} fill={palette.card} />
      {category === "office" && <path d={desks(w, h, k, square)} fill="none" stroke="#9fb3bb" />}
      <path d={windows(windowCount(pavilion), w, windowY)} stroke="#dfe7ea" strokeWidth={wall} />
      <path d={`M${r1(doorX)} ${r1(doorY)}h${r1(door)}`} stroke={palette.card} strokeWidth={wall + 1} />
      {category === "office" && (
        <path
          d={`M${r1(doorX)} ${r1(doorY)}v${r1(swing)}A${r1(door)} ${r1(door)} 0 0 ${outerWallOnTop ? 1 : 0} ${r1(doorX + door)} ${r1(doorY)}`}
          fill="none"
          stroke={palette.copper}
        />
      )}
      <text
        x={r1(w / 2)}
        y={r1(h / 2 + 8)}
        fontSize="24"
        fontWeight="600"
        textAnchor="middle"
        className="num"
        fill={palette.ink}
      >
        {squareMetres(square)}
      </text>
      <Dimension from={[0, -20]} to={[w, -20]} length={place.width} />
      <Dimension from={[w + 24, 0]} to={[w + 24, h]} length={place.depth} />
    </svg>
  );
}

/** How many windows upstream tells of: «3 окна, на восток». */
function windowCount({ facts }: Pavilion): number {
  return Number.parseInt(facts.find(({ name }) => name === "Окна")?.value ?? "0", 10) || 0;
}

function windows(count: number, w: number, y: number): string {
  const step = w / Math.max(1, count);
  return Array.from({ length: count }, (_, i) => `M${r1(step * (i + 0.16))} ${r1(y)}h${r1(step * 0.68)}`).join("");
}

/** Desks of 1.4 × 0.7 m with a chair, in pairs along the outer walls, 7 m² of the unit to each; the middle is left for the area. */
function desks(w: number, h: number, k: number, square: number): string {
  const perRow = Math.max(1, Math.min(Math.floor(w / (k * 2)), Math.floor(square / 7 / 2)));
  const step = w / perRow;
  const rows = [h * 0.16, h * 0.84];
  return rows
    .flatMap((y) =>
      Array.from({ length: perRow }, (_, i) => {
        const x = step * (i + 0.5);
        const chair = y < h / 2 ? y + k * 0.45 : y - k * 0.95;
        return box(x - k * 0.7, y - k * 0.35, k * 1.4, k * 0.7) + box(x - k * 0.25, chair, k * 0.5, k * 0.5);
      }),
    )
    .join("");
}
