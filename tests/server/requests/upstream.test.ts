import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Answer } from "../../../server/requests/contact-request.ts";
import { createUpstream } from "../../../server/requests/upstream.ts";
import { retryAfterMs } from "../../../server/requests/waits.ts";
import { formNames } from "../../../views/requests/define-form.ts";
import { type FaultyUpstream, startFaultyUpstream, type UpstreamMode } from "../../support/faulty-upstream.ts";
import { rentRequest } from "../../support/request-samples.ts";

let upstream: FaultyUpstream;
beforeAll(async () => {
  upstream = await startFaultyUpstream();
});
afterAll(() => upstream.close());

/** Far more than any answer takes, also on a busy machine. */
const answerMaxMs = 30_000;
const shortMs = 300;
const deliver = (timeoutMs: number) =>
  createUpstream({ baseUrl: `${upstream.url}/`, key: "open-key" })(rentRequest(), timeoutMs);

describe("a submission", () => {
  it("is posted with its own values in order, the key, and its id as the Idempotency-Key", async () => {
    upstream.mode = "up";
    const request = rentRequest();
    await createUpstream({ baseUrl: upstream.url, key: "open-key" })(request, answerMaxMs);
    const receipt = upstream.receipts.at(-1);
    expect(receipt).toMatchObject({ path: "/callbacks/rent", key: request.id, accept: "application/json" });
    expect(receipt?.body).toEqual({ ...request.payload, key: "open-key" });
  });

  it.each(formNames)("of %s is accepted or rejected by the flag of its own answer", async (form) => {
    const post = createUpstream({ baseUrl: upstream.url, key: "k" });
    upstream.mode = "up";
    expect(await post({ ...rentRequest(), form }, answerMaxMs)).toEqual({ outcome: "accepted" });
    upstream.mode = "rejected";
    expect(await post({ ...rentRequest(), form }, answerMaxMs)).toEqual({ outcome: "rejected", status: 200 });
  });

  const accepted: Answer = { outcome: "accepted" };
  const rejected: Answer = { outcome: "rejected", status: 200 };
  const unclear: Answer = { outcome: "unclear", reason: "no-flag" };
  const flags: [string, Answer][] = [
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
  ];
  it.each(flags)("has the same result for every form after 200 %s", async (body, answer) => {
    upstream.mode = { status: 200, body };
    for (const form of formNames) {
      const post = createUpstream({ baseUrl: upstream.url, key: "k" });
      expect(await post({ ...rentRequest(), form }, answerMaxMs)).toEqual(answer);
    }
  });

  const table: [UpstreamMode, Answer][] = [
    ["422", { outcome: "rejected", status: 422 }],
    ["500", { outcome: "later", reason: "status-500" }],
    ["503", { outcome: "later", reason: "status-503" }],
    ["401", { outcome: "later", reason: "status-401", alarm: true }],
    ["403", { outcome: "later", reason: "status-403", alarm: true }],
    ["429", { outcome: "later", reason: "status-429", retryAfterMs: 7000 }],
    ["reset", { outcome: "later", reason: "ECONNRESET" }],
    ["hang", { outcome: "later", reason: "timeout" }],
    ["drip", { outcome: "later", reason: "timeout" }],
    ["html", { outcome: "later", reason: "no-json" }],
    ["empty", { outcome: "later", reason: "no-json" }],
    ["no flag", { outcome: "unclear", reason: "no-flag" }],
    ["redirect", { outcome: "later", reason: "no-redirect" }],
    ["huge", { outcome: "later", reason: "max-size" }],
    ["truncated", { outcome: "later", reason: "ECONNRESET" }],
  ];
  it.each(table)("has the listed result after %s", async (mode, answer) => {
    upstream.mode = mode;
    const isEndless = mode === "hang" || mode === "drip";
    expect(await deliver(isEndless ? shortMs : answerMaxMs)).toEqual(answer);
  });

  it("to a closed port is retried later", async () => {
    const post = createUpstream({ baseUrl: "http://127.0.0.1:1", key: "k" });
    expect(await post(rentRequest(), answerMaxMs)).toEqual({ outcome: "later", reason: "ECONNREFUSED" });
  });
});

describe("Retry-After", () => {
  it.each([
    ["120", 120_000],
    ["Thu, 01 Jan 2026 00:02:00 GMT", 120_000],
    ["Wed, 31 Dec 2025 23:00:00 GMT", 0],
    ["999999", 3_600_000],
    ["-5", undefined],
    ["soon", undefined],
    [null, undefined],
  ])("%s", (header, ms) => {
    expect(retryAfterMs(header, Date.parse("2026-01-01T00:00:00Z"))).toBe(ms);
  });
});
