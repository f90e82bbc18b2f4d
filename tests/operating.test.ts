import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { createMetrics } from "../server/log/metrics.ts";

const works = (command: string, ...args: string[]) => spawnSync(command, args).status === 0;
test("alerts and OPERATING.md name only metrics that the site has", async () => {
  const log = { event: () => {}, access: () => {}, flush: () => {} };
  // The figures of /readyz.
  const facts = { ready: true, deadEnquiries: 0, waitingEnquiries: 0, oldestWaitingMs: 0, storeAnswers: true };
  const text = await createMetrics(log).text({ ...facts, picturesAtWork: 0 });
  const known = new Set([...text.matchAll(/^# TYPE (\w+)/gm)].map(([, name]) => name));
  for (const file of ["server/alerts.yml", "server/OPERATING.md"]) {
    const named = readFileSync(file, "utf8").match(/\b(?:site|nodejs)_\w+/g) ?? [];
    expect(named.length).toBeGreaterThan(5);
    expect(named.filter((name) => !known.has(name.replace(/_(?:count|bucket|sum)$/, "")))).toEqual([]);
  }
});

test.runIf(works("promtool", "--version"))("Prometheus takes the rules of alerts", () => {
  const { status, stdout, stderr } = spawnSync("promtool", ["check", "rules", "server/alerts.yml"], {
    encoding: "utf8",
  });
  expect({ status, said: stdout + stderr }).toEqual({ status: 0, said: expect.stringContaining("SUCCESS") });
});
