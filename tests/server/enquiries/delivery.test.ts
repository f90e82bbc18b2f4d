import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createDelivery, retryAfterMs } from "../../../server/enquiries/delivery.ts";
import type { Answer } from "../../../server/enquiries/enquiry.ts";
import { type FormName, formNames } from "../../../views/enquiries/define-form.ts";
import { rentEnquiry } from "../../support/enquiries/enquiry-samples.ts";
import { type FaultyUpstream, startFaultyUpstream, type UpstreamMode } from "../../support/servers/faulty-upstream.ts";

let upstream: FaultyUpstream;
beforeAll(async () => {
  upstream = await startFaultyUpstream();
});
afterAll(() => upstream.close());

/** Far more than any answer takes, also on a busy machine. */
const answerMaxMs = 30_000;
const shortMs = 300;
const later = (reason: string, more = {}): Answer => ({ outcome: "later", reason, ...more });
const accepted: Answer = { outcome: "accepted" };
const rejected: Answer = { outcome: "rejected", status: 200 };
const unclear: Answer = { outcome: "unclear", reason: "no-flag" };

const deliver = (enquiry = rentEnquiry(), timeoutMs = answerMaxMs, baseUrl = upstream.url) =>
  createDelivery({ baseUrl, key: "open-key", now: Date.now })(enquiry, timeoutMs);

describe("a submission", () => {
  it("is posted with its own values in order, the key, and its id as the Idempotency-Key", async () => {
    upstream.mode = "up";
    const enquiry = rentEnquiry();
    await deliver(enquiry, answerMaxMs, upstream.url);
    const receipt = upstream.receipts.at(-1);
    expect(receipt).toMatchObject({ path: "/callbacks/rent", key: enquiry.id, accept: "application/json" });
    expect(JSON.stringify(receipt?.body)).toBe(JSON.stringify({ ...enquiry.payload, key: "open-key", now: Date.now }));
  });

  it.each<[string, Answer]>([
    ['{"success":true}', accepted],
    ['{"data":{"success":true}}', accepted],
    ['{"success":true,"data":{"id":1}}', accepted],
    ['{"success":true,"data":null}', accepted],
    ['{"success":false}', rejected],
    ['{"data":{"success":false}}', rejected],
    ['{"success":false,"error":"phone"}', rejected],
    ['{"data":{"id":1}}', unclear],
    ['{"success":"true"}', unclear],
    ["{}", unclear],
    ["null", unclear],
    ["[]", unclear],
  ])("has the same result for every form after 200 %s", async (body, answer) => {
    upstream.mode = { status: 200, body };
    for (const form of formNames as readonly FormName[])
      expect(await deliver({ ...rentEnquiry(), form }), form).toEqual(answer);
  });

  it.each<[UpstreamMode, Answer]>([
    ["422", { outcome: "rejected", status: 422 }],
    ["500", later("status-500")],
    ["503", later("status-503")],
    ["401", later("status-401", { alarm: true })],
    ["403", later("status-403", { alarm: true })],
    ["429", later("status-429", { retryAfterMs: 7000 })],
    ["reset", later("ECONNRESET")],
    ["hang", later("timeout")],
    ["drip", later("timeout")],
    ["html", later("no-json")],
    ["empty", later("no-json")],
    ["no flag", unclear],
    ["redirect", later("no-redirect")],
    ["huge", later("max-size")],
    ["truncated", later("ECONNRESET")],
  ])("has the listed result after %s", async (mode, answer) => {
    upstream.mode = mode;
    const isEndless = mode === "hang" || mode === "drip";
    expect(await deliver(rentEnquiry(), isEndless ? shortMs : answerMaxMs)).toEqual(answer);
  });

  it("to a closed port is retried later", async () => {
    expect(await deliver(rentEnquiry(), answerMaxMs, "http://127.0.0.1:1")).toEqual(later("ECONNREFUSED"));
  });
});

it.each([
  ["120", 120_000],
  ["Thu, 01 Jan 2026 00:02:00 GMT", 120_000],
  ["Wed, 31 Dec 2025 23:00:00 GMT", undefined],
  ["0", undefined],
  ["999999", 3_600_000],
  ["-5", undefined],
  ["soon", undefined],
  [null, undefined],
])("Retry-After: %s", (header, ms) => {
  expect(retryAfterMs(header, Date.parse("2026-01-01T00:00:00Z"))).toBe(ms);
});
