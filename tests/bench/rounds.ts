import { median } from "../support/proofs.ts";
import { cpuSeconds } from "./load.ts";
import { processOf } from "./servers.ts";

/** Requests per second, and µs of CPU time per request, by round. */
export type Measured = { rates: number[]; us: number[] };

/** Measures each contestant once per round, so that other load on the machine affects all of them equally. */
export async function inTurns(
  contestants: Readonly<Record<string, string>>,
  { rounds, seconds }: { rounds: number; seconds: number },
  measure: (url: string) => Promise<number>,
): Promise<Map<string, Measured>> {
  const found = new Map<string, Measured>();
  for (let round = 0; round < rounds; round += 1) {
    process.stderr.write(`round ${round + 1} of ${rounds}: ${Object.keys(contestants).join("; ")}\n`);
    for (const [name, url] of Object.entries(contestants)) {
      const child = processOf(url);
      const before = child ? cpuSeconds(child) : 0;
      const perSecond = await measure(url);
      const { rates, us } = found.get(name) ?? { rates: [], us: [] };
      rates.push(perSecond);
      us.push((((child ? cpuSeconds(child) : 0) - before) * 1e6) / (perSecond * seconds));
      found.set(name, { rates, us });
    }
  }
  return found;
}

const whole = (number: number) => Math.round(number).toLocaleString("en");

/** Median and range of the ratios within a round. */
function ratio(ours: readonly number[], theirs: readonly number[]): string {
  const all = ours.map((one, round) => one / (theirs[round] ?? Number.NaN)).sort((a, b) => a - b);
  const digits = median(all) < 0.1 ? 3 : 2;
  return `${median(all).toFixed(digits)} (${all[0]?.toFixed(digits)}–${all.at(-1)?.toFixed(digits)})`;
}

/** A table row: medians and, in brackets, the range of the ratios to `base`. */
export function measuredRow(found: Map<string, Measured>, name: string, connections: number, base: string): string[] {
  const { rates, us } = found.get(name) ?? { rates: [], us: [] };
  const against = found.get(base);
  const ratios = name === base || !against ? ["1", "1"] : [ratio(rates, against.rates), ratio(us, against.us)];
  return [name, String(connections), whole(median(rates)), ratios[0] ?? "", whole(median(us)), ratios[1] ?? ""];
}
