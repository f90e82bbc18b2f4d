import { existsSync } from "node:fs";
import type { DatabaseSync, StatementSync } from "node:sqlite";
import { setTimeout as sleep } from "node:timers/promises";
import { faultClass } from "../log/faults.ts";
import type { LogEvent } from "../log/log.ts";
import { monotonicMs } from "../process/clock.ts";
import { stats, tables } from "./enquiry-sql.ts";
import { setAsideFiles } from "./set-aside.ts";
import { type EnquiryFile, isCorrupt, openEnquiryFile } from "./sqlite-file.ts";
import {
  type Counters,
  createTableStore,
  type Database,
  type EnquiryStore,
  NoEnquiries,
  type Run,
  type StoreOptions,
  type Value,
} from "./table-store.ts";

/** Enquiries in one SQLite file, shared by the processes of this machine. */
export const createSqliteStore = (file: string, log: LogEvent, options: StoreOptions): EnquiryStore =>
  createTableStore(connectSqlite(file, log, options), log, options);

/** Opens the file at the first call and retries at each, so a full disk recovers without a restart. */
function connectSqlite(file: string, log: LogEvent, { role }: StoreOptions): Database {
  type Open = EnquiryFile & { statements: Map<string, StatementSync> };
  let open: Open | undefined;

  /** The open file is corrupt: reopening sets it aside, in whichever process comes first. */
  let damaged = false;

  /** Databases whose file or log was removed. They stay open: closing one makes SQLite delete the new file's log. */
  const removed: DatabaseSync[] = [];
  let wasVanishReported = false;

  function connection(): Open {
    if (open && isUsable(open)) return open;
    if (open && !damaged) reportVanished(open);
    // What waits in a removed file would be gone with this process: the open file is the last to hold it.
    const rescued = open && !damaged && !open.isSetAside() ? open : undefined;
    if (role === "command" && !existsSync(file)) throw new NoEnquiries();
    return reopen(open, rescued);
  }

  /** A transaction ends on the connection that it began on. */
  const isUsable = ({ database, isThere }: Open): boolean => database.isTransaction || (!damaged && isThere());

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
    wasVanishReported = false;
    return open;
  }

  /** Moves what is left of a vanished file aside and raises the alarm, once. */
  function reportVanished({ database, isSetAside, moveAside }: Open): void {
    if (wasVanishReported || isSetAside()) return;
    const { waiting, dead } = database.prepare(stats).get({ 1: 0 }) as Counters;
    log("store.vanished", { waiting, dead, setAside: moveAside(), alarm: true }, "error");
    wasVanishReported = true;
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
    async transaction(timeoutMs, work) {
      const deadline = monotonicMs() + timeoutMs;
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
    requireFileInPlace() {
      if (!open || open.isThere()) return;
      const reopened = connection();
      if (!reopened.isThere()) throw Object.assign(new Error("the file was removed"), { code: "REMOVED" });
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

/** Another process holds the write lock; worth a retry. */
const isBusy = (error: unknown): boolean => faultClass(error) === "sqlite-5";
