import { existsSync } from "node:fs";
import path from "node:path";
import { allEngines } from "../engines/all-engines.ts";
import { isPinned } from "./browser.ts";

const references = path.join(import.meta.dirname, "../pictures/references");

/** Says once, in a plain line each, what a run goes without. */
export default function sayWhatIsMissing(): void {
  for (const { name, missing } of allEngines) {
    if (missing) process.stdout.write(`${name} is not installed, its journeys are skipped (${missing})\n`);
  }
  if (!isPinned()) process.stdout.write("This Chromium is not the pinned one, pictures are not compared\n");
  else if (!existsSync(references)) process.stdout.write("There are no reference pictures (npm run pictures)\n");
}
