import { randomUUID } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import pg from "pg";
import { afterAll, beforeAll, describe, it } from "vitest";
import { createPostgresStore } from "../../server/requests/postgres-store.ts";
import type { RequestStore } from "../../server/requests/request-store.ts";
import { createSqliteStore } from "../../server/requests/sqlite-store.ts";
import { postgresAvailable, startPostgres, type TestPostgres } from "./postgres.ts";
import { keptLog, testLimits } from "./request-samples.ts";

/** What a test of the stores' contract is given. `lines`: everything that the stores logged so far. */
export type StoreKit = {
  name: "sqlite" | "postgres";
  /** As Vitest's own; skipped where there is no such database. */
  test: typeof it | typeof it.skip;
  /** An empty place for a store: a file, or a database's address. */
  place(): Promise<string>;
  create(place: string): RequestStore;
  /** Removes storage that is in use: the file or, `wholly`, its folder; the tables or also the queue. */
  remove(place: string, wholly: boolean): Promise<void>;
  /**
   * Two stores on one fresh place, as two processes have them; closed afterwards. `pass` lets milliseconds pass for the
   * queue, which has its own clock; a store is told the time with each call.
   */
  withStore(
    work: (store: RequestStore, second: RequestStore, pass: (ms: number) => Promise<void>) => Promise<void>,
    limits?: typeof testLimits,
  ): Promise<void>;
  lines: ReturnType<typeof keptLog>["lines"];
};

/** The same tests for both stores. */
export function describeStores(tell: (kit: StoreKit) => void): void {
  const { log, lines } = keptLog();
  const folder = mkdtempSync(join(tmpdir(), "requests-"));
  let postgres: TestPostgres | undefined;
  beforeAll(async () => {
    postgres = await startPostgres();
  }, 60_000);
  afterAll(async () => {
    await postgres?.stop();
    rmSync(folder, { recursive: true });
  });

  const kinds = [
    {
      name: "sqlite",
      place: async () => join(folder, randomUUID(), "requests.sqlite"),
      create: createSqliteStore,
      remove: async (where: string, wholly: boolean) => rmSync(wholly ? dirname(where) : where, { recursive: true }),
      present: true,
    },
    {
      name: "postgres",
      place: async () => (await postgres?.freshDatabase()) ?? "",
      create: createPostgresStore,
      remove: dropTables,
      present: postgresAvailable(),
    },
  ] as const;
  describe.each(kinds)("a request store on $name", ({ name, place, create, remove, present }) => {
    const withStore: StoreKit["withStore"] = async (work, limits = testLimits) => {
      const where = await place();
      const [store, second] = [create(where, log, limits), create(where, log, limits)];
      try {
        await Promise.all([store.stats(0), second.stats(0)]);
        await work(store, second, (ms) => (name === "postgres" ? passInQueue(where, ms) : Promise.resolve()));
      } finally {
        await Promise.all([store.close(), second.close()]);
      }
    };
    tell({
      name,
      test: present ? it : it.skip,
      place,
      create: (where) => create(where, log, testLimits),
      remove,
      withStore,
      lines,
    });
  });
}

/** Lets time pass for the jobs of a queue: moves their past and future back. */
export async function passInQueue(url: string, ms: number): Promise<void> {
  const client = new pg.Client(url);
  await client.connect();
  const back = `interval '${ms} milliseconds'`;
  await client.query(`update pgboss.job set start_after = start_after - ${back}, started_on = started_on - ${back}`);
  await client.end();
}

async function dropTables(url: string, wholly: boolean): Promise<void> {
  const client = new pg.Client(url);
  await client.connect();
  await client.query("drop table contact_request, contact_fingerprint, contact_secret, contact_clock");
  if (wholly) await client.query("drop schema pgboss cascade");
  await client.end();
}
