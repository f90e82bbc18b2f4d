import { randomUUID } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { firstAttempt } from "../../../server/requests/contact-request.ts";
import { createCourier } from "../../../server/requests/courier.ts";
import type { RequestStore } from "../../../server/requests/request-store.ts";
import { createRequests } from "../../../server/requests/requests.ts";
import { createSqliteStore } from "../../../server/requests/sqlite-store.ts";
import { createUpstream } from "../../../server/requests/upstream.ts";
import { consent } from "../../../views/requests/consent.ts";
import { type FaultyUpstream, startFaultyUpstream, upstreamModes } from "../../support/faulty-upstream.ts";
import { keptLog, personal, rentPayload, rentRequest, testLimits } from "../../support/request-samples.ts";

let upstream: FaultyUpstream;
const folder = mkdtempSync(join(tmpdir(), "accept-"));

beforeAll(async () => {
  upstream = await startFaultyUpstream();
});
afterAll(async () => {
  await upstream.close();
  rmSync(folder, { recursive: true });
});
beforeEach(() => {
  upstream.mode = "up";
  upstream.receipts.length = 0;
});

const taken = () => upstream.receipts.filter((receipt) => receipt.taken);
const newFile = () => join(folder, `${randomUUID()}.sqlite`);

/** The requests of one process, on a real store and a real upstream; `change` breaks the store. */
function site({ file = newFile(), change = (store: RequestStore) => store, durable = true } = {}) {
  const { log, lines, events } = keptLog();
  const store = change(createSqliteStore(file, log, { ...testLimits, leaseMs: 300 }));
  const deliver = createUpstream({ baseUrl: upstream.url, key: "k" });
  const courier = createCourier({ store, deliver, log, retryMs: 1, attemptTimeoutMs: 200, storeTimeoutMs: 150 });
  const parts = {
    durable: durable ? { store, courier } : undefined,
    deliver,
    log,
    apiTimeoutMs: 200,
    storeTimeoutMs: 150,
  };
  const requests = createRequests(parts);
  const accept = (changes = {}) => requests.accept("rent", rentPayload(changes));
  return { requests, accept, store, courier, lines, events };
}

/** Upstream is well again: everything that is still waiting goes out. */
async function drain({ courier, store }: ReturnType<typeof site>): Promise<void> {
  upstream.mode = "up";
  for (let n = 0; n < 60 && (await store.stats(Date.now())).waiting > 0; n += 1) {
    await courier.deliverDue().catch(() => undefined);
    await sleep(20);
  }
}

describe("a contact request", () => {
  it("is accepted, delivered once and forgotten", async () => {
    const one = site();
    expect(await one.accept()).toBe("accepted");
    expect(taken()).toHaveLength(1);
    expect(one.events()).toEqual(["request.accepted", "request.delivered"]);
    expect(await one.store.list({ limit: 5 })).toMatchObject([{ state: "delivered", attempts: 1 }]);
    expect(await one.requests.stats()).toMatchObject({ durability: "durable", store: "ok", waiting: 0 });
  });

  it("is acknowledged and kept for a person when the upstream answers neither yes nor no", async () => {
    const one = site();
    upstream.mode = "no flag";
    expect(await one.accept()).toBe("accepted");
    expect(await one.accept()).toBe("duplicate");
    expect(upstream.receipts).toHaveLength(1);
    expect(await one.store.list({ limit: 5 })).toMatchObject([{ state: "dead", reason: "no-flag" }]);
  });

  it.each(upstreamModes)("is answered in time and truthfully when upstream is: %s", async (mode) => {
    const one = site();
    upstream.mode = mode;
    upstream.retryAfter = "0";
    const begun = performance.now();
    const outcome = await one.accept();
    expect(performance.now() - begun).toBeLessThan(700);
    expect(outcome).toBe(mode === "rejected" || mode === "422" ? "rejected" : "accepted");
    await drain(one);
    expect(taken().length).toBe(outcome === "accepted" && mode !== "no flag" ? 1 : 0);
    expect(new Set(upstream.receipts.map(({ key }) => key)).size).toBe(1);
    await one.requests.stop(100);
  });

  it("is one request upstream for 20 identical presses at once, in two processes", async () => {
    const file = newFile();
    const [one, two] = [site({ file }), site({ file })];
    const outcomes = await Promise.all(Array.from({ length: 20 }, (_, n) => (n % 2 ? one : two).accept()));
    expect(taken()).toHaveLength(1);
    expect(outcomes.filter((outcome) => outcome === "accepted")).toHaveLength(1);
    expect(outcomes.filter((outcome) => outcome === "duplicate")).toHaveLength(19);
    expect(await one.accept()).toBe("duplicate");
  });

  it("that was rejected is a new one when it comes again, and no second press is thanked for it", async () => {
    const file = newFile();
    const [one, two] = [site({ file }), site({ file })];
    upstream.mode = "rejected";
    expect(await Promise.all([one, two, one, two].map(({ accept }) => accept()))).toEqual(Array(4).fill("rejected"));
    upstream.mode = "up";
    expect(await two.accept()).toBe("accepted");
    expect(taken()).toHaveLength(1);
  });
});

