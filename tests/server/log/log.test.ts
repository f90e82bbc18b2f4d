import { expect, test } from "vitest";
import { createLog } from "../../../server/log/log.ts";

/** A log in memory. */
function memoryLog() {
  const lines: string[] = [];
  const log = createLog("debug", { write: (text) => void lines.push(...text.trimEnd().split("\n")) });
  return { log, lines };
}

const access = (route: string) => ({ id: "0123456789", method: "GET", route, status: 200, ms: 0.1, bytes: 9 });

test("an event is written at once, as one JSON line with its name, level and fields", () => {
  const { log, lines } = memoryLog();
  log.event("request.accepted", { form: "callback", ms: 3 });
  expect(lines).toHaveLength(1);
  expect(JSON.parse(lines[0] ?? "")).toMatchObject({
    level: "info",
    event: "request.accepted",
    form: "callback",
    ms: 3,
  });
});
test("access lines are buffered and written together; a flush writes them at once", () => {
  const { log, lines } = memoryLog();
  log.access(access("/"));
  log.access(access("/news"));
  expect(lines).toEqual([]);
  log.flush();
  expect(lines.map((line) => JSON.parse(line).route)).toEqual(["/", "/news"]);
});
test("an access line is JSON with all fields of a request", () => {
  const { log, lines } = memoryLog();
  log.access({ ...access("/:rent"), cache: "stale", aborted: true }, "warn");
  log.access(access("/requests/:form"));
  log.flush();
  expect(lines.map((line) => JSON.parse(line))).toEqual([
    { level: "warn", time: expect.any(String), event: "http", ...access("/:rent"), cache: "stale", aborted: true },
    { level: "info", time: expect.any(String), event: "http", ...access("/requests/:form") },
  ]);
});
test("buffered access lines are written within a third of a second", async () => {
  const { log, lines } = memoryLog();
  log.access(access("/"));
  await new Promise((resolve) => setTimeout(resolve, 330));
  expect(lines).toHaveLength(1);
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
])("the id %s stays whole: it is no phone number", (id) => {
  const { log, lines } = memoryLog();
  log.event("request.accepted", { id, reason: "+79161234567" });
  log.access({ ...access("/"), id });
  log.flush();
  for (const line of lines) expect(JSON.parse(line).id).toBe(id);
  expect(lines[0]).not.toContain("+79161234567");
});
test("a line break in a field does not start a new line", () => {
  const { log, lines } = memoryLog();
  log.event("anything", { reason: 'a\r\n{"level":"fatal"}' });
  expect(lines).toHaveLength(1);
});
test("the park's own phone and times stay unmasked", () => {
  const { log, lines } = memoryLog();
  log.event("anything", { at: "2026-11-20T18:40:12.034Z", id: "b1f0c5d2-1234-4f6a-9b8c-79161234567a" });
  expect(lines[0]).toContain("2026-11-20T18:40:12.034Z");
});
