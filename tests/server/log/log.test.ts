import { closeSync, openSync } from "node:fs";
import { IncomingMessage } from "node:http";
import { Socket } from "node:net";
import { expect, test } from "vitest";
import { createLog, standardOutput } from "../../../server/log/log.ts";
import { arrivalOf } from "../../../server/log/request-context.ts";
import { createStats } from "../../../server/log/stats.ts";

/** A log in memory. `parsed` are its lines so far. */
function memoryLog() {
  const lines: string[] = [];
  const log = createLog("debug", { write: (text) => void lines.push(...text.trimEnd().split("\n")) });
  return { log, lines, parsed: () => lines.map((line) => JSON.parse(line)) };
}

const access = (route: string) => ({ id: "0123456789", method: "GET", route, status: 200, ms: 0.1, bytes: 9 });

test("an event is written at once, as one JSON line with its name, level and fields", () => {
  const { log, parsed } = memoryLog();
  log.event("enquiry.accepted", { form: "callback", ms: 3, reason: 'a\r\n{"level":"fatal"}' });
  const fields = { form: "callback", ms: 3, reason: 'a\r\n{"level":"fatal"}' };
  expect(parsed()).toEqual([{ level: "info", time: expect.any(String), event: "enquiry.accepted", ...fields }]);
});
test("access lines are buffered; a flush writes them together, as JSON with all fields of a request", () => {
  const { log, lines, parsed } = memoryLog();
  log.access({ ...access("/:rent"), cache: "stale", aborted: true }, "warn");
  log.access(access("/requests/:form"));
  expect(lines).toEqual([]);
  log.flush();
  expect(parsed()).toEqual([
    { level: "warn", time: expect.any(String), event: "http", ...access("/:rent"), cache: "stale", aborted: true },
    { level: "info", time: expect.any(String), event: "http", ...access("/requests/:form") },
  ]);
});
test.each(["+79161234567", "8 (916) 123-45-67", "+7 916 123 45 67", "anna.petrova@company.ru"])(
  "the log masks %s in any field",
  (personal) => {
    const { log, lines } = memoryLog();
    log.event("anything", { reason: `the driver said: ${personal}!` });
    expect(lines[0]).not.toContain(personal);
    expect(lines[0]).toContain("***");
  },
);
test.each([
  "2b294daa-c87e-48aa-b51a-e79161234567",
  "b51a0000-8916-4234-a567-89161234567a",
  "a7916123-4567-4234-a567-0123456789ab",
  "b1f0c5d2-1234-4f6a-9b8c-79161234567a",
])("the id %s and times stay whole: they are no phone numbers", (id) => {
  const { log, parsed } = memoryLog();
  const at = "2026-11-20T18:40:12.034Z";
  log.event("enquiry.accepted", { id, at, reason: "+79161234567" });
  log.access({ ...access("/"), id });
  log.flush();
  expect(parsed()).toMatchObject([{ id, at }, { id }]);
  expect(parsed()[0].reason).not.toContain("+79161234567");
});
test("a router's id that looks like a phone number never reaches the log", () => {
  const request = (id: string) => Object.assign(new IncomingMessage(new Socket()), { headers: { "x-request-id": id } });
  for (const id of ["79161234567", "8-916-123-45-67", "id-89161234567"])
    expect(arrivalOf(request(id), true).id).not.toBe(id);
  for (const id of ["2b294daa-c87e-48aa-b51a-e79161234567", "4c8d2f10"]) {
    expect(arrivalOf(request(id), true).id).toBe(id);
    expect(arrivalOf(request(id), false).id, "no router is trusted").not.toBe(id);
  }
});
test("a minute with requests causes one summary, a minute without requests none, and each counts anew", async () => {
  const { log, lines, parsed } = memoryLog();
  const stats = createStats({ log, enquiriesWaiting: async () => 3 });
  await stats.report();
  expect(lines).toEqual([]);
  for (let ms = 1; ms <= 100; ms += 1) stats.log.access({ ...access("/"), ms, status: ms > 98 ? 503 : 200 });
  await stats.report();
  stats.log.access(access("/"));
  await stats.report();
  const [first, second] = parsed().filter(({ event }) => event === "stats");
  expect(first).toMatchObject({ requests: 100, p50Ms: 50, p95Ms: 95, errors5xx: 2, enquiriesWaiting: 3 });
  expect(first.rssMb).toBeGreaterThan(10);
  expect(typeof first.lagMs).toBe("number");
  expect(second).toMatchObject({ requests: 1, p95Ms: 0.1, errors5xx: 0 });
});
test.skipIf(process.platform !== "linux")("a full disk lets the log keep a megabyte at most", () => {
  const fd = openSync("/dev/full", "w");
  const out = standardOutput(fd);
  const droppedBytes: number[] = [];
  out.on("drop", (text) => droppedBytes.push(text.length));
  const lineBytes = 100_000;
  const linesCount = 50;
  for (let at = 0; at < linesCount; at += 1) out.write("x".repeat(lineBytes));
  expect(linesCount * lineBytes - droppedBytes.length * lineBytes).toBeLessThanOrEqual(1_000_000);
  closeSync(fd);
});
test("a code has its meaning beside it, and requests have no line where that is switched off", () => {
  const lines: string[] = [];
  const log = createLog("info", { write: (text) => void lines.push(text) }, false);
  log.event("store.error", { reason: "sqlite-13" }, "error");
  log.access(access("/:rent"));
  log.flush();
  expect(lines).toHaveLength(1);
  expect(JSON.parse(lines[0] ?? "")).toMatchObject({ reason: "sqlite-13", words: "the disk is full" });
});
