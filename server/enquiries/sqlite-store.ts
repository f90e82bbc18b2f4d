import { existsSync, rmSync } from "node:fs";
import type { DatabaseSync, StatementSync } from "node:sqlite";
import { setTimeout as sleep } from "node:timers/promises";
import { faultClass } from "../kit/fault-class.ts";
import type { LogEvent } from "../log/log.ts";
import { type EnquiryStore, noEnquiries, type StoreLimits } from "./enquiry-store.ts";
import { copyEnquiries, type EnquiryFile, isBusy, isCorrupt, openEnquiryFile } from "./sqlite-file.ts";
import { createTableStore, type Database, type Run, type Value } from "./table-store.ts";

/** Enquiries in one SQLite file, shared by the processes of this machine. */
export const createSqliteStore = (file: string, log: LogEvent, limits: StoreLimits): EnquiryStore =>
  createTableStore(connectSqlite(file, log, limits), log, limits);

/** Opens the file at the first call and retries at each, so a full disk recovers without a restart. */
function connectSqlite(file: string, log: LogEvent, { role, acceptTimeoutMs }: StoreLimits): Database {
  type Open = EnquiryFile & { statements: Map<string, StatementSync> };
  let open: Open | undefined;

  /** The open file is corrupt: reopening sets it aside, in whichever process comes first. */
  let damaged = false;

  /** Databases whose file or log was deleted. They stay open: closing one makes SQLite delete the new file's log. */
  const removed: { from: DatabaseSync; aside: string | undefined }[] = [];
  let copied = 0;

  function connection(): Open {
    if (open && (open.database.isTransaction || (!damaged && open.isThere()))) return open;
    if (open) release(open);
    open = undefined;
    damaged = false;
    if (role === "command" && !existsSync(file)) throw noEnquiries();
    const opened = openEnquiryFile(file, log);
    rescue(opened.database);
    open = { ...opened, statements: new Map() };
    return open;
  }

  function release({ database, isThere, moveAside }: Open): void {
    if (isThere()) database.close();
    else removed.push({ from: database, aside: moveAside() });
  }

  /** Copies the rows of deleted files into the new one. */
  function rescue(database: DatabaseSync): void {
    for (const { from, aside } of removed.slice(copied)) {
      try {
        log("store.vanished", { copied: copyEnquiries(from, database), alarm: true }, "error");
        if (aside) rmSync(aside, { force: true });
      } catch (error) {
        if (isBusy(error)) throw error;
        const reason = faultClass(error);
        log("store.vanished", { copied: 0, reason, setAside: aside, alarm: true }, "error");
      }
      copied += 1;
    }
  }

  // node:sqlite binds $1, $2 by name, so both databases share one statement text.
  async function run(text: string, ...values: Value[]): Promise<unknown[]> {
    const { database, statements } = connection();
    try {
      const statement = statements.get(text) ?? database.prepare(text);
      statements.set(text, statement);
      return statement.all(Object.fromEntries(values.map((value, index) => [index + 1, value])));
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
    const { database } = connection();
    try {
      database.exec("begin immediate");
      const result = await work(run);
      database.exec("commit");
      // The file may have been deleted during the write: its rows are copied before anyone is thanked.
      connection();
      return result;
    } catch (error) {
      damaged ||= isCorrupt(error);
      if (database.isTransaction) database.exec("rollback");
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
    close: () =>
      inTurn(async () => {
        // Rescues the enquiries of a file that was removed since the last call.
        if (open) connection().database.close();
        open = undefined;
      }),
  };
}
