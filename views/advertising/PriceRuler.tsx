import { Measure, measureWidth } from "../drawings/Measure.tsx";
import { box, r1 } from "../drawings/path.ts";
import { plural, rubles } from "../kit/format.ts";

type Term = { days: number; price: number };

const base = 130;
const tones = ["deep", "middling", "pale"];
const termsMax = 4;
const longTicks = 5;

/** Prices of terms on a ruler of days: the area of a bar's end is its term. */
export function PriceRuler({ terms }: { terms: readonly Term[] }) {
  const shown = terms.slice(-termsMax);
  const last = shown.at(-1)?.days ?? 1;
  const day = measureWidth / last;
  const most = Math.max(...shown.map(({ price }) => price));
  const daily = last <= 60;
  const ticks = daily
    ? Array.from({ length: last + 1 }, (_, at) => `M${r1(at * day)} ${base + 2}v${at % longTicks ? 4 : 7}`).join("")
    : "";
  return (
    <Measure
      label={shown.map(({ days, price }) => `${plural(days, "день", "дня", "дней")} — ${rubles(price)}`).join("; ")}
      top={22}
      height={168}
    >
      {shown.map(({ days, price }, at) => {
        const from = (shown[at - 1]?.days ?? 0) * day + (at > 0 ? 3 : 0);
        const high = (price / most) * base;
        return (
          <g key={days}>
            <path
              className={tones[Math.min(tones.length, shown.length - at) - 1]}
              d={box(from, base - high, days * day - from, high)}
            />
            <text className="end" x={r1(days * day)} y={r1(base - high - 6)}>
              {rubles(price)}
            </text>
            <text className="quiet end" x={r1(days * day)} y={base + 28}>
              {plural(days, "день", "дня", "дней")}
            </text>
          </g>
        );
      })}
      <path className="line" d={`M0 ${base + 2}H${measureWidth}${ticks}`} />
    </Measure>
  );
}
