import { chmodSync, closeSync, existsSync, globSync, openSync, renameSync, rmSync, statSync } from "node:fs";
import { dirname, join } from "node:path";
import { DatabaseSync, type StatementSync } from "node:sqlite";
import { setTimeout as sleep } from "node:timers/promises";
import { faultClass } from "../log/faults.ts";
import type { LogEvent } from "../log/log.ts";
import { monotonicMs, systemNow } from "../process/clock.ts";
import { makeFolder } from "../process/make-folder.ts";
import { addColumn, addedColumns, schema, stats, tables } from "./enquiry-sql.ts";
import { logSuffixes, setAsideFiles } from "./set-aside.ts";
import {
  type Counters,
  createTableStore,
  type Database,
  type EnquiryStore,
  NoEnquiries,
  type Run,
  type StoreLimits,
  type Value,
} from "./table-store.ts";

/** Enquiries in one SQLite file, shared by the processes of this machine. */
export const createSqliteStore = (file: string, log: LogEvent, limits: StoreLimits): EnquiryStore =>
  createTableStore(connectSqlite(file, log, limits), log, limits);

/** Opens the file at the first call and retries at each, so a full disk recovers without a restart. */
function connectSqlite(file: string, log: LogEvent, { role, acceptTimeoutMs }: StoreLimits): Database {
  type Open = EnquiryFile & { statements: Map<string, StatementSync> };
  let open: Open | undefined;

  /** The open file is corrupt: reopening sets it aside, in whichever process comes first. */
  let damaged = false;

  /** Databases whose file or log was removed. They stay open: closing one makes SQLite delete the new file's log. */
  const removed: DatabaseSync[] = [];
  let vanished = false;

  function connection(): Open {
    if (open && isUsable(open)) return open;
    // What waits in a removed file would be gone with this process: the open file is the last to hold it.
    const rescued = open && !damaged && !open.isSetAside() ? open : undefined;
    if (role === "command" && !existsSync(file)) throw new NoEnquiries();
    return reopen(open, rescued);
  }

  /** A transaction ends on the connection that it began on. */
  const isUsable = (current: Open): boolean => current.database.isTransaction || !(damaged || isGone(current));

  function reopen(before: Open | undefined, rescued: Open | undefined): Open {
    try {
      open = { ...openEnquiryFile(file, log), statements: new Map() };
      if (rescued) copyRows(rescued.database, open.database);
    } catch (error) {
      // The disk may refuse a new file: what waits is then delivered from the old one.
      open = rescued;
      if (!rescued) throw error;
      return rescued;
    }
    if (before) release(before);
    damaged = false;
    vanished = false;
    return open;
  }

  /** Whether the file is no longer the one at its path. Says so once, with an alarm. */
  function isGone({ database, isThere, isSetAside, moveAside }: Open): boolean {
    if (isThere()) return false;
    if (!vanished && !isSetAside()) {
      const { waiting, dead } = database.prepare(stats).get({ 1: 0 }) as Counters;
      log("store.vanished", { waiting, dead, setAside: moveAside(), alarm: true }, "error");
      vanished = true;
    }
    return true;
  }

  function release({ database, isThere }: Open): void {
    if (isThere()) database.close();
    else removed.push(database);
  }

  // node:sqlite binds $1, $2 by name, so both databases share one statement text.
  async function run<Row>(text: string, ...values: Value[]): Promise<Row[]> {
    try {
      const { database, statements } = connection();
      const statement = statements.get(text) ?? database.prepare(text);
      statements.set(text, statement);
      return statement.all(Object.fromEntries(values.map((value, index) => [index + 1, value]))) as Row[];
    } catch (error) {
      damaged ||= isCorrupt(error);
      throw error;
    }
  }

  /** The connection holds one transaction at a time. */
  let lastWork: Promise<unknown> = Promise.resolve();
  function inTurn<T>(work: () => Promise<T>): Promise<T> {
    const thisWork = lastWork.then(work, work);
    lastWork = thisWork;
    return thisWork;
  }

  async function transact<T>(work: (run: Run) => Promise<T>): Promise<T> {
    try {
      const { database } = connection();
      database.exec("begin immediate");
      const result = await work(run);
      database.exec("commit");
      return result;
    } catch (error) {
      damaged ||= isCorrupt(error);
      if (open?.database.isTransaction) open.database.exec("rollback");
      throw error;
    }
  }

  return {
    run: (text, ...values) => inTurn(() => run(text, ...values)),
    /** Waits without blocking the event loop while another process writes. */
    async transaction(_, work) {
      const deadline = monotonicMs() + acceptTimeoutMs;
      for (;;) {
        try {
          return await inTurn(() => transact(work));
        } catch (error) {
          if (!isBusy(error) || monotonicMs() > deadline) throw error;
          await sleep(5 + Math.random() * 20);
        }
      }
    },
    // The WAL still holds delivered data; truncating it erases the last copy.
    erase: () => inTurn(() => run("pragma wal_checkpoint(truncate)")),
    setAsideFiles: () => setAsideFiles(file).length,
    mustLast() {
      if (!open || open.isThere() || connection().isThere()) return;
      throw Object.assign(new Error("the file was removed"), { code: "REMOVED" });
    },
    close: () =>
      inTurn(async () => {
        if (open) release(open);
        open = undefined;
      }),
  };
}

/** Copies every row that the new file does not have: another process may have copied the same ones. */
function copyRows(from: DatabaseSync, to: DatabaseSync): void {
  to.exec("begin immediate");
  for (const table of tables) {
    for (const row of from.prepare(`select * from ${table}`).all()) {
      const names = Object.keys(row);
      const marks = names.map(() => "?").join(", ");
      to.prepare(`insert or ignore into ${table} (${names.join(", ")}) values (${marks})`).run(...Object.values(row));
    }
  }
  to.exec("commit");
}

/** A wait inside SQLite blocks the event loop, so it is short; the store retries between calls. */
const busyTimeoutMs = 40;

/**
 * `isThere`: the paths still name the open file and its log. `isSetAside`: another process found it corrupt.
 * `moveAside` renames a file without its log: no other process opens it then. It returns the new path, if any.
 */
type EnquiryFile = {
  database: DatabaseSync;
  isThere(): boolean;
  isSetAside(): boolean;
  moveAside(): string | undefined;
};

/** Durable to the last commit, readable by its owner only. A corrupt file is renamed. Throws if the disk fails. */
function openEnquiryFile(file: string, log: LogEvent): EnquiryFile {
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

/** Another process holds the write lock; worth a retry. */
const isBusy = (error: unknown): boolean => faultClass(error) === "sqlite-5";

const sqliteCorrupt = 11;

/** The file or its log is no longer a database. */
const isCorrupt = (error: unknown): boolean => [`sqlite-${sqliteCorrupt}`, "sqlite-26"].includes(faultClass(error));
