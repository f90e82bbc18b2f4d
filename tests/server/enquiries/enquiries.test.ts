import { randomUUID } from "node:crypto";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { createCourier } from "../../../server/enquiries/courier.ts";
import { createDelivery } from "../../../server/enquiries/delivery.ts";
import { createEnquiries } from "../../../server/enquiries/enquiries.ts";
import { firstAttempt } from "../../../server/enquiries/enquiry.ts";
import { createSqliteStore } from "../../../server/enquiries/sqlite-store.ts";
import type { EnquiryStore } from "../../../server/enquiries/table-store.ts";
import { consent } from "../../../views/enquiries/define-form.ts";
import {
  expectNoPersonalValues,
  keptLog,
  personal,
  rentEnquiry,
  rentPayload,
  testLimits,
} from "../../support/enquiries/enquiry-samples.ts";
import { type FaultyUpstream, startFaultyUpstream, upstreamModes } from "../../support/servers/faulty-upstream.ts";
import { temporaryFolder } from "../../support/temporary-folder.ts";

let upstream: FaultyUpstream;
const folder = temporaryFolder(afterAll);
beforeAll(async () => {
  upstream = await startFaultyUpstream();
});
afterAll(() => upstream.close());
beforeEach(() => {
  upstream.mode = "up";
  upstream.receipts.length = 0;
});
expectNoPersonalValues();
const newFile = () => join(folder, `${randomUUID()}.sqlite`);

/** One process's intake with a real store and a real upstream. `change` makes the store fail. */
function site({ file = newFile(), change = (store: EnquiryStore) => store, durable = true, leaseMs = 1500 } = {}) {
  const { log, lines, events } = keptLog();
  const store = change(createSqliteStore(file, log, { ...testLimits, leaseMs }));
  const deliver = createDelivery({ baseUrl: upstream.url, key: "k", now: Date.now });
  const courier = createCourier({
    store,
    deliver,
    log,
    retryMs: 1,
    attemptTimeoutMs: 1000,
    storeTimeoutMs: 500,
    now: Date.now,
  });
  const parts = {
    durable: durable ? { store, courier } : undefined,
    deliver,
    log,
    apiTimeoutMs: 1000,
    storeTimeoutMs: 500,
    key: "shared",
    now: Date.now,
  };
  const enquiries = createEnquiries(parts);
  const accept = (changes = {}) => enquiries.accept("rent", rentPayload(changes));
  return { enquiries, accept, store, courier, lines, events };
}

/** Recovers the upstream and delivers all waiting enquiries. */
async function drain({ courier, store }: ReturnType<typeof site>): Promise<void> {
  upstream.mode = "up";
  while ((await store.stats(Date.now())).waiting > 0) {
    await courier.deliverDue().catch(() => undefined);
    await sleep(20);
  }
}

/** The submissions that the upstream accepted. */
const taken = () => upstream.receipts.filter((receipt) => receipt.taken);
/** Two processes with one store. */
const twoSites = () => {
  const file = newFile();
  return [site({ file }), site({ file })] as const;
};
const keys = () => new Set(upstream.receipts.map(({ key }) => key)).size;

