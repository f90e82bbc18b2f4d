import { chmodSync, closeSync, existsSync, mkdirSync, openSync, renameSync, statSync } from "node:fs";
import { dirname } from "node:path";
import { DatabaseSync } from "node:sqlite";
import type { LogEvent } from "./contact-request.ts";
import { faultClass } from "./fault-class.ts";
import { addConsentColumn, schema } from "./request-sql.ts";

/** A short wait inside SQLite blocks every page; the store waits longer outside it, between calls. */
const busyTimeoutMs = 40;

/**
 * Opens the database of contact requests, durable to the last commit (WAL, synchronous FULL), readable by its owner only. A file
 * that is no longer a database is set aside as `*.corrupt-<time>`, never deleted, and a new one begun. Throws when the disk refuses.
 */
export function openRequestFile(file: string, log: LogEvent): DatabaseSync {
  makeFolder(dirname(file));
  closeSync(openSync(file, "a", 0o600));
  chmodSync(file, 0o600);
  const inode = statSync(file).ino;
  try {
    return openDatabase(file);
  } catch (error) {
    if (!isCorrupt(error)) throw error;
    // Two processes may find the damage at once; the second must not set aside what the first has just begun.
    if (statSync(file).ino === inode) setAside(file, log, faultClass(error));
    return openDatabase(file);
  }
}

/** Makes a folder and those above it. One by one: where the disk refuses, Node's own recursive way may never return. */
function makeFolder(folder: string): void {
  if (existsSync(folder)) return;
  makeFolder(dirname(folder));
  try {
    mkdirSync(folder, { mode: 0o700 });
  } catch (error) {
    // Another process may have been quicker.
    if (!existsSync(folder)) throw error;
  }
}

function openDatabase(file: string): DatabaseSync {
  const database = new DatabaseSync(file, { timeout: 1000 });
  try {
    // secure_delete: what was delivered is overwritten, not just unlinked.
    database.exec("pragma journal_mode = wal; pragma synchronous = full; pragma secure_delete = on;");
    const check = database.prepare("pragma quick_check(1)").get();
    if (check?.quick_check !== "ok") throw Object.assign(new Error("damaged"), { errcode: sqliteCorrupt });
    database.exec(schema);
    addConsent(database);
    database.exec(`pragma busy_timeout = ${busyTimeoutMs}`);
    return database;
  } catch (error) {
    database.close();
    throw error;
  }
}

/** In a transaction: two processes that start together would both add the column, and one of them fail. */
function addConsent(database: DatabaseSync): void {
  const column = database.prepare("select 1 from pragma_table_info('contact_request') where name = 'consent'");
  if (column.get()) return;
  database.exec("begin immediate");
  if (!column.get()) database.exec(addConsentColumn);
  database.exec("commit");
}

function setAside(file: string, log: LogEvent, reason: string): void {
  const aside = `${file}.corrupt-${new Date().toISOString().replace(/[:.]/g, "-")}`;
  for (const suffix of ["-wal", "-shm", ""]) {
    if (existsSync(file + suffix)) renameSync(file + suffix, aside + suffix);
  }
  closeSync(openSync(file, "a", 0o600));
  log("store.corrupt", { setAside: aside, reason, alarm: true }, "error");
}

const sqliteBusy = 5;
const sqliteCorrupt = 11;
const sqliteNotadb = 26;

const code = (error: unknown): number =>
  error instanceof Error && "errcode" in error && typeof error.errcode === "number" ? error.errcode & 0xff : 0;

/** Another process holds the write lock: worth another try. */
export const isBusy = (error: unknown): boolean => code(error) === sqliteBusy;

/** The file, or what stands beside it, is no longer a database. */
export const isCorrupt = (error: unknown): boolean => code(error) === sqliteCorrupt || code(error) === sqliteNotadb;
