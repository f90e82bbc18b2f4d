import { writeSync } from "node:fs";
import { createCourier } from "../../../server/enquiries/courier.ts";
import { createDelivery } from "../../../server/enquiries/delivery.ts";
import { createEnquiries } from "../../../server/enquiries/enquiries.ts";
import { openEnquiryStore } from "../../../server/enquiries/open-store.ts";

/**
 * One process of the site without its pages. It accepts enquiries as fast as `CLIENTS` visitors send them, and delivers
 * them. It writes each thanked enquiry's mark to stdout at once, so the count survives `kill -9`. SIGTERM stops it
 * gracefully. With `CLIENTS=0` it only delivers.
 */
const {
  DATABASE_URL: databaseUrl,
  DATA_DIR: dataDir,
  UPSTREAM_URL: baseUrl = "",
  NAME = "",
  CLIENTS = "0",
  ATTEMPT_TIMEOUT_MS = "1000",
} = process.env;
const attemptTimeoutMs = Number(ATTEMPT_TIMEOUT_MS);
const apiTimeoutMs = attemptTimeoutMs * 0.4;
const log = () => {};
const store = await openEnquiryStore({ databaseUrl, dataDir }, log, {
  attemptTimeoutMs,
  leaseMs: attemptTimeoutMs + 1000,
  claimsPerSecondMax: 400,
});
if (!store) throw new Error("no place for requests");
const deliver = createDelivery({ baseUrl, key: "k", now: Date.now });
const courier = createCourier({ store, deliver, log, retryMs: 100, attemptTimeoutMs, now: Date.now });
const enquiries = createEnquiries({
  durable: { store, courier },
  deliver,
  log,
  apiTimeoutMs,
  key: "shared",
  now: Date.now,
});
enquiries.start();

let stopping = false;
process.once("SIGTERM", () => {
  stopping = true;
});

let marks = 0;
async function visitor(): Promise<void> {
  while (!stopping) {
    marks += 1;
    const comment = `${NAME}-${marks}`;
    const payload = { name: "Пробный", phone: "+79995550155", comment, mediaFacadeSolutionId: 1, roistat: "nocookie" };
    const begun = performance.now();
    const outcome = await enquiries.accept("advertisement", payload);
    writeSync(1, `${outcome} ${comment} ${Math.round(performance.now() - begun)}\n`);
  }
}
await Promise.all(Array.from({ length: Number(CLIENTS) }, visitor));
if (Number(CLIENTS) > 0) await enquiries.stop(5000 + attemptTimeoutMs);
