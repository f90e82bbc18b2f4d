import { copyFileSync, existsSync, globSync, mkdtempSync, rmSync } from "node:fs";
import path from "node:path";
import { DatabaseSync, type SQLOutputValue } from "node:sqlite";
import type { StoredRow } from "./table-store.ts";

/** What SQLite keeps beside its file. */
export const logSuffixes = ["-wal", "-shm"] as const;

const setAsideName = /\.(?:corrupt|without-log)-[\w-]+$/;

/** The database files beside `file` that a process set aside, because they were corrupt or had lost their log. */
export function setAsideFiles(file: string): string[] {
  const folder = path.dirname(file);
  const names = globSync(`${path.basename(file)}.*`, { cwd: folder });
  return names
    .filter((name) => setAsideName.test(name) && !logSuffixes.some((suffix) => name.endsWith(suffix)))
    .sort()
    .map((name) => path.join(folder, name));
}

/** Removes a file that was set aside, and copies of such files that a command left when it was killed. */
export function removeSetAside(file: string): void {
  for (const suffix of ["", ...logSuffixes]) rmSync(file + suffix, { force: true });
  const folder = path.dirname(file);
  for (const name of globSync(`${copiesPrefix}*`, { cwd: folder })) {
    rmSync(path.join(folder, name), { recursive: true, force: true });
  }
}

/** The names of folders for copies begin with it. */
const copiesPrefix = "reading-";

/**
 * The rows that a file set aside still has: all up to the first damaged page, from both ends. Reads a copy, so that the
 * file stays as it is.
 */
export function rowsOfSetAside(file: string): StoredRow[] {
  const folder = mkdtempSync(path.join(path.dirname(file), copiesPrefix));
  try {
    const copy = path.join(folder, "copy.sqlite");
    for (const suffix of ["", "-wal"]) {
      if (existsSync(file + suffix)) copyFileSync(file + suffix, copy + suffix);
    }
    return readableRows(copy);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function readableRows(file: string): StoredRow[] {
  const database = new DatabaseSync(file);
  const rows = new Map<SQLOutputValue | undefined, StoredRow>();
  try {
    for (const order of ["asc", "desc"]) {
      for (const row of rowsUntilFault(database, order)) rows.set(row.id, row as StoredRow); // The table's own columns.
    }
  } finally {
    database.close();
  }
  return [...rows.values()];
}

function* rowsUntilFault(database: DatabaseSync, order: string): Generator<Record<string, SQLOutputValue>> {
  try {
    yield* database.prepare(`select * from contact_request order by rowid ${order}`).iterate();
  } catch {
    // The rest of the file cannot be read in this order.
  }
}
