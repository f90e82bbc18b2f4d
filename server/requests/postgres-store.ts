import pg from "pg";
import { faultClass } from "../kit/fault-class.ts";
import type { LogEvent } from "../log/log.ts";
import { queueIn, startQueue } from "./postgres-queue.ts";
import * as sql from "./request-sql.ts";
import { noRequests, type RequestStore, type StoreLimits } from "./request-store.ts";
import { createTableStore, type Database, type Transaction, type Value } from "./table-store.ts";

const missingTables = `
select name from unnest(array['${sql.tables.join("', '")}']) as name where to_regclass(name) is null`;

/** $1 a column. */
const columnMissing = `
select 1 where not exists (
  select 1 from pg_attribute where attrelid = 'contact_request'::regclass and attname = $1 and not attisdropped)`;

/** SQLSTATEs of a missing table or schema: removed, or another database restored, while this process ran. */
const vanished = new Set(["42P01", "3F000"]);

/** An arbitrary fixed advisory lock key. */
const startLock = 55_000_001;

const int8AsNumber: pg.CustomTypesConfig = {
  getTypeParser: (oid, format) => (oid === pg.types.builtins.INT8 ? Number : pg.types.getTypeParser(oid, format)),
};

const runOn = (connection: pg.Pool | pg.PoolClient) => ({
  run: async (text: string, ...values: Value[]): Promise<unknown[]> => (await connection.query(text, values)).rows,
  db: { executeSql: (text: string, values?: unknown[]) => connection.query(text, values) },
});

/** Contact requests in Postgres, shared by any number of processes. pg-boss schedules who takes which. */
export const createPostgresStore = (url: string, log: LogEvent, limits: StoreLimits): RequestStore =>
  createTableStore(connectPostgres(url, log, limits), log, limits);

/**
 * Connects to Postgres with at most 5 connections: 3 for visitors, 2 for the queue's maintenance. Neither starves the
 * other. Connects at the first call, then creates tables and queue; a failed start is retried at the next call. Only
 * the server sets how long an attempt may run.
 */
function connectPostgres(url: string, log: LogEvent, { role, leaseMs }: StoreLimits): Database {
  const visitors = openPool({ connectionString: url, max: 3, query_timeout: 2500 });
  const upkeep = openPool({ connectionString: url, max: 2, query_timeout: 15_000 });
  let ready: ReturnType<typeof start> | undefined;

  function openPool(config: pg.PoolConfig): pg.Pool {
    const pool = new pg.Pool({ ...config, connectionTimeoutMillis: 1500, types: int8AsNumber, keepAlive: true });
    const lost = (error: Error) => log("store.error", { step: "connection", reason: faultClass(error) }, "warn");
    // Without a listener a dropped connection ends the process. Idle clients emit on the pool, busy ones on themselves.
    pool.on("error", lost);
    pool.on("connect", (client) => void client.on("error", lost));
    return pool;
  }

  /** Serialised between processes: two concurrent starts would both create the queue's tables, and one would fail. */
  async function start() {
    const turn = await upkeep.connect();
    try {
      await turn.query(`begin; select pg_advisory_xact_lock(${startLock})`);
      const { run, db } = runOn(upkeep);
      // Even "create index if not exists" takes a lock that blocks visitors of running processes.
      const missing = await run(missingTables);
      if (missing.length === sql.tables.length && role === "command") throw noRequests();
      if (missing.length > 0) await upkeep.query(sql.schema);
      // Statements queue behind this lock request, so it has a short time limit; the next call retries.
      for (const [name, type] of sql.addedColumns) {
        if ((await run(columnMissing, name)).length === 0) continue;
        await upkeep.query(`begin; set local lock_timeout = 1000; ${sql.addColumn(name, type)}; commit`);
      }
      return await startQueue(db, log, role === "server" ? Math.ceil(leaseMs / 1000) : undefined);
    } finally {
      turn.release(true);
    }
  }

  function whenReady() {
    ready ??= start().catch((error: unknown) => {
      ready = undefined;
      throw error;
    });
    return ready;
  }

  /** Runs `work`. If its tables are missing, recreates them with an alarm and runs it again. */
  async function healing<T>(work: () => Promise<T>): Promise<T> {
    const before = ready;
    try {
      return await work();
    } catch (error) {
      if (role !== "server" || !vanished.has(faultClass(error))) throw error;
      if (ready === before) {
        log("store.vanished", { reason: faultClass(error), alarm: true }, "error");
        ready = undefined;
        void before?.then((boss) => boss.stop({ close: false, graceful: false })).catch(() => undefined);
      }
      return work();
    }
  }

  async function transact<T>(deadline: number, work: (tx: Transaction) => Promise<T>): Promise<T> {
    const boss = await whenReady();
    const client = await visitors.connect();
    let broken = true;
    try {
      await client.query(
        "begin; set local statement_timeout = 2000; set local idle_in_transaction_session_timeout = 5000",
      );
      const { run, db } = runOn(client);
      const result = await work({ run, queue: queueIn(boss, run, db) });
      if (performance.now() > deadline) throw Object.assign(new Error("too late to commit"), { code: "TOO_LATE" });
      await client.query("commit");
      broken = false;
      return result;
    } finally {
      // Closing the connection rolls back even if the server does not answer.
      client.release(broken);
    }
  }

  return {
    transaction: (timeoutMs, work) => {
      const deadline = performance.now() + timeoutMs;
      return healing(() => transact(deadline, work));
    },
    run: (text, ...values) =>
      healing(async () => {
        await whenReady();
        return (await visitors.query(text, values)).rows;
      }),
    async close() {
      const boss = await ready?.catch(() => undefined);
      await boss?.stop({ close: false, graceful: false });
      await Promise.all([visitors.end(), upkeep.end()]);
    },
  };
}