describe("an enquiry", () => {
  it("is accepted, delivered once and deleted", async () => {
    const running = site();
    expect(await running.accept()).toBe("accepted");
    expect(taken()).toHaveLength(1);
    const common = { form: "rent", ms: expect.any(Number), id: expect.stringMatching(/^[\da-f-]{36}$/) };
    expect(running.lines).toEqual([
      { event: "enquiry.accepted", level: "info", fields: { ...common, attempts: 0 } },
      { event: "enquiry.delivered", level: "info", fields: { ...common, attempts: 1 } },
    ]);
    expect(await running.store.list({ limit: 5 })).toMatchObject([{ state: "delivered", attempts: 1 }]);
    expect(await running.enquiries.stats()).toMatchObject({ durability: "durable", storeAnswers: true, waiting: 0 });
  });

  // One that never answers is not waited for: the test would hang.
  it.each(upstreamModes)("is answered, and truthfully, if the upstream is: %s", async (mode) => {
    const running = site();
    upstream.mode = mode;
    upstream.retryAfter = "0";
    const outcome = await running.accept();
    expect(outcome).toBe(["rejected", "404", "422"].includes(mode) ? "rejected" : "accepted");
    if (outcome === "accepted") expect(await running.accept()).toBe("duplicate");
    await drain(running);
    expect(taken().length).toBe(outcome === "accepted" && mode !== "no flag" ? 1 : 0);
    expect(keys()).toBe(1);
    await running.enquiries.stop(100);
  });

  it("is rejected with its concurrent duplicate in another process, and is new when it returns", async () => {
    const [running, other] = twoSites();
    const first = rentEnquiry();
    const now = Date.now();
    await running.store.accept(first, now);
    upstream.mode = "rejected";
    const duplicates = [other.accept(), other.accept()];
    await sleep(150);
    await running.store.rejected(firstAttempt(first, now), now, "status-422");
    expect(await Promise.all(duplicates)).toEqual(["rejected", "rejected"]);
    upstream.mode = "up";
    expect(await other.accept()).toBe("accepted");
    expect(taken()).toHaveLength(1);
  });

  it("is thanked for while its duplicate is still on its way from another process", async () => {
    // Waiting for the end of that process's lease would hang.
    const running = site({ leaseMs: 3_600_000 });
    await running.store.accept(rentEnquiry(), Date.now());
    expect(await running.accept()).toBe("duplicate");
  });

  it("is delivered before the thanks without a durable store", async () => {
    const running = site({ durable: false });
    expect(await running.accept()).toBe("accepted");
    expect(running.lines.find(({ event }) => event === "enquiry.delivered")?.fields.consent).toBe(consent.edition);
    expect(await Promise.all([running.accept(), running.accept()])).toEqual(["duplicate", "duplicate"]);
    for (const mode of ["503", "reset", "hang"] as const) {
      upstream.mode = mode;
      expect(await running.accept({ comment: mode })).toBe("failed");
    }
    upstream.mode = "up";
    expect(await running.accept({ comment: "hang" })).toBe("accepted");
    expect(await running.enquiries.stats()).toMatchObject({ durability: "none", storeAnswers: true });
  });
});

it.each([true, false])(
  "lets no visitor wait for the API over 5 s, whatever its time limit (durable: %s)",
  async (durable) => {
    const { store } = site();
    const { log } = keptLog();
    const limitsMs: number[] = [];
    const deliver = async (_: unknown, timeoutMs: number) => {
      limitsMs.push(timeoutMs);
      return { outcome: "accepted" } as const;
    };
    const courier = createCourier({ store, deliver, log, retryMs: 1, attemptTimeoutMs: 90_000, now: Date.now });
    const parts = { deliver, log, apiTimeoutMs: 30_000, key: "shared", now: Date.now };
    const enquiries = createEnquiries({ ...parts, durable: durable ? { store, courier } : undefined });
    expect(await enquiries.accept("rent", rentPayload())).toBe("accepted");
    expect(limitsMs).toEqual([5000]);
  },
);

describe("the same values within 10 minutes", () => {
  it("have one key in two processes without a store", async () => {
    const sites = [site({ durable: false }), site({ durable: false })];
    await Promise.all(sites.map((running) => running.accept()));
    expect(keys()).toBe(1);
  });

  it.each([true, false])("keep their key after any result of the first enquiry (durable: %s)", async (durable) => {
    const running = site({ durable });
    for (const mode of ["rejected", "422", "hang", "reset", "up"] as const) {
      upstream.mode = mode;
      await running.accept();
    }
    expect(taken().length).toBeLessThanOrEqual(1);
    expect(keys()).toBe(1);
    await running.accept({ comment: "другой" });
    expect(keys()).toBe(2);
  });

  it("keep it after a rejection in another process, and the second enquiry is stored while the API is down", async () => {
    const [running, other] = twoSites();
    upstream.mode = "rejected";
    expect(await running.accept()).toBe("rejected");
    upstream.mode = "503";
    expect(await other.accept()).toBe("accepted");
    await drain(other);
    expect([taken().length, keys()]).toEqual([1, 1]);
    expect(await running.store.list({ limit: 5 })).toMatchObject([{ state: "delivered" }]);
  });

  it("keep it while the store fails and recovers; the health tells it, though reads answer", async () => {
    let broken = true;
    const running = site({
      change: (store) => ({
        ...store,
        accept: (...args) => (broken ? Promise.reject(new Error("disk")) : store.accept(...args)),
      }),
    });
    upstream.mode = "hang";
    expect(await running.accept()).toBe("failed");
    expect(await running.enquiries.stats()).toMatchObject({ storeAnswers: false, durability: "none" });
    broken = false;
    expect(await running.accept()).toBe("accepted");
    expect(await running.enquiries.stats()).toMatchObject({ storeAnswers: true, durability: "durable" });
    await drain(running);
    expect([taken().length, keys()]).toEqual([1, 1]);
  });
});

