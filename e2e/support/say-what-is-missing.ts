import { allEngines } from "../engines/all-engines.ts";
import { missingPictures } from "../pictures/references.ts";

/** Prints one line for each part that this run skips. */
export default function sayWhatIsMissing(): void {
  for (const { name, missing } of allEngines) {
    if (missing) process.stdout.write(`${name} is not installed, its journeys are skipped (${missing})\n`);
  }
  const pictures = missingPictures();
  if (pictures) process.stdout.write(`${pictures}\n`);
}
