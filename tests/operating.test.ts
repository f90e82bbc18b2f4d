import { spawnSync } from "node:child_process";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, onTestFinished, test } from "vitest";
import { webCommand } from "../server/bundle/rehearse.ts";
import { createMetrics } from "../server/log/metrics.ts";
import { formNames } from "../views/enquiries/define-form.ts";
import { postgresAvailable } from "./support/servers/postgres.ts";
import { redisAvailable } from "./support/servers/redis.ts";
import { sources } from "./support/source-files.ts";
import { temporaryFolder } from "./support/temporary-folder.ts";

test("npm start starts the built server with the Procfile's command", () => {
  expect(webCommand).toMatch(/\bnode\b.* dist\/server\/main\.js$/);
  expect(JSON.parse(readFileSync("package.json", "utf8")).scripts.start).toContain(webCommand);
});

describe("the limit of the heap", () => {
  const limitIn = (files: Record<string, string>, processes?: string) => {
    const folder = temporaryFolder(onTestFinished);
    for (const [name, text] of Object.entries(files)) {
      mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
      writeFileSync(path.join(folder, name), `${text}\n`);
    }
    const env = { PATH: process.env.PATH, WEB_CONCURRENCY: processes };
    const said = spawnSync("sh", ["server/process/heap-limit.sh", folder], { encoding: "utf8", env });
    return said.stdout.trim() || said.stderr;
  };
  const mb = (count: number) => String(count * 1024 * 1024);

  test("is half of the container's memory, within bounds", () => {
    expect(limitIn({})).toBe("512");
    expect(limitIn({ "memory.max": "max" })).toBe("512");
    expect(limitIn({ "memory.max": mb(512) })).toBe("256");
    expect(limitIn({ "memory.max": mb(128) })).toBe("128");
    expect(limitIn({ "memory.max": mb(8192) })).toBe("512");
    expect(limitIn({ "memory/memory.limit_in_bytes": mb(700) })).toBe("350");
    expect(limitIn({ "memory/memory.limit_in_bytes": "9223372036854771712" })).toBe("512");
  });

  test("is divided among the processes", () => {
    expect(limitIn({ "memory.max": mb(1024) }, "2")).toBe("256");
    expect(limitIn({ "memory.max": mb(1024) }, "many")).toBe("512");
    expect(limitIn({ "memory.max": mb(1024) }, "9".repeat(30))).toBe("128");
  });

  test("is set by the Procfile", () => {
    expect(webCommand).toContain("--max-old-space-size=$(sh server/process/heap-limit.sh)");
  });
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

/** Events that are logged as a warning, an error or the end of the process, and those with an alarm. */
const eventNeedsLook = /(?:log|event)\(\s*"([a-z.-]+)",.*?\);/gs;
const isLook = /"(?:warn|error|fatal)"|\balarm: true/;

test("The table of OPERATING.md has every alert, and names all events that need a look and none that are not logged", () => {
  const operating = readFileSync("server/OPERATING.md", "utf8");
  const table = /\n## Alarms and events\n(.*?)\n## /s.exec(operating)?.[1] ?? "";
  const alerts = [...readFileSync("server/alerts.yml", "utf8").matchAll(/- alert: (\w+)/g)].map(([, name]) => name);
  expect(alerts.length).toBeGreaterThan(10);
  expect(alerts.filter((name) => !table.includes(`\`${name}\``))).toEqual([]);

  const code = sources("server").map((file) => readFileSync(file, "utf8"));
  const events = new Set([...table.matchAll(/`([a-z]+\.[a-z-]+)`/g)].map(([, name]) => `"${name}"`));
  const needLook = code.flatMap((text) =>
    [...text.matchAll(eventNeedsLook)].flatMap(([call, name = ""]) => (isLook.test(call) ? [name] : [])),
  );
  expect(new Set(needLook).size).toBeGreaterThan(20);
  expect([...new Set(needLook)].filter((name) => !table.includes(`\`${name}\``))).toEqual([]);
  expect([...events].filter((name) => !code.some((text) => text.includes(name)))).toEqual([]);
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

test("each alarm has a case in which it goes off", () => {
  const alerts = [...readFileSync("server/alerts.yml", "utf8").matchAll(/- alert: (\w+)/g)].map(([, name]) => name);
  const cases = readFileSync("tests/alerts-cases.yml", "utf8");
  const firing = new Set([...cases.matchAll(/alertname: (\w+)\n\s+exp_alerts:/g)].map(([, name]) => name));
  expect(alerts.filter((name) => !firing.has(name))).toEqual([]);
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
