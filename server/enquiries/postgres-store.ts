import pg from "pg";
import { faultClass } from "../log/faults.ts";
import type { LogEvent } from "../log/log.ts";
import * as sql from "./enquiry-sql.ts";
import {
  createTableStore,
  type Database,
  type EnquiryStore,
  NoEnquiries,
  type Run,
  type StoreOptions,
} from "./table-store.ts";

/** What all processes share besides enquiries: the content, and the secrets of the site. */
const otherTables: Readonly<Record<string, string>> = {
  content_snapshot: `create table if not exists content_snapshot (
    id integer primary key check (id = 1), body text not null, saved_at timestamptz not null default now())`,
  shared_secret: "create table if not exists shared_secret (name text primary key, secret text not null)",
};

const allTables = [...sql.tables, ...Object.keys(otherTables)];
const missingTables = `
select name from unnest(array['${allTables.join("', '")}']) as name where to_regclass(name) is null`;

/** $1 a column. */
const columnMissing = `
select 1 where not exists (
  select 1 from pg_attribute where attrelid = 'contact_request'::regclass and attname = $1 and not attisdropped)`;

/** $1 an index. */
const indexMissing = "select 1 where to_regclass($1) is null";

/** SQLSTATEs of a missing table or schema: removed, or another database restored, while this process ran. */
const vanished = new Set(["42P01", "3F000"]);

/** Arbitrary fixed advisory lock keys. */
const startLock = 55_000_001;
const claimLock = 55_000_002;

const int8AsNumber: pg.CustomTypesConfig = {
  getTypeParser: (oid, format) => (oid === pg.types.builtins.INT8 ? Number : pg.types.getTypeParser(oid, format)),
};

/** Enquiries in Postgres, shared by any number of processes. */
export const createPostgresStore = (url: string, log: LogEvent, options: StoreOptions): EnquiryStore =>
  createTableStore(connectPostgres(url, log, options), log, options);

const finds = async (client: pg.PoolClient, query: string, name: string): Promise<boolean> =>
  (await client.query(query, [name])).rows.length > 0;

/** Statements queue behind the request for a lock, so that has a short time limit; the next call retries. */
async function addColumns(client: pg.PoolClient): Promise<void> {
  for (const [name, type] of sql.addedColumns) {
    if (await finds(client, columnMissing, name)) {
      await client.query(`begin; set local lock_timeout = 1000; ${sql.addColumn(name, type)}; commit`);
    }
  }
}

async function addIndexes(client: pg.PoolClient, onFault: (error: unknown) => void): Promise<void> {
  for (const [name, columns] of sql.addedIndexes) {
    if (await finds(client, indexMissing, name)) {
      await client.query(`create index concurrently if not exists ${name} on ${columns}`).catch(onFault);
    }
  }
}

/** At most 4 connections, and one that creates missing tables. A failed start is retried at the next call. */
function connectPostgres(url: string, log: LogEvent, { role, leaseMs }: StoreOptions): Database {
  const pool = openPool({ max: 4, query_timeout: 2500 });
  const migrations = openPool({ max: 1, query_timeout: 15_000 });
  /**
   * A commit that was sent cannot be taken back, and takes long on a slow disk or without its standby. Its answer says
   * when rows become visible: before another process may lease them. The types of `pg` lack `query_timeout` here.
   */
  const commit = { text: "commit", query_timeout: leaseMs };
  let ready: Promise<void> | undefined;
  /** The SQLSTATE that said that tables are gone. */
  let vanishedBy: string | undefined;

  function openPool(settings: pg.PoolConfig): pg.Pool {
    const base = { connectionString: url, connectionTimeoutMillis: 1500, types: int8AsNumber, keepAlive: true };
    const opened = new pg.Pool({ ...base, ...settings });
    const lost = (error: Error) => log("store.error", { step: "connection", reason: faultClass(error) }, "warn");
    // Without a listener a dropped connection ends the process. Idle clients emit on the pool, busy ones on themselves.
    opened.on("error", lost);
    opened.on("connect", (client) => void client.on("error", lost));
    return opened;
  }

  /**
   * Without an index all works, only slower; without the snapshot a start waits for the API; without the secrets each
   * process has its own.
   */
  const without = (step: string) => (error: unknown) => log("store.error", { step, reason: faultClass(error) }, "warn");

  async function createTables(client: pg.PoolClient): Promise<void> {
    // Even "create index if not exists" takes a lock that blocks visitors of running processes.
    const { rows } = await client.query<{ name: string }>(missingTables);
    const missing = new Set(rows.map(({ name }) => name));
    if (role === "command" && sql.tables.every((name) => missing.has(name))) throw new NoEnquiries();
    if (sql.tables.some((name) => missing.has(name))) {
      if (vanishedBy) log("store.vanished", { reason: vanishedBy, alarm: true }, "error");
      await client.query(sql.schema);
    }
    const otherMissing = Object.entries(otherTables).filter(([name]) => missing.has(name));
    for (const [name, schema] of otherMissing) await client.query(schema).catch(without(`table ${name}`));
  }

  /** Serialised between processes: two concurrent starts would both create the tables, and one would fail. */
  async function start(): Promise<void> {
    const client = await migrations.connect();
    try {
      await client.query("select pg_advisory_lock($1)", [startLock]);
      await createTables(client);
      await addColumns(client);
      await addIndexes(client, without("index"));
    } finally {
      // Closing the connection releases the advisory lock.
      client.release(true);
    }
  }

  function whenReady(): Promise<void> {
    ready ??= start().catch((error: unknown) => {
      ready = undefined;
      throw error;
    });
    return ready;
  }

  /** Runs `work`. If its tables are missing, recreates them, those of enquiries with an alarm, and runs it again. */
  async function healing<T>(work: () => Promise<T>): Promise<T> {
    const before = ready;
    try {
      return await work();
    } catch (error) {
      if (role !== "server" || !vanished.has(faultClass(error))) throw error;
      if (ready === before) {
        vanishedBy = faultClass(error);
        ready = undefined;
      }
      return work();
    }
  }

  async function transact<T>(work: (run: Run) => Promise<T>): Promise<T> {
    await whenReady();
    const client = await pool.connect();
    let broken = true;
    try {
      await client.query(
        "begin; set local statement_timeout = 2000; set local idle_in_transaction_session_timeout = 5000",
      );
      const result = await work(async (text, ...values) => (await client.query(text, values)).rows);
      await client.query(commit);
      broken = false;
      return result;
    } finally {
      // Closing the connection rolls back even if the server does not answer.
      client.release(broken);
    }
  }

  return {
    transaction: (_, work) => healing(() => transact(work)),
    run: (text, ...values) =>
      healing(async () => {
        await whenReady();
        return (await pool.query(text, values)).rows;
      }),
    claims: { turn: `select pg_advisory_xact_lock(${claimLock})`, rowLock: "for update skip locked" },
    async close() {
      await ready?.catch(() => undefined);
      await Promise.all([pool.end(), migrations.end()]);
    },
  };
}
