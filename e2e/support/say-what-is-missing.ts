import { allEngines } from "../engines/all-engines.ts";

/** Says once, in a plain line each, which browsers a run goes without. */
export default function sayWhatIsMissing(): void {
  for (const { name, missing } of allEngines) {
    if (missing) process.stdout.write(`${name} is not installed, its journeys are skipped (${missing})\n`);
  }
}
