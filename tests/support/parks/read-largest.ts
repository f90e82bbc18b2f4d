import { readFileSync } from "node:fs";
import { park } from "../../../server/stand-in/stand-in-park.ts";
import { prepareSearch } from "../../../views/search/site-entries.ts";
import { answersOf } from "./answering-api.ts";
import { askOf, keeperOf } from "./kept-content.ts";
import { largestAnswers } from "./largest-answers.ts";

/**
 * `node read-largest.ts 100`: reads the largest park with so many of its items' own calls, twice, and prints what it
 * knows and the most memory that the process took, in MB.
 */
const itemsMax = Number(process.argv[2]);
const keeper = keeperOf(largestAnswers(askOf(answersOf(park))), { prepare: prepareSearch });
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
