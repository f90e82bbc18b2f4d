import { fork } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import path from "node:path";
import { openUpstream } from "../../../server/content/upstream.ts";
import { prepareSearch } from "../../../views/search/site-entries.ts";
import { keeperOf } from "./kept-content.ts";

/**
 * `node read-largest.ts 100`: reads the largest park with so many of its items' own calls, twice, and prints what it
 * knows and the most memory that the process took, in MB.
 */
const itemsMax = Number(process.argv[2]);
const api = fork(path.join(import.meta.dirname, "largest-api.ts"));
const [baseUrl] = await once(api, "message");
const keeper = keeperOf(openUpstream({ baseUrl, timeoutMs: 60_000 }), { prepare: prepareSearch });
await keeper.pass();
let read = 0;
while (read < itemsMax) {
  const due = await keeper.readItems({ gapMs: 0 });
  read += due;
  if (due === 0) break;
}
await keeper.pass();
await keeper.texts();
const { units = [], shops = [] } = keeper.content();
const [, peakKb] = /VmHWM:\s+(\d+)/.exec(readFileSync("/proc/self/status", "utf8")) ?? [];
const figures = { units: units.length, shops: shops.length, read, failing: keeper.failing() };
process.stdout.write(JSON.stringify({ ...figures, peakMb: Math.round(Number(peakKb) / 1024) }));
api.disconnect();
