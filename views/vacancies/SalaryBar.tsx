import type { Vacancy } from "../content/vacancy.ts";
import { salaryInShort } from "../content/vacancy-words.ts";
import { number } from "../kit/format.ts";
import { Ruler, RulerBar, type Scale } from "../kit/Ruler.tsx";

const step = 20_000;
const marksMax = 12;

/** The scale of these salaries in whole steps; undefined where none is told or they lie too far apart. */
export function salaryScale(vacancies: readonly Vacancy[]): Scale | undefined {
  const sums = vacancies.flatMap(({ salary }) => [salary?.from ?? 0, salary?.to ?? 0]).filter((sum) => sum > 0);
  if (sums.length < 2) return undefined;
  const from = Math.floor(Math.min(...sums) / step) * step;
  const to = (Math.floor(Math.max(...sums) / step) + 1) * step;
  return (to - from) / step > marksMax ? undefined : { from, to };
}

/** The ruler of salaries: thousands of roubles a month. */
export function SalaryRuler({ scale }: { scale: Scale }) {
  const marks = Array.from({ length: (scale.to - scale.from) / step + 1 }, (_, at) => scale.from + at * step);
  return <Ruler scale={scale} marks={marks.map((at) => ({ at, text: wordsAt(at, scale) }))} />;
}

/** Every second mark has words: at 320 px there is no room for more. */
function wordsAt(at: number, { to }: Scale): string | undefined {
  if (at === to) return `${number(at / 1000)} тыс.`;
  return ((to - at) / step) % 2 === 0 ? number(at / 1000) : undefined;
}

/** A salary in words above its bar, which is dashed on a side without a bound. */
export function SalaryBar({ salary, scale }: { salary: Vacancy["salary"]; scale: Scale }) {
  const { from = 0, to = 0 } = salary ?? {};
  const words = salaryInShort(salary);
  if (from === to) return <b>{words}</b>;
  const open = from <= 0 || to <= 0 || from > to;
  const span = open
    ? { from: from > 0 ? from : scale.from, to: from > 0 ? scale.to : to, open, words }
    : { from, to, words };
  return <RulerBar scale={scale} spans={[span]} />;
}
