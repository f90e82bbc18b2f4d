import type { HourlyTariff } from "../content/words/tariff.ts";
import { Measure, MeasureLine, measureWidth } from "../drawings/Measure.tsx";
import { r1 } from "../drawings/path.ts";
import { number, rubles } from "../kit/format.ts";

const base = 66;
const hour = measureWidth / 24;
const wordsApart = 76;
/** Room that the words of the free minutes take. */
const freeWords = 132;

/** A day of the car park as a slope: free minutes, roubles an hour, the most that a day costs. */
export function TariffRuler({ tariff, label }: { tariff: HourlyTariff; label: string }) {
  const { freeMinutes, perHour, perDay } = tariff;
  const free = freeMinutes / 60;
  const full = free + perDay / perHour;
  if (full >= 24) return <p>{label}</p>;
  const slope = `H${r1(free * hour)}L${r1(full * hour)} 0H${measureWidth}`;
  const clear = (at: number) => at * hour > full * hour + wordsApart / 2;
  return (
    <Measure label={label} top={22} height={104}>
      <path className="pale" d={`M0 ${base}${slope}V${base}z`} />
      <path className="edge" d={`M0 ${base}${slope}`} />
      <text className="end" x={measureWidth} y={-7}>{`${rubles(perDay)} за сутки, больше не возьмут`}</text>
      <text className="quiet" x={r1((free + (full - free) * 0.3) * hour + 10)} y={r1(base * 0.7 + 14)}>
        {`${rubles(perHour)} за час`}
      </text>
      <text x="0" y={base - 8}>
        0
      </text>
      <MeasureLine y={base + 1} count={24} long={6} />
      <text className="measured" x="0" y={base + 24}>{`${freeMinutes} мин бесплатно`}</text>
      {full * hour > freeWords && (
        <text className="measured" x={r1(full * hour - 8)} y={base + 24}>{`${number(full)} ч`}</text>
      )}
      {[12, 18].filter(clear).map((at) => (
        <text key={at} className="quiet middle" x={r1(at * hour)} y={base + 24}>{`${at} ч`}</text>
      ))}
      <text className="quiet end" x={measureWidth} y={base + 24}>
        24 ч
      </text>
    </Measure>
  );
}
