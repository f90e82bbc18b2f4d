import { quantile } from "../support/kit/proofs.ts";
import { provePark } from "../support/parks/park-proof.ts";
import { randomPark } from "../support/parks/random-park.ts";

/** `node … FIRST COUNT`: renders the pages of random parks from a seed on, and prints one line of JSON. */
const pageMsMax = 50;
const warmingParks = 5;
const [first = 1, count = 20] = process.argv.slice(2).map(Number);

type Slow = { seed: number; address: string; ms: number };
const faults: string[] = [];
const times: number[] = [];
const slow: Slow[] = [];
let largest = 0;

for (let seed = first - warmingParks; seed < first; seed += 1) await provePark(randomPark(seed));
for (let seed = first; seed < first + count; seed += 1) {
  for (const { address, ms, drawingBytes, faults: own } of await provePark(randomPark(seed))) {
    times.push(ms);
    largest = Math.max(largest, drawingBytes);
    faults.push(...own.map((fault) => `park ${seed}, ${address}: ${fault}`));
    if (ms > pageMsMax) slow.push({ seed, address, ms });
  }
}
const summary = {
  pages: times.length,
  medianMs: quantile(times, 0.5),
  p999Ms: quantile(times, 0.999),
  largest,
  slow,
  faults: faults.slice(0, 20),
};
process.stdout.write(`${JSON.stringify(summary)}\n`);
