import { randomUUID } from "node:crypto";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import pg from "pg";
import { afterAll, beforeAll, describe, it } from "vitest";
import type { Enquiry } from "../../../server/enquiries/enquiry.ts";
import { createPostgresStore } from "../../../server/enquiries/postgres-store.ts";
import { createSqliteStore } from "../../../server/enquiries/sqlite-store.ts";
import type { EnquiryStore } from "../../../server/enquiries/table-store.ts";
import type { Payload } from "../../../views/enquiries/define-form.ts";
import { postgresAvailable, startPostgres, type TestPostgres } from "../servers/postgres.ts";
import { temporaryFolder } from "../temporary-folder.ts";
import { expectNoPersonalValues, keptLog, rentEnquiry, testLimits } from "./enquiry-samples.ts";

/** Two stores on one new place, like two processes. */
export type TwoStores = {
  store: EnquiryStore;
  second: EnquiryStore;
  /** When the test began, in ms since 1970. Stores receive the time with each call. */
  now: number;
  /** Accepts an enquiry into the first store, at `now` unless told otherwise. */
  take(changes?: Payload, at?: number): Promise<Enquiry>;
};

/** Context of a test of the stores' contract. `lines` are all log lines of the stores so far. */
export type StoreKit = {
  /** Vitest's `it`; skipped if the database is not available. */
  test: typeof it | typeof it.skip;
  /** A test with two stores, which are closed afterwards. */
  storeTest(about: string, work: (stores: TwoStores) => Promise<void>, limits?: typeof testLimits): void;
  /** An empty place for a store: a file, or a database's address. */
  place(): Promise<string>;
  create(place: string): EnquiryStore;
  /** Runs a statement over a separate connection. */
  sql(place: string, text: string): Promise<unknown>;
  lines: ReturnType<typeof keptLog>["lines"];
};

export function describeStores(describeStore: (kit: StoreKit) => void): void {
  const { log, lines } = keptLog();
  const folder = temporaryFolder(afterAll);
  let postgres: TestPostgres | undefined;
  beforeAll(async () => {
    postgres = await startPostgres();
  }, 60_000);
  afterAll(() => postgres?.stop());

  expectNoPersonalValues();
  const kinds = [
    {
      name: "sqlite",
      place: async () => join(folder, randomUUID(), "requests.sqlite"),
      create: createSqliteStore,
      sql: async (file: string, text: string) => {
        const database = new DatabaseSync(file);
        database.exec(text);
        database.close();
      },
      present: true,
    },
    {
      name: "postgres",
      place: async () => (await postgres?.freshDatabase()) ?? "",
      create: createPostgresStore,
      sql: postgresSql,
      present: postgresAvailable(),
    },
  ] as const;
  describe.each(kinds)("a request store on $name", ({ create, present, ...kind }) => {
    const test = present ? it : it.skip;
    const storeTest: StoreKit["storeTest"] = (about, work, limits = testLimits) =>
      test(about, async () => {
        const place = await kind.place();
        const store = create(place, log, limits);
        const second = create(place, log, limits);
        const now = Date.now();
        const take = async (changes?: Payload, at = now) => {
          const enquiry = rentEnquiry(changes);
          await store.accept(enquiry, at);
          return enquiry;
        };
        try {
          await Promise.all([store.stats(0), second.stats(0)]);
          await work({ store, second, now, take });
        } finally {
          await Promise.all([store.close(), second.close()]);
        }
      });
    describeStore({ ...kind, test, storeTest, create: (place) => create(place, log, testLimits), lines });
  });
}

/** Runs a statement on a database, and returns its rows. */
export async function postgresSql(url: string, text: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client(url);
  await client.connect();
  try {
    return (await client.query(text)).rows;
  } finally {
    await client.end();
  }
}
