import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** A new folder that is removed at the end: of a file by `afterAll`, of the running test by `onTestFinished`. */
export function temporaryFolder(atEnd: (remove: () => void) => void): string {
  const folder = mkdtempSync(join(tmpdir(), "parallel55-"));
  atEnd(() => rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 }));
  return folder;
}
