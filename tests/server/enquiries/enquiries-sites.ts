import { randomUUID } from "node:crypto";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, beforeEach } from "vitest";
import { createCourier } from "../../../server/enquiries/courier.ts";
import { createDelivery } from "../../../server/enquiries/delivery.ts";
import { createEnquiries } from "../../../server/enquiries/enquiries.ts";
import { createSqliteStore } from "../../../server/enquiries/sqlite-store.ts";
import type { EnquiryStore } from "../../../server/enquiries/table-store.ts";
import { expectNoPersonalValues, keptLog, rentPayload, testLimits } from "../../support/enquiries/enquiry-samples.ts";
import { type FaultyUpstream, startFaultyUpstream } from "../../support/servers/faulty-upstream.ts";
import { temporaryFolder } from "../../support/temporary-folder.ts";

/** The intake of enquiries with real stores and one real upstream, for the tests of a file. */
export function enquiriesSites() {
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
  function site({ file = newFile(), change = (store: EnquiryStore) => store, durable = true } = {}) {
    const { log, lines, events } = keptLog();
    const store = change(createSqliteStore(file, log, { ...testLimits, leaseMs: 1500 }));
    const deliver = createDelivery({ baseUrl: upstream.url, key: "k" });
    const courier = createCourier({ store, deliver, log, retryMs: 1, attemptTimeoutMs: 1000, storeTimeoutMs: 500 });
    const parts = {
      durable: durable ? { store, courier } : undefined,
      deliver,
      log,
      apiTimeoutMs: 1000,
      storeTimeoutMs: 500,
      key: () => ["shared"] as const,
    };
    const enquiries = createEnquiries(parts);
    const accept = (changes = {}) => enquiries.accept("rent", rentPayload(changes));
    return { enquiries, accept, store, courier, lines, events };
  }

  /** Recovers the upstream and delivers all waiting enquiries. */
  async function drain({ courier, store }: ReturnType<typeof site>): Promise<void> {
    upstream.mode = "up";
    for (let n = 0; n < 250 && (await store.stats(Date.now())).waiting > 0; n += 1) {
      await courier.deliverDue().catch(() => undefined);
      await sleep(20);
    }
  }

  return {
    site,
    drain,
    newFile,
    /** The submissions that the upstream accepted. */
    taken: () => upstream.receipts.filter((receipt) => receipt.taken),
    upstream: () => upstream,
  };
}