describe("an enquiry during a failure of the store", () => {
  const broken = (how: () => Promise<never>) => (store: EnquiryStore) => ({ ...store, accept: how });
  const fails = broken(() => Promise.reject(Object.assign(new Error(`row of ${personal.phone}`), { code: "53100" })));
  const hangs = broken(() => new Promise<never>(() => {}));

  it.each([
    ["fails", fails],
    ["hangs", hangs],
  ])("(the store %s) is delivered before the thanks, and once in 10 minutes", async (_, change) => {
    const running = site({ change });
    expect(await running.accept()).toBe("accepted");
    expect(await running.accept()).toBe("duplicate");
    expect(taken()).toHaveLength(1);
    upstream.mode = "503";
    expect(await running.accept({ comment: "другой" })).toBe("failed");
    upstream.mode = "rejected";
    expect(await running.accept({ comment: "третий" })).toBe("rejected");
  });

  it("is rejected again, and not thanked, while the store cannot record its rejection", async () => {
    const running = site({
      change: (store) => ({ ...store, rejected: () => Promise.reject(new Error("disk")) }),
    });
    upstream.mode = "rejected";
    expect(await running.accept()).toBe("rejected");
    expect(await running.accept()).toBe("rejected");
  });

  it("is not delivered a second time from a row that was committed after all", async () => {
    const running = site({
      change: (store) => ({ ...store, accept: async (...args) => sleep(800).then(() => store.accept(...args)) }),
    });
    expect(await running.accept()).toBe("accepted");
    await sleep(800);
    await drain(running);
    expect(taken()).toHaveLength(1);
    expect(await running.store.list({ limit: 5 })).toMatchObject([{ state: "delivered" }]);
  });

  const faults = (["rejects", "hangs"] as const).flatMap((how) =>
    (["up", "503", "rejected"] as const).map((mode) => ({ how, mode })),
  );
  it.each(faults)(
    "is not lost after the thanks if any single call $how, and the API is: $mode",
    async ({ how, mode }) => {
      const failsAt = (failing: number) => (store: EnquiryStore) => {
        let calls = 0;
        return new Proxy(store, {
          get: (target, name: keyof EnquiryStore) =>
            name === "close" || name === "stats"
              ? target[name]
              : (...args: never[]) => {
                  calls += 1;
                  if (calls !== failing) return Reflect.apply(target[name], target, args);
                  return how === "hangs" ? new Promise(() => {}) : Promise.reject(new Error("I/O"));
                },
        });
      };
      upstream.mode = mode;
      const all = [1, 2, 3, 4, 5, 6].map((failing) => ({
        comment: `№ ${failing}`,
        ...site({ change: failsAt(failing) }),
      }));
      const outcomes = await Promise.all(all.map(({ comment, accept }) => accept({ comment })));
      const provenArrival = async (running: (typeof all)[number], outcome = outcomes[all.indexOf(running)]) => {
        if (outcome !== "accepted") return expect(outcome).toBe(mode === "rejected" ? "rejected" : "failed");
        const { comment } = running;
        const arrivals = () => taken().filter(({ body }) => body.comment === comment);
        const drained = drain(running);
        await expect.poll(() => arrivals().length, { message: comment }).toBeGreaterThan(0);
        await Promise.race([drained, sleep(1500)]);
        expect(new Set(arrivals().map(({ key }) => key)).size).toBe(1);
      };
      await Promise.all(all.map((running) => provenArrival(running)));
    },
  );
});
