import { randomBytes } from "node:crypto";
import pg from "pg";
import { type Db, PgBoss } from "pg-boss";
import { faultClass } from "../fault-class.ts";
import type { LogEvent } from "../log.ts";
import { readSecret } from "./request-rows.ts";
import * as sql from "./request-sql.ts";
import { noRequests, type StoreLimits } from "./request-store.ts";

/** The name of the queue in pg-boss. */
export const queueName = "contact-requests";
const bossSchema = "pgboss";

/** The schema is created in one transaction, and this is its last table. */
const schemaMissing = "select 1 where to_regclass('contact_clock') is null";

/** $1 a column. */
const columnMissing = `
select 1 where not exists (
  select 1 from pg_attribute where attrelid = 'contact_request'::regclass and attname = $1 and not attisdropped)`;

/**
 * A table or the queue's schema is not there: someone removed it, or restored another database, while this process ran.
 */
const vanished = new Set(["42P01", "3F000"]);

/** Any fixed number. */
const startLock = 55_000_001;

/** What may be bound to a parameter of a statement. */
export type Value = string | number | null | string[];

/** One open transaction. `db` joins calls of the queue to it. */
export type Transaction = {
  all(text: string, ...values: Value[]): Promise<unknown[]>;
  db: Db;
  boss: PgBoss;
  secret: string;
};

/** A connection to Postgres and its queue, opened at first use. */
export type PostgresLink = {
  /** Runs `work` as one transaction, which is not committed any more after `timeoutMs`. */
  transaction<T>(timeoutMs: number, work: (tx: Transaction) => Promise<T>): Promise<T>;
  /** One statement by itself. */
  all(text: string, ...values: Value[]): Promise<unknown[]>;
  close(): Promise<void>;
};

const int8AsNumber: pg.CustomTypesConfig = {
  getTypeParser: (oid, format) => (oid === pg.types.builtins.INT8 ? Number : pg.types.getTypeParser(oid, format)),
};

/**
 * Connects to Postgres with at most 5 connections: 3 that visitors wait for and 2 for the queue's own upkeep, so
 * neither starves the other. Nothing is opened before the first call; tables and queue are created then, and a start
 * that failed is tried again at the next call. Only the server tells the queue how long an attempt may run.
 */
