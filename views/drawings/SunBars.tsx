import { hours, type Sun } from "../content/sun.ts";
import { Sheet } from "./Drawing.tsx";
import { box, r1 } from "./path.ts";

const names = ["янв", "фев", "мар", "апр", "май", "июн", "июл", "авг", "сен", "окт", "ноя", "дек"];
const column = 640 / 12;
const base = 84;
const hourHeight = 58 / 12;
const gap = 7;
const seen = 0.05;

/** Hours of direct sun a day, a bar a month; paler is what the shade of other buildings takes away. */
export function SunBars({ sun }: { sun: Sun }) {
  const bars = (of: "open" | "clear") =>
    sun.months
      .map((month, i) => [month[of] * hourHeight, i] as const)
      .filter(([height]) => height > seen * hourHeight)
      .map(([height, i]) => box(i * column + gap, base - height, column - 2 * gap, height))
      .join("");
  return (
    <Sheet name="sun-bars" width={640} height={108} title="Прямое солнце в окнах, часов в день по месяцам">
      <path className="shaded" d={bars("open")} />
      <path className="sunny" d={bars("clear")} />
      <path className="base" d={`M0 ${base}H640`} />
      {sun.months.map(({ open, clear }, i) => (
        <g key={names[i]}>
          <text className="middle strong" x={r1((i + 0.5) * column)} y={r1(base - open * hourHeight - 6)}>
            {hours(clear)}
          </text>{" "}
          <text className="middle month" x={r1((i + 0.5) * column)} y={base + 18}>
            {names[i]}
          </text>
        </g>
      ))}
    </Sheet>
  );
}
