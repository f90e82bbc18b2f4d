import pg from "pg";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openStoreAsGuest } from "../../../server/requests/open-store.ts";
import { createPostgresStore } from "../../../server/requests/postgres-store.ts";
import { eventsOf, startBuiltSite } from "../../support/built-site.ts";
import { postForm } from "../../support/post.ts";
import { postgresAvailable, startPostgres, type TestPostgres } from "../../support/postgres.ts";
import { keptLog, personal, rentRequest, testLimits } from "../../support/request-samples.ts";
import { passInQueue } from "../../support/request-stores.ts";
import { MINUTE_MS } from "../../support/spans.ts";

const { log } = keptLog();

let postgres: TestPostgres | undefined;
const postgresPlace = async () => (await postgres?.freshDatabase()) ?? "";

beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(() => postgres?.stop());

const present = postgresAvailable() ? it : it.skip;

describe("the postgres store", () => {
  const own = postgresAvailable() && !process.env.TEST_DATABASE_URL ? it : it.skip;

  own("fails fast while the server is frozen, and recovers without a restart", async () => {
    const store = createPostgresStore(await postgresPlace(), log, testLimits);
    postgres?.signal("SIGSTOP");
    const begun = performance.now();
    await expect(store.accept(rentRequest(), Date.now())).rejects.toThrow();
    expect(performance.now() - begun).toBeLessThan(2500);
    postgres?.signal("SIGCONT");
    expect(await store.accept(rentRequest(), Date.now())).toMatchObject({ kind: "new" });
    await store.close();
  });

  present("commits nothing after its caller's time-out", async () => {
    const where = await postgresPlace();
    const store = createPostgresStore(where, log, { ...testLimits, acceptTimeoutMs: 0 });
    await expect(store.accept(rentRequest(), Date.now())).rejects.toMatchObject({ code: "TOO_LATE" });
    expect((await store.stats(Date.now())).waiting).toBe(0);
    await store.close();
  });

  present("creates a new job for a request whose job vanished", async () => {
    const where = await postgresPlace();
    const store = createPostgresStore(where, log, testLimits);
    await store.accept(rentRequest(), Date.now() - 2 * MINUTE_MS);
    const client = new pg.Client(where);
    await client.connect();
    await client.query("delete from pgboss.job");
    await client.end();
    expect(await store.claim(Date.now(), 4)).toEqual([]);
    await store.tidy(Date.now(), MINUTE_MS);
    await passInQueue(where, 1000);
    expect(await store.claim(Date.now() + 1000, 4)).toHaveLength(1);
    await store.close();
  });

  present("leases no running attempt twice, even if the queue considers it expired", async () => {
    const where = await postgresPlace();
    const store = createPostgresStore(where, log, testLimits);
    const request = rentRequest();
    await store.accept(request, Date.now() - MINUTE_MS);
    expect(await store.claim(Date.now(), 4)).toHaveLength(1);
    const client = new pg.Client(where);
    await client.connect();
    await client.query("update pgboss.job set state = 'retry', start_after = now() - interval '1 minute'");
    await client.end();
    expect(await store.claim(Date.now(), 4)).toEqual([]);
    await passInQueue(where, testLimits.leaseMs);
    expect(await store.claim(Date.now() + testLimits.leaseMs, 4)).toMatchObject([
      { request: { id: request.id }, number: 3 },
    ]);
    await store.close();
  });

  present("takes the queue's time limit of an attempt only from a server that delivers", async () => {
    const where = await postgresPlace();
    const guest = await openStoreAsGuest({ databaseUrl: where }, log, "release");
    await guest?.stats(Date.now());
    const server = createPostgresStore(where, log, { ...testLimits, leaseMs: 100_000 });
    await server.accept(rentRequest(), Date.now());
    const later = await openStoreAsGuest({ databaseUrl: where }, log, "command");
    expect(await later?.redrive(rentRequest().id, Date.now())).toBe(false);
    const client = new pg.Client(where);
    await client.connect();
    const { rows } = await client.query("select expire_seconds from pgboss.queue where name = 'contact-requests'");
    expect(rows).toEqual([{ expire_seconds: 100 }]);
    await client.end();
    await Promise.all([guest, server, later].map((store) => store?.close()));
  });

  present("stores no personal data outside its own table", async () => {
    const where = await postgresPlace();
    const store = createPostgresStore(where, log, testLimits);
    const request = rentRequest();
    await store.accept(request, Date.now());
    const client = new pg.Client(where);
    await client.connect();
    const jobs = JSON.stringify((await client.query("select * from pgboss.job")).rows);
    expect(jobs).toContain(request.id);
    for (const value of Object.values(personal)) expect(jobs).not.toContain(value);
    await client.end();
    await store.close();
  });

  present("rejects a command on a database without requests, and creates no tables", async () => {
    const where = await postgresPlace();
    const command = await openStoreAsGuest({ databaseUrl: where }, log, "command");
    await expect(command?.stats(Date.now())).rejects.toThrow(/no requests are kept/);
    await command?.close();
    const client = new pg.Client(where);
    await client.connect();
    expect((await client.query("select to_regclass('contact_request') as t")).rows).toEqual([{ t: null }]);
    await client.end();
  });

  present("causes no error in the log when a built server stops", async () => {
    const site = await startBuiltSite({ DATABASE_URL: await postgresPlace() });
    expect((await postForm(site, "/requests/callback", { phone: "+79990000001" })).status).toBe(303);
    site.process.kill("SIGTERM");
    expect(await site.exited).toBe(0);
    expect(eventsOf(site, "store.error")).toEqual([]);
    expect(eventsOf(site, "stats")).toHaveLength(1);
  });
});
