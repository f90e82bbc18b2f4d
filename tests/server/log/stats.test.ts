import { expect, test } from "vitest";
import { createLog } from "../../../server/log/log.ts";
import { createStats } from "../../../server/log/stats.ts";

const page = { id: "0123456789", method: "GET", route: "/", status: 200, ms: 1, bytes: 9 };

test("a minute with requests causes one summary, a minute without requests none, and each counts anew", async () => {
  const lines: string[] = [];
  const log = createLog("info", { write: (text) => void lines.push(...text.trimEnd().split("\n")) });
  const stats = createStats({ log, requestsWaiting: async () => 3 });
  await stats.tell();
  expect(lines).toEqual([]);
  for (let ms = 1; ms <= 100; ms += 1) stats.log.access({ ...page, ms, status: ms > 98 ? 503 : 200 });
  await stats.tell();
  stats.log.access(page);
  await stats.tell();
  const [first, second] = lines.map((line) => JSON.parse(line)).filter(({ event }) => event === "stats");
  expect(first).toMatchObject({ requests: 100, p50Ms: 51, p95Ms: 96, errors5xx: 2, requestsWaiting: 3 });
  expect(first.rssMb).toBeGreaterThan(10);
  expect(typeof first.lagMs).toBe("number");
  expect(second).toMatchObject({ requests: 1, p95Ms: 1, errors5xx: 0 });
});
