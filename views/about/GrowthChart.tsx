import type { Building } from "../content/park.ts";
import { spend } from "../drawings/budget.ts";
import { Drawing } from "../drawings/Drawing.tsx";
import { line, type Point, r1 } from "../drawings/path.ts";
import { number } from "../kit/format.ts";
import type { Growth } from "./growth.ts";
import { ParkOutline } from "./ParkOutline.tsx";

type Props = { growth: Growth; buildings: readonly Building[]; works: readonly { year: number; short: string }[] };

/** Shares of the sheet's height, in per cent. */
const axis = 86;
const highest = 58;
const outline = { height: 58, over: 84, words: 8 };
const wordsRoom = 6;
const unit = 1000;

/** Lettable area by class, with a plan of each year's openings. Places are per cent: words keep their size. */
export function GrowthChart(props: Props) {
  return (
    <Drawing of="growth of the park">
      <Chart {...props} />
    </Drawing>
  );
}

function Chart({ growth, buildings, works }: Props) {
  const { classes, years, from, to, total } = growth;
  spend("buildings", { marks: years.length * (buildings.length + classes.length) });
  const percent = (percents: number) => `${r1(percents)}%`;
  const x = (year: number) => percent(((year - from) / (to - from)) * 100);
  const y = (area: number) => percent(axis - (area / total) * highest);
  const step = 1 / (to - from);
  const marks = [...new Set([...years.map(({ year }) => year), ...works.map(({ year }) => year)])];
  const last = years.at(-1)?.areas ?? [];
  return (
    <svg
      className="growth"
      role="img"
      aria-label={`Как росла площадь: ${years.map((step) => `${step.year} — ${number(Math.round(step.total))} м²`).join("; ")}`}
    >
      {/* biome-ignore lint/a11y/noSvgWithoutTitle: a part of the drawing around it */}
      <svg
        viewBox={`0 0 ${to - from} ${r1(total / unit)}`}
        preserveAspectRatio="none"
        y={`${axis - highest}%`}
        height={`${highest}%`}
      >
        {classes.map(({ key, tone }, at) => (
          <path key={key} className={tone} d={stack(growth, at)} />
        ))}
      </svg>
      {years.map(({ year, opened, total: area }) => (
        <g key={year} className="growth-year">
          <g transform={`translate(0 ${-outline.over})`}>
            <ParkOutline
              buildings={buildings}
              year={year}
              at={{ x: x(year), y: y(area), width: percent(step * 92), height: outline.height }}
            />
          </g>
          <text x={x(year)} y={y(area)} dy={-outline.words}>
            {`к. ${opened.map((building) => building.number).join(", ")}`}
          </text>
        </g>
      ))}
      {/* biome-ignore lint/a11y/noSvgWithoutTitle: a part of the drawing around it */}
      <svg viewBox={`0 0 ${to - from} 1`} preserveAspectRatio="none" y={`${axis}%`} height="7">
        <path className="growth-line" d={`M0 0H${to - from}M0 0${"v1m1-1".repeat(to - from)}v1`} />
      </svg>
      {marks.map((year) => (
        <text key={year} className="growth-mark" x={x(year)} y={`${axis}%`} dy="20">
          {year}
        </text>
      ))}
      {works.map(({ year, short }) => (
        <text key={year} className="growth-work" x={x(year)} y={`${axis}%`} dy="38">
          {short}
        </text>
      ))}
      {classes.map(({ key, name, area, tone }, at) => {
        const below = last.slice(0, at).reduce((sum, area) => sum + area, 0);
        if ((area / total) * highest < wordsRoom / 2) return null;
        return (
          <text key={key} className={`growth-class on-${tone}`} x="100%" dx="-8" dy="5" y={y(below + area / 2)}>
            {`${name} — ${number(Math.round(area / 1000))} тыс. м²`}
          </text>
        );
      })}
    </svg>
  );
}

/** A class as steps over the years, on top of the classes before it. Units: years, and thousands of m² from the top. */
function stack({ years, to, from, total }: Growth, at: number): string {
  const ends = years.map(({ year }, i) => ({ from: year - from, to: (years[i + 1]?.year ?? to) - from }));
  const sums = years.map(({ areas }) => {
    const low = areas.slice(0, at).reduce((sum, area) => sum + area, 0);
    return { low: r1((total - low) / unit), high: r1((total - low - (areas[at] ?? 0)) / unit) };
  });
  const edge = (side: "low" | "high") =>
    ends.flatMap((end, i): Point[] => [
      [end.from, sums[i]?.[side] ?? 0],
      [end.to, sums[i]?.[side] ?? 0],
    ]);
  const corners = [...edge("high"), ...edge("low").reverse()];
  const isTurn = ([, y]: Point, i: number) => y !== corners[i - 1]?.[1] || y !== corners[i + 1]?.[1];
  return `${line(...corners.filter(isTurn))}z`;
}
