import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished } from "vitest";
import { createCourier } from "../../../server/enquiries/courier.ts";
import { createDelivery } from "../../../server/enquiries/delivery.ts";
import { createEnquiries } from "../../../server/enquiries/enquiries.ts";
import { createPostgresStore } from "../../../server/enquiries/postgres-store.ts";
import type { EnquiryStore } from "../../../server/enquiries/table-store.ts";
import { expectNoPersonalValues, keptLog, rentPayload, testLimits } from "../../support/enquiries/enquiry-samples.ts";
import { postgresSql } from "../../support/enquiries/enquiry-stores.ts";
import { type FaultyUpstream, startFaultyUpstream } from "../../support/servers/faulty-upstream.ts";
import { postgresAvailable, startPostgres, type TestPostgres } from "../../support/servers/postgres.ts";
import { HOUR_MS } from "../../support/spans.ts";

let postgres: TestPostgres | undefined;
let upstream: FaultyUpstream;
beforeAll(async () => {
  postgres = await startPostgres();
  upstream = await startFaultyUpstream();
}, 60_000);
afterAll(async () => {
  await upstream.close();
  await postgres?.stop();
});
beforeEach(() => {
  upstream.receipts.length = 0;
});
expectNoPersonalValues();

/** One process on a database. It waits `commitMs` for the commit of an enquiry. `clock.aheadMs` ends leases. */
async function startProcess(place: string, commitMs: number) {
  const { log, events } = keptLog();
  const clock = { aheadMs: 0 };
  const now = () => Date.now() + clock.aheadMs;
  const calls = { closing: 0 };
  const plain = createPostgresStore(place, log, testLimits);
  const intake = createPostgresStore(place, log, { ...testLimits, leaseMs: commitMs });
  const counted =
    <Args extends unknown[]>(work: (...args: Args) => Promise<boolean>) =>
    async (...args: Args) => {
      const isChanged = await work(...args);
      calls.closing += 1;
      return isChanged;
    };
  const store: EnquiryStore = {
    ...plain,
    accept: intake.accept,
    delivered: counted(plain.delivered),
    rejected: counted(plain.rejected),
  };
  const deliver = createDelivery({ baseUrl: upstream.url, key: "k", now });
  const courier = createCourier({ store, deliver, log, retryMs: 1, attemptTimeoutMs: 1000, now });
  const enquiries = createEnquiries({
    durable: { store, courier },
    deliver,
    log,
    apiTimeoutMs: 1000,
    key: "shared",
    now,
  });
  // The commit must begin within the time that a visitor waits for the store.
  await intake.stats(now());
  onTestFinished(async () => {
    await enquiries.stop(1000);
    await intake.close();
  });
  return { enquiries, courier, store, clock, calls, events };
}

/** Commits last until a standby that does not exist has them; returns the function that ends that. */
async function holdCommits(place: string): Promise<() => Promise<void>> {
  const change = async (setting: string) => {
    await postgresSql(place, `alter system ${setting}`);
    await postgresSql(place, "select pg_reload_conf()");
  };
  const release = () => change("reset synchronous_standby_names");
  onTestFinished(release);
  await change("set synchronous_standby_names = 'lost'");
  // The server reads its configuration in its own time: from now on each commit is held once one is.
  const held: Promise<unknown>[] = [];
  const isHeld = async () => {
    held.push(postgresSql(place, `create table probe_${held.length} ()`));
    const waiting = "select 1 from pg_stat_activity where wait_event = 'SyncRep'";
    return (await postgresSql(place, waiting)).length > 0;
  };
  await expect.poll(isHeld).toBe(true);
  onTestFinished(async () => void (await Promise.all(held)));
  return release;
}
const present = postgresAvailable() ? describe : describe.skip;

present.each([
  { mode: "up", outcome: "accepted", state: "delivered" },
  { mode: "rejected", outcome: "rejected", state: "rejected" },
] as const)("an enquiry whose commit outlasts the visitor's patience, and that the API calls: $outcome", (answer) => {
  const { mode, outcome, state } = answer;
  beforeEach(() => {
    upstream.mode = mode;
  });

  it("is closed as soon as its row appears, before another process may send it", async () => {
    const place = (await postgres?.freshDatabase()) ?? "";
    const running = await startProcess(place, HOUR_MS);
    const other = await startProcess(place, HOUR_MS);
    const release = await holdCommits(place);
    expect(await running.enquiries.accept("rent", rentPayload())).toBe(outcome);
    expect(await running.store.list({ limit: 5 })).toEqual([]);
    await release();
    await expect.poll(() => running.store.list({ limit: 5 })).toMatchObject([{ state, attempts: 1 }]);
    other.clock.aheadMs = 2 * HOUR_MS;
    await other.courier.deliverDue();
    expect(upstream.receipts).toHaveLength(1);
    expect(running.events()).not.toContain("enquiry.dead");
  });

  it("is not sent again by its process if the row appears after the answer to the commit was given up", async () => {
    const place = (await postgres?.freshDatabase()) ?? "";
    const running = await startProcess(place, 1);
    const release = await holdCommits(place);
    expect(await running.enquiries.accept("rent", rentPayload())).toBe(outcome);
    await expect.poll(() => running.calls.closing).toBe(1);
    await release();
    await expect.poll(() => running.store.list({ limit: 5 })).toHaveLength(1);
    running.clock.aheadMs = HOUR_MS;
    await running.courier.deliverDue();
    expect(await running.store.list({ limit: 5 })).toMatchObject([{ state }]);
    expect(upstream.receipts).toHaveLength(1);
    expect(running.events().filter((name) => name === "enquiry.rejected").length).toBe(mode === "rejected" ? 1 : 0);
    expect(running.events()).not.toContain("enquiry.dead");
  });
});
