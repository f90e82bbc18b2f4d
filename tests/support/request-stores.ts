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

/** Context of a test of the stores' contract. `lines` are all log lines of the stores so far. */
export type StoreKit = {
  name: "sqlite" | "postgres";
  /** Vitest's `it`; skipped if the database is not available. */
  test: typeof it | typeof it.skip;
  /** An empty place for a store: a file, or a database's address. */
  place(): Promise<string>;
  create(place: string): RequestStore;
  /** Removes storage in use: the file or, if `wholly`, its folder; the tables or, if `wholly`, also the queue. */
  remove(place: string, wholly: boolean): Promise<void>;
  /**
   * Opens two stores on one new place, like two processes, and closes them afterwards. `pass` advances the queue's own
   * clock by milliseconds. Stores receive the time with each call.
   */
  withStore(
    work: (store: RequestStore, second: RequestStore, pass: (ms: number) => Promise<void>) => Promise<void>,
    limits?: typeof testLimits,
  ): Promise<void>;
  lines: ReturnType<typeof keptLog>["lines"];
};

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

/** Advances time for the jobs of a queue: moves their timestamps back. */
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
