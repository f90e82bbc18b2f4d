import { execFile } from "node:child_process";
import { rmSync } from "node:fs";
import path from "node:path";
import { promisify } from "node:util";
import { bundled } from "../support/kit/bundled.ts";
import { note, row, runProofs } from "../support/kit/proofs.ts";

/**
 * `node tests/stress/parks-stress.ts`. Random parks, conforming to the contract or nearly so, through every page and
 * drawing. `PARKS=500 FIRST=1000` renders others, `MINUTES=30` goes on for so long.
 */
const run = promisify(execFile);
const parks = Number(process.env.PARKS ?? 2000);
const leastMs = Number(process.env.MINUTES ?? 0) * 60_000;
const firstSeed = Number(process.env.FIRST ?? 1);
/** A process per batch: its caches start empty, and its figures are its own. */
const batch = 250;
const pageMsMax = 50;
const drawingBytesMax = 60_000;

type Slow = { seed: number; address: string; ms: number };
type Summary = { pages: number; medianMs: number; p999Ms: number; largest: number; slow: Slow[]; faults: string[] };

const proofs = {
  async random() {
    const program = path.resolve("dist", `random-parks-${process.pid}.mjs`);
    process.once("exit", () => rmSync(program, { force: true }));
    await bundled("tests/stress/random-parks-run.ts", program);
    const render = async (first: number, count: number): Promise<Summary> => {
      const { stdout } = await run(process.execPath, [program, String(first), String(count)], { maxBuffer: 1e8 });
      return JSON.parse(stdout);
    };
    const batches: Summary[] = [];
    const begunAt = performance.now();
    let done = 0;
    while (done < parks || performance.now() - begunAt < leastMs) {
      const count = done < parks ? Math.min(batch, parks - done) : batch;
      batches.push(await render(firstSeed + done, count));
      done += count;
      note(`${done} parks: ${JSON.stringify(batches.at(-1))}`);
    }
    const slow = await confirmed(
      batches.flatMap((result) => result.slow),
      render,
    );
    const faults = batches.flatMap((result) => result.faults);
    for (const fault of faults) note(fault);
    for (const { seed, address, ms } of slow) note(`park ${seed}, ${address}: ${Math.round(ms)} ms`);
    const pages = batches.reduce((sum, result) => sum + result.pages, 0);
    const largest = Math.max(...batches.map((result) => result.largest));
    const middle = batches.map((result) => result.medianMs).sort((a, b) => a - b)[Math.floor(batches.length / 2)] ?? 0;
    const worst = Math.max(...batches.map((result) => result.p999Ms));
    row(
      `${done} random parks, ${pages} pages`,
      `${faults.length} faults (0); median ${middle.toFixed(1)} ms, 99.9 % under ${worst.toFixed(0)} ms, ${slow.length} pages over ${pageMsMax} ms (0); ` +
        `largest drawing ${(largest / 1000).toFixed(0)} kB (${drawingBytesMax / 1000})`,
    );
    return faults.length === 0 && slow.length === 0 && largest <= drawingBytesMax;
  },
};

/** A collection of garbage may hit any page: only a page that is slow in three more processes is slow. */
async function confirmed(slow: Slow[], render: (first: number, count: number) => Promise<Summary>): Promise<Slow[]> {
  let left = slow;
  for (let again = 0; again < 3 && left.length > 0; again += 1) {
    const kept: Slow[] = [];
    for (const result of left) {
      const { slow: still } = await render(result.seed, 1);
      if (still.some(({ address }) => address === result.address)) kept.push(result);
    }
    left = kept;
  }
  return left;
}

await runProofs(proofs);
