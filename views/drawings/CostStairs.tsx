import { number, rubles } from "../kit/format.ts";
import { Sheet } from "./Drawing.tsx";
import { box, r1 } from "./path.ts";

const labels = ["первый год", "второй", "третий"];
const base = 142;
const tallest = 112;
const step = { width: 150, gap: 22, left: 40 };

/** Three years of rent as stairs; the dashed part is the most that the yearly growth may add. */
export function CostStairs({ years }: { years: readonly [number, number, number] }) {
  const [first, , last] = years;
  const k = tallest / last;
  const left = (i: number) => step.left + i * (step.width + step.gap);
  const grown = years.slice(1).map((year, i) => box(left(i + 1), base - year * k, step.width, (year - first) * k));
  return (
    <Sheet
      name="cost-stairs"
      width={560}
      height={170}
      title={`Аренда за три года: первый ${rubles(first)}, второй до ${rubles(Math.round(years[1]))}, третий до ${rubles(Math.round(last))}`}
    >
      <path className="sure" d={years.map((_, i) => box(left(i), base - first * k, step.width, first * k)).join("")} />
      <path className="most" d={grown.join("")} />
      {years.map((year, i) => (
        <g key={labels[i]}>
          <text className="middle strong" x={left(i) + step.width / 2} y={r1(base - year * k - 8)}>
            {i > 0 && year > first ? `до ${short(year)}` : short(year)}
          </text>{" "}
          <text className="middle year" x={left(i) + step.width / 2} y={base + 20}>
            {labels[i]}
          </text>
        </g>
      ))}
      <path className="base" d={`M24 ${base}H552`} />
    </Sheet>
  );
}

const hundredths = new Intl.NumberFormat("ru-RU", { maximumFractionDigits: 2 });

/** «1,04 млн ₽», «840 тыс. ₽». */
function short(sum: number): string {
  return sum >= 1e6 ? `${hundredths.format(sum / 1e6)} млн ₽` : `${number(Math.round(sum / 1e3))} тыс. ₽`;
}
