import { execFile } from "node:child_process";
import path from "node:path";
import { promisify } from "node:util";
import { expect, test } from "vitest";
import { wholeProofs } from "../../support/proofs.ts";

const program = path.resolve("tests/support/parks/read-largest.ts");
const memoryMaxMb = 300;
const hangsAfterMs = 1_800_000;
/** As `npm start` sets them, with a heap that collects earlier: what it holds must fit. */
const heap = ["--no-parallel-scavenge", "--max-semi-space-size=8", "--max-old-space-size=200"];
const env = { ...process.env, MALLOC_ARENA_MAX: "2", MALLOC_TRIM_THRESHOLD_: "1000000" };

test(
  "6,000 units and 2,000 companies whose answers are as large as they may be take 300 MB at most",
  async () => {
    const items = wholeProofs ? "100000" : "100";
    const { stdout } = await promisify(execFile)(process.execPath, [...heap, program, items], { env });
    const { units, shops, read, failing, peakMb } = JSON.parse(stdout);
    expect(units, "units within the budget of their parts").toBeGreaterThan(1000);
    expect(shops, "companies, though units take their whole budget").toBeGreaterThan(500);
    expect([read >= 100, failing]).toEqual([true, 0]);
    expect(peakMb).toBeLessThan(memoryMaxMb);
  },
  hangsAfterMs,
);
