import { chmodSync, closeSync, existsSync, globSync, openSync, renameSync, rmSync, statSync } from "node:fs";
import { dirname, join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { faultClass } from "../log/faults.ts";
import type { LogEvent } from "../log/log.ts";
import { systemNow } from "../process/clock.ts";
import { makeFolder } from "../process/make-folder.ts";
import { addColumn, addedColumns, schema } from "./enquiry-sql.ts";
import { logSuffixes } from "./set-aside.ts";

/** A wait inside SQLite blocks the event loop, so it is short; the store retries between calls. */
const busyTimeoutMs = 40;

/**
 * `isThere`: the paths still name the open file and its log. `isSetAside`: another process found it corrupt.
 * `moveAside` renames a file without its log: no other process opens it then. It returns the new path, if any.
 */
export type EnquiryFile = {
  database: DatabaseSync;
  isThere(): boolean;
  isSetAside(): boolean;
  moveAside(): string | undefined;
};

/** Durable to the last commit, readable by its owner only. A corrupt file is renamed. Throws if the disk fails. */
export function openEnquiryFile(file: string, log: LogEvent): EnquiryFile {
  makeFolder(dirname(file));
  createFile(file);
  chmodSync(file, 0o600);
  const { ino } = statSync(file);
  try {
    return fileOf(openDatabase(file), file);
  } catch (error) {
    if (!isCorrupt(error)) throw error;
    // Two processes may detect the damage at once; the second must keep the file that the first created.
    if (statSync(file).ino === ino) setAside(file, log, faultClass(error));
    return fileOf(openDatabase(file), file);
  }
}

function fileOf(database: DatabaseSync, file: string): EnquiryFile {
  const inode = (suffix: string) => statSync(file + suffix, { throwIfNoEntry: false })?.ino;
  const opened = ["", ...logSuffixes].map((suffix) => ({ suffix, ino: inode(suffix) }));
  return {
    database,
    isThere: () => opened.every(({ suffix, ino }) => inode(suffix) === ino),
    isSetAside: () => {
      const cwd = dirname(file);
      return globSync("*.corrupt-*", { cwd }).some((name) => statSync(join(cwd, name)).ino === opened[0]?.ino);
    },
    moveAside() {
      if (inode("") !== opened[0]?.ino) return undefined;
      const aside = `${file}.without-log-${process.pid}-${systemNow().getTime()}`;
      renameSync(file, aside);
      return aside;
    },
  };
}

/** The process that creates the file first removes leftovers of an older log; others wait this long. */
const youngMs = 20;

function createFile(file: string): void {
  try {
    closeSync(openSync(file, "wx", 0o600));
    for (const suffix of logSuffixes) rmSync(file + suffix, { force: true });
  } catch (error) {
    if (!existsSync(file)) throw error;
    const { size, birthtimeMs } = statSync(file);
    const young = size === 0 && Math.abs(systemNow().getTime() - birthtimeMs) < youngMs;
    if (young) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, youngMs);
  }
}

function openDatabase(file: string): DatabaseSync {
  const database = new DatabaseSync(file, { timeout: 1000 });
  try {
    // secure_delete overwrites delivered data instead of only unlinking it.
    database.exec("pragma journal_mode = wal; pragma synchronous = full; pragma secure_delete = on;");
    const check = database.prepare("pragma quick_check(1)").get();
    if (check?.quick_check !== "ok") throw Object.assign(new Error("damaged"), { errcode: sqliteCorrupt });
    database.exec(schema);
    addColumns(database);
    database.exec(`pragma busy_timeout = ${busyTimeoutMs}`);
    return database;
  } catch (error) {
    database.close();
    throw error;
  }
}

/** In a transaction: two concurrent starts would both add the columns, and one would fail. */
function addColumns(database: DatabaseSync): void {
  const has = database.prepare("select 1 from pragma_table_info('contact_request') where name = ?");
  const missing = () => addedColumns.filter(([name]) => !has.get(name));
  if (missing().length === 0) return;
  database.exec("begin immediate");
  for (const [name, type] of missing()) database.exec(addColumn(name, type));
  database.exec("commit");
}

function setAside(file: string, log: LogEvent, reason: string): void {
  const aside = `${file}.corrupt-${systemNow().toISOString().replace(/[:.]/g, "-")}`;
  for (const suffix of [...logSuffixes, ""]) {
    if (existsSync(file + suffix)) renameSync(file + suffix, aside + suffix);
  }
  closeSync(openSync(file, "a", 0o600));
  log("store.corrupt", { setAside: aside, reason, alarm: true }, "error");
}

const sqliteCorrupt = 11;

/** The file or its log is no longer a database. */
export const isCorrupt = (error: unknown): boolean =>
  [`sqlite-${sqliteCorrupt}`, "sqlite-26"].includes(faultClass(error));
