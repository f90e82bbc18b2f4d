import { existsSync } from "node:fs";
import type { DatabaseSync, StatementSync } from "node:sqlite";
import { setTimeout as sleep } from "node:timers/promises";
import type { LogEvent } from "../log/log.ts";
import { stats } from "./enquiry-sql.ts";
import { NoEnquiries, type StoreLimits } from "./enquiry-store.ts";
import { type EnquiryFile, isBusy, isCorrupt, openEnquiryFile } from "./sqlite-file.ts";
import {
  type Counters,
  createTableStore,
  type Database,
  type EnquiryStore,
  type Run,
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
    if (open && (open.database.isTransaction || !(damaged || isOver(open)))) return open;
    if (open) release(open);
    open = undefined;
    damaged = false;
    if (role === "command" && !existsSync(file)) throw new NoEnquiries();
    open = { ...openEnquiryFile(file, log), statements: new Map() };
    vanished = false;
    return open;
  }

  /** Whether the file was removed, and no enquiry waits in it any more. Those that wait are delivered from it. */
  function isOver({ database, isThere, isSetAside, moveAside }: Open): boolean {
    if (isThere()) return false;
    if (isSetAside()) return true;
    const { waiting, dead } = database.prepare(stats).get({ 1: 0 }) as Counters;
    if (!vanished) log("store.vanished", { waiting, dead, setAside: moveAside(), alarm: true }, "error");
    vanished = true;
    return waiting === 0;
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
  let turn: Promise<unknown> = Promise.resolve();
  function inTurn<T>(work: () => Promise<T>): Promise<T> {
    const mine = turn.then(work, work);
    turn = mine;
    return mine;
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
      const deadline = performance.now() + acceptTimeoutMs;
      for (;;) {
        try {
          return await inTurn(() => transact(work));
        } catch (error) {
          if (!isBusy(error) || performance.now() > deadline) throw error;
          await sleep(5 + Math.random() * 20);
        }
      }
    },
    // The WAL still holds delivered data; truncating it erases the last copy.
    erase: () => inTurn(() => run("pragma wal_checkpoint(truncate)")),
    mustLast() {
      if (!open || open.isThere() || isOver(open)) return;
      throw Object.assign(new Error("the file was removed"), { code: "REMOVED" });
    },
    close: () =>
      inTurn(async () => {
        if (open) release(open);
        open = undefined;
      }),
  };
}
