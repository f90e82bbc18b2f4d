import { existsSync, mkdirSync } from "node:fs";
import { dirname } from "node:path";

/**
 * Creates a folder and its parents one by one, for its owner only. Node's recursive mkdir never returns if a file
 * system answers ENOENT for a folder in one that exists: a failed disk, an automatic mount, `/proc`.
 */
export function makeFolder(folder: string): void {
  if (existsSync(folder)) return;
  makeFolder(dirname(folder));
  try {
    mkdirSync(folder, { mode: 0o700 });
  } catch (error) {
    // Another process may have created it.
    if (!existsSync(folder)) throw error;
  }
}
