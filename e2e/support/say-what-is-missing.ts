import { allPages } from "../../tests/support/proofs.ts";
import { shownEngines } from "../engines/all-engines.ts";
import { missingPictures } from "../pictures/references.ts";

/** Prints one line for each part that this run skips. */
export default function sayWhatIsMissing(): void {
  for (const { name, missing } of shownEngines) {
    if (missing) process.stdout.write(`${name} is not installed, its journeys are skipped (${missing})\n`);
  }
  if (!allPages) process.stdout.write("Firefox, WebKit and old Chromium are left to CI (PROOFS=pages adds them)\n");
  const pictures = missingPictures();
  if (pictures) process.stdout.write(`${pictures}\n`);
}