export function connectPostgres(url: string, log: LogEvent, { role, leaseMs }: StoreLimits): PostgresLink {
  const visitors = openPool({ connectionString: url, max: 3, query_timeout: 2500 });
  const upkeep = openPool({ connectionString: url, max: 2, query_timeout: 15_000 });
  let ready: Promise<{ boss: PgBoss; secret: string }> | undefined;

  function openPool(config: pg.PoolConfig): pg.Pool {
    const pool = new pg.Pool({ ...config, connectionTimeoutMillis: 1500, types: int8AsNumber, keepAlive: true });
    const lost = (error: Error) => log("store.error", { step: "connection", reason: faultClass(error) }, "warn");
    // Without a listener a dropped connection ends the process: idle ones report to the pool, busy ones to themselves.
    pool.on("error", lost);
    pool.on("connect", (client) => void client.on("error", lost));
    return pool;
  }

  /** One process at a time: two that start together would both create the queue's tables, and one of them fail. */
  async function start() {
    const turn = await upkeep.connect();
    try {
      await turn.query(`begin; select pg_advisory_xact_lock(${startLock})`);
      const { all, db } = dbOf(upkeep);
      // Even "create index if not exists" locks the table, against visitors of the processes that already run.
      const empty = (await all(schemaMissing)).length > 0;
      if (empty && role === "command") throw noRequests();
      if (empty) await upkeep.query(sql.schema);
      // Whoever waits for this lock has visitors wait behind it: not for long, and the next call tries again.
      for (const [name, type] of sql.addedColumns) {
        if ((await all(columnMissing, name)).length === 0) continue;
        await upkeep.query(`begin; set local lock_timeout = 1000; ${sql.addColumn(name, type)}; commit`);
      }
      await all(sql.keepSecret, randomBytes(32).toString("base64url"));
      const secret = readSecret((await all(sql.secret))[0]);
      return { boss: await startQueue(db, log, role === "server" ? Math.ceil(leaseMs / 1000) : undefined), secret };
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

  /** Runs `work`; where its tables have vanished, creates them anew with an alarm and runs it once more. */
  async function healing<T>(work: () => Promise<T>): Promise<T> {
    const before = ready;
    try {
      return await work();
    } catch (error) {
      if (role !== "server" || !vanished.has(faultClass(error))) throw error;
      if (ready === before) {
        log("store.vanished", { reason: faultClass(error), alarm: true }, "error");
        ready = undefined;
        void before?.then(({ boss }) => boss.stop({ close: false, graceful: false })).catch(() => undefined);
      }
      return work();
    }
  }

  return {
    transaction: (timeoutMs, work) => {
      const deadline = performance.now() + timeoutMs;
      return healing(() => transact(deadline, work));
    },
    all: (text, ...values) =>
      healing(async () => {
        await whenReady();
        return (await visitors.query(text, values)).rows;
      }),
    async close() {
      const started = await ready?.catch(() => undefined);
      await started?.boss.stop({ close: false, graceful: false });
      await Promise.all([visitors.end(), upkeep.end()]);
    },
  };

  async function transact<T>(deadline: number, work: (tx: Transaction) => Promise<T>): Promise<T> {
    const { boss, secret } = await whenReady();
    const client = await visitors.connect();
    let broken = true;
    try {
      await client.query(
        "begin; set local statement_timeout = 2000; set local idle_in_transaction_session_timeout = 5000",
      );
      const result = await work({ ...dbOf(client), boss, secret });
      if (performance.now() > deadline) throw Object.assign(new Error("too late to commit"), { code: "TOO_LATE" });
      await client.query("commit");
      broken = false;
      return result;
    } finally {
      // Closing the connection is the one way to roll back that also works when the server does not answer.
      client.release(broken);
    }
  }
}

function dbOf(connection: pg.Pool | pg.PoolClient) {
  return {
    all: async (text: string, ...values: Value[]): Promise<unknown[]> => (await connection.query(text, values)).rows,
    db: { executeSql: (text: string, values?: unknown[]) => connection.query(text, values) },
  };
}

async function startQueue(db: Db, log: LogEvent, expireInSeconds: number | undefined): Promise<PgBoss> {
  const boss = new PgBoss({
    db,
    schema: bossSchema,
    schedule: false,
    supervise: expireInSeconds !== undefined,
    superviseIntervalSeconds: 10,
    monitorIntervalSeconds: 10,
  });
  boss.on("error", (error) => log("store.error", { step: "queue", reason: faultClass(error) }, "warn"));
  const settings = {
    // The queue's own limits are set out of reach (a job that is never delivered would be deleted silently after 14
    // days, or fail after 2 crashes): the table alone says when a request is given up.
    retentionSeconds: 90 * 24 * 3600,
    retryLimit: 1_000_000,
  };
  try {
    await boss.start();
    await boss.createQueue(queueName, settings);
    if (expireInSeconds !== undefined) await boss.updateQueue(queueName, { ...settings, expireInSeconds });
    return boss;
  } catch (error) {
    await boss.stop({ close: false, graceful: false });
    throw error;
  }
}

/**
 * Waiting requests that are overdue since $1 and have no job in queue $2: what a half-done send or the queue's clean-up
 * leaves.
 */
export const withoutJob = `
select id, next_at from contact_request
where state = 'waiting' and next_at < $1
  and not exists (select 1 from ${bossSchema}.job where name = $2 and job.id = contact_request.id::uuid and job.state < 'completed')
order by next_at limit 500 for update skip locked`;