describe("when the store fails", () => {
  const broken = (how: () => Promise<never>) => (store: RequestStore) => ({ ...store, accept: how });
  const fails = broken(() => Promise.reject(Object.assign(new Error(`row of ${personal.phone}`), { code: "53100" })));
  const hangs = broken(() => new Promise<never>(() => {}));

  it.each([
    ["fails", fails],
    ["hangs", hangs],
  ])("and it %s, the request is delivered before the visitor is thanked, and once in 10 minutes", async (_, change) => {
    const one = site({ change });
    expect(await one.accept()).toBe("accepted");
    expect(await one.accept()).toBe("duplicate");
    expect(taken()).toHaveLength(1);
    upstream.mode = "503";
    expect(await one.accept({ comment: "другой" })).toBe("failed");
    upstream.mode = "rejected";
    expect(await one.accept({ comment: "третий" })).toBe("rejected");
    expect(JSON.stringify(one.lines)).not.toContain(personal.phone);
  });

  it("a row that was committed after all does not go out a second time", async () => {
    const one = site({
      change: (store) => ({ ...store, accept: async (...args) => sleep(250).then(() => store.accept(...args)) }),
    });
    expect(await one.accept()).toBe("accepted");
    await sleep(400);
    await drain(one);
    expect(taken()).toHaveLength(1);
    expect(await one.store.list({ limit: 5 })).toMatchObject([{ state: "delivered" }]);
  });

  it.each(["rejects", "hangs"] as const)(
    "at any one call that %s, nobody who was thanked is lost",
    async (how) => {
      for (const mode of ["up", "503", "rejected"] as const) {
        for (let failing = 1; failing <= 6; failing += 1) {
          upstream.receipts.length = 0;
          upstream.mode = mode;
          let calls = 0;
          const change = (store: RequestStore): RequestStore =>
            new Proxy(store, {
              get: (target, name: keyof RequestStore) =>
                name === "close" || name === "stats" ? target[name] : counted(target, name),
            });
          const counted =
            (target: RequestStore, name: keyof RequestStore) =>
            (...args: never[]) => {
              calls += 1;
              if (calls === failing) return how === "hangs" ? new Promise(() => {}) : Promise.reject(new Error("I/O"));
              return Reflect.apply(target[name], target, args);
            };
          const one = site({ change });
          const outcome = await one.accept({ comment: `${mode} ${failing} ${how}` });
          if (outcome === "accepted") {
            await Promise.race([drain(one), sleep(1500)]);
            expect(taken().length, `${mode}, call ${failing} ${how}`).toBeGreaterThan(0);
            expect(new Set(taken().map(({ key }) => key)).size).toBe(1);
          } else {
            expect(outcome).toBe(mode === "rejected" ? "rejected" : "failed");
          }
        }
      }
    },
    60_000,
  );
});

describe("the same values within 10 minutes", () => {
  const keys = () => new Set(upstream.receipts.map(({ key }) => key)).size;

  it.each([true, false])("keep their key, whatever became of the first (durable: %s)", async (durable) => {
    const one = site({ durable });
    for (const mode of ["rejected", "422", "hang", "reset", "up"] as const) {
      upstream.mode = mode;
      await one.accept();
    }
    expect(taken().length).toBeLessThanOrEqual(1);
    expect(keys()).toBe(1);
    upstream.mode = "up";
    await one.accept({ comment: "другой" });
    expect(keys()).toBe(2);
  });

  it("keep it after a rejection in another process, and the second one is kept when the API is down", async () => {
    const file = newFile();
    const [one, two] = [site({ file }), site({ file })];
    upstream.mode = "rejected";
    expect(await one.accept()).toBe("rejected");
    upstream.mode = "503";
    expect(await two.accept()).toBe("accepted");
    await drain(two);
    expect(taken()).toHaveLength(1);
    expect(keys()).toBe(1);
    expect(await one.store.list({ limit: 5 })).toMatchObject([{ state: "delivered" }]);
  });

  it("keep it while the store fails and comes back", async () => {
    let broken = true;
    const one = site({
      change: (store) => ({
        ...store,
        accept: (...args) => (broken ? Promise.reject(new Error("disk")) : store.accept(...args)),
      }),
    });
    upstream.mode = "hang";
    expect(await one.accept()).toBe("failed");
    broken = false;
    expect(await one.accept()).toBe("accepted");
    await drain(one);
    expect(keys()).toBe(1);
    expect(taken()).toHaveLength(1);
  });

  it("a rejection of the first press that is written down late does not close the second", async () => {
    const one = site();
    const [first, second] = [rentRequest(), rentRequest()];
    const now = Date.now();
    await one.store.accept(first, now);
    await one.store.rejected(firstAttempt(first, now), now, "status-422");
    expect(await one.store.accept(second, now + 5)).toEqual({ kind: "new", id: first.id });
    await one.store.rejected(firstAttempt(first, now), now + 6, "status-422");
    expect(await one.store.show(first.id)).toMatchObject({ state: "waiting" });
  });
});

describe("without a durable place", () => {
  it("a request is delivered before the visitor is thanked", async () => {
    const one = site({ durable: false });
    expect(await one.accept()).toBe("accepted");
    expect(one.lines.find(({ event }) => event === "request.delivered")?.fields.consent).toBe(consent.edition);
    expect(await Promise.all([one.accept(), one.accept()])).toEqual(["duplicate", "duplicate"]);
    for (const mode of ["503", "reset", "hang"] as const) {
      upstream.mode = mode;
      expect(await one.accept({ comment: mode })).toBe("failed");
    }
    upstream.mode = "up";
    expect(await one.accept({ comment: "hang" })).toBe("accepted");
    expect(await one.requests.stats()).toMatchObject({ durability: "none", store: "none" });
  });
});

it("no log line carries a value that a visitor typed", async () => {
  const all: unknown[] = [];
  for (const mode of upstreamModes) {
    upstream.mode = mode;
    for (const durable of [true, false]) {
      const one = site({ durable });
      await one.accept({ comment: `${personal.comment} ${mode}` });
      all.push(...one.lines);
    }
  }
  expect(all.length).toBeGreaterThan(40);
  for (const value of Object.values(personal)) expect(JSON.stringify(all)).not.toContain(value);
});
