import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { webCommand } from "../server/bundle/rehearse.ts";
import { createMetrics } from "../server/log/metrics.ts";
import { formNames } from "../views/enquiries/define-form.ts";
import { postgresAvailable } from "./support/servers/postgres.ts";
import { redisAvailable } from "./support/servers/redis.ts";

test("npm start starts the built server with the Procfile's command", () => {
  expect(webCommand).toMatch(/\bnode\b.* dist\/server\/main\.js$/);
  expect(JSON.parse(readFileSync("package.json", "utf8")).scripts.start).toContain(webCommand);
});

// Elsewhere the tests of both are skipped with a line.
test.runIf(process.env.SERVERS === "required")("Postgres and Redis are there for their tests", () => {
  expect({ postgres: postgresAvailable(), redis: redisAvailable() }).toEqual({ postgres: true, redis: true });
});

const works = (command: string, ...args: string[]) => spawnSync(command, args).status === 0;
test("alerts and OPERATING.md name only metrics that the site has", async () => {
  const log = { event: () => {}, access: () => {}, flush: () => {} };
  // The figures of /readyz.
  const facts = {
    ready: true,
    deadEnquiries: 0,
    waitingEnquiries: 0,
    oldestWaitingMs: 0,
    storeAnswers: true,
    setAsideFiles: 0,
  };
  const text = await createMetrics(log).text({ ...facts, picturesAtWork: 0, partsFailing: 0, listsHeld: 0 });
  const known = new Set([...text.matchAll(/^# TYPE (\w+)/gm)].map(([, name]) => name));
  for (const file of ["server/alerts.yml", "server/OPERATING.md"]) {
    const named = readFileSync(file, "utf8").match(/\b(?:site|nodejs)_\w+/g) ?? [];
    expect(named.length).toBeGreaterThan(5);
    expect(named.filter((name) => !known.has(name.replace(/_(?:count|bucket|sum)$/, "")))).toEqual([]);
  }
});

test("OPERATING.md names the goals of counters that pages send", () => {
  const [, goals] = /: create ([^;]*?) as goals/.exec(readFileSync("server/OPERATING.md", "utf8")) ?? [];
  expect(goals?.match(/\w+/g)).toEqual(formNames);
});

test.runIf(works("promtool", "--version"))("Prometheus takes the rules of alerts", () => {
  const { status, stdout, stderr } = spawnSync("promtool", ["check", "rules", "server/alerts.yml"], {
    encoding: "utf8",
  });
  expect({ status, said: stdout + stderr }).toEqual({ status: 0, said: expect.stringContaining("SUCCESS") });
});

// Debian's package `prometheus` has promtool; without it the proofs are skipped with a line.
const hasPromtool = works("promtool", "--version");
if (!hasPromtool) process.stderr.write("SKIPPED: promtool is missing; the alarms are not proved\n");
test.runIf(hasPromtool)("each alarm goes off when it should, and for nothing else", () => {
  const { status, stdout, stderr } = spawnSync("promtool", ["test", "rules", "tests/alerts-cases.yml"], {
    encoding: "utf8",
  });
  expect({ status, said: stdout + stderr }).toMatchObject({ status: 0 });
});
