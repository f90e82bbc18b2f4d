import { expect, test } from "vitest";
import { createLog } from "../../../server/log/log.ts";
import { createStats } from "../../../server/log/stats.ts";

/** Stats over a log in memory. */
function kept() {
  const lines: string[] = [];
  const log = createLog("info", { write: (text) => void lines.push(...text.trimEnd().split("\n")) });
  const stats = createStats({ log, requestsWaiting: async () => 3 });
  return { stats, lines: () => lines.map((line) => JSON.parse(line)) };
}

const page = { id: "0123456789", method: "GET", route: "/", status: 200, ms: 1, bytes: 9 };

test("a minute with requests causes one summary: count, latency, errors, waiting requests", async () => {
  const { stats, lines } = kept();
  for (let ms = 1; ms <= 100; ms += 1) stats.log.access({ ...page, ms, status: ms > 98 ? 503 : 200 });
  await stats.tell();
  const [told] = lines().filter(({ event }) => event === "stats");
  expect(told).toMatchObject({ requests: 100, p50Ms: 51, p95Ms: 96, errors5xx: 2, requestsWaiting: 3 });
  expect(told.rssMb).toBeGreaterThan(10);
  expect(typeof told.lagMs).toBe("number");
});
test("a minute without requests causes no log line", async () => {
  const { stats, lines } = kept();
  await stats.tell();
  expect(lines()).toEqual([]);
});
test("the counters restart every minute", async () => {
  const { stats, lines } = kept();
  stats.log.access({ ...page, ms: 5, status: 500 });
  await stats.tell();
  stats.log.access({ ...page, ms: 1, status: 200 });
  await stats.tell();
  expect(lines().filter(({ event }) => event === "stats")[1]).toMatchObject({ requests: 1, p95Ms: 1, errors5xx: 0 });
});
