import { afterAll, beforeAll, describe, expect, it, onTestFinished } from "vitest";
import { openStoreAsGuest } from "../../../server/requests/open-store.ts";
import { createPostgresStore } from "../../../server/requests/postgres-store.ts";
import { tables } from "../../../server/requests/request-sql.ts";
import type { RequestStore } from "../../../server/requests/request-store.ts";
import { eventsOf, startBuiltSite } from "../../support/built-site.ts";
import { postForm } from "../../support/post.ts";
import { postgresAvailable, startPostgres, type TestPostgres } from "../../support/postgres.ts";
import { keptLog, personal, rentRequest, testLimits } from "../../support/request-samples.ts";
import { passInQueue, postgresSql } from "../../support/request-stores.ts";
import { MINUTE_MS } from "../../support/spans.ts";

const { log } = keptLog();

let postgres: TestPostgres | undefined;
const place = async () => (await postgres?.freshDatabase()) ?? "";
beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(() => postgres?.stop());

/** A store of the running test. */
function open(where: string, limits = {}): RequestStore {
  const store = createPostgresStore(where, log, { ...testLimits, ...limits });
  onTestFinished(() => store.close());
  return store;
}
async function openAsGuest(where: string, role: "release" | "command"): Promise<RequestStore> {
  const store = (await openStoreAsGuest({ databaseUrl: where }, log, role)) ?? expect.fail("no store");
  onTestFinished(() => store.close());
  return store;
}

const present = postgresAvailable() ? it : it.skip;

describe("the postgres store", () => {
  const own = postgresAvailable() && !process.env.TEST_DATABASE_URL ? it : it.skip;

  own("fails fast while the server is frozen, and recovers without a restart", async () => {
    const store = open(await place());
    postgres?.signal("SIGSTOP");
    const begun = performance.now();
    await expect(store.accept(rentRequest(), Date.now())).rejects.toThrow();
    expect(performance.now() - begun).toBeLessThan(2500);
    postgres?.signal("SIGCONT");
    expect(await store.accept(rentRequest(), Date.now())).toMatchObject({ kind: "new" });
  });

  present("commits nothing after its caller's time-out", async () => {
    const store = open(await place(), { acceptTimeoutMs: 0 });
    await expect(store.accept(rentRequest(), Date.now())).rejects.toMatchObject({ code: "TOO_LATE" });
    expect((await store.stats(Date.now())).waiting).toBe(0);
  });

  present("creates any of its tables again that was removed alone, without a restart", async () => {
    const where = await place();
    const store = open(where);
    await store.accept(rentRequest(), Date.now());
    for (const table of tables) {
      await postgresSql(where, `drop table ${table}`);
      expect(await store.accept(rentRequest({ comment: table }), Date.now())).toMatchObject({ kind: "new" });
      await store.tidy(Date.now(), MINUTE_MS);
    }
    expect((await store.stats(Date.now())).waiting).toBe(2);
  });

  present("creates a new job for a request whose job vanished", async () => {
    const where = await place();
    const store = open(where);
    await store.accept(rentRequest(), Date.now() - 2 * MINUTE_MS);
    await postgresSql(where, "delete from pgboss.job");
    expect(await store.claim(Date.now(), 4)).toEqual([]);
    await store.tidy(Date.now(), MINUTE_MS);
    await passInQueue(where, 1000);
    expect(await store.claim(Date.now() + 1000, 4)).toHaveLength(1);
  });

  present("leases no running attempt twice, even if the queue considers it expired", async () => {
    const where = await place();
    const store = open(where);
    const request = rentRequest();
    await store.accept(request, Date.now() - MINUTE_MS);
    expect(await store.claim(Date.now(), 4)).toHaveLength(1);
    await postgresSql(where, "update pgboss.job set state = 'retry', start_after = now() - interval '1 minute'");
    const other = rentRequest({ comment: "другое" });
    await store.accept(other, Date.now() - 2 * testLimits.leaseMs);
    expect(await store.claim(Date.now(), 4)).toMatchObject([{ request: { id: other.id }, number: 2 }]);
    await passInQueue(where, testLimits.leaseMs);
    const again = await store.claim(Date.now() + testLimits.leaseMs, 4);
    expect(again).toContainEqual(expect.objectContaining({ request, number: 3 }));
  });

  present("takes the queue's time limit of an attempt only from a server that delivers", async () => {
    const where = await place();
    await (await openAsGuest(where, "release")).stats(Date.now());
    await open(where, { leaseMs: 100_000 }).accept(rentRequest(), Date.now());
    expect(await (await openAsGuest(where, "command")).redrive(rentRequest().id, Date.now())).toBe(false);
    const rows = await postgresSql(where, "select expire_seconds from pgboss.queue where name = 'contact-requests'");
    expect(rows).toEqual([{ expire_seconds: 100 }]);
  });

  present("stores no personal data outside its own table", async () => {
    const where = await place();
    const request = rentRequest();
    await open(where).accept(request, Date.now());
    const jobs = JSON.stringify(await postgresSql(where, "select * from pgboss.job"));
    expect(jobs).toContain(request.id);
    for (const value of Object.values(personal)) expect(jobs).not.toContain(value);
  });

  present("rejects a command on a database without requests, and creates no tables", async () => {
    const where = await place();
    await expect((await openAsGuest(where, "command")).stats(Date.now())).rejects.toThrow(/no requests are kept/);
    expect(await postgresSql(where, "select to_regclass('contact_request') as t")).toEqual([{ t: null }]);
  });

  present("causes no error in the log when a built server stops", async () => {
    const site = await startBuiltSite({ DATABASE_URL: await place() });
    expect((await postForm(site, "/requests/callback", { phone: "+79990000001" })).status).toBe(303);
    site.process.kill("SIGTERM");
    expect(await site.exited).toBe(0);
    expect(eventsOf(site, "store.error")).toEqual([]);
    expect(eventsOf(site, "stats")).toHaveLength(1);
  });
});
