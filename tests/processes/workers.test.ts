import { expect, onTestFinished, test } from "vitest";
import { send } from "../support/servers/raw-http.ts";
import { startBuiltSite } from "../support/sites/built-site.ts";
import { eventsOf } from "../support/sites/logged-events.ts";

test("Of two workers one answers who connects while the other hangs; a killed one is replaced; SIGTERM stops all with 0", async () => {
  const site = await startBuiltSite({ WEB_CONCURRENCY: "2" });
  onTestFinished(async () => void (await site.stop("SIGTERM")));
  const loaded = (count: number) => expect.poll(() => eventsOf(site, "content.loaded").length).toBe(count);
  await loaded(2);
  const first = Number(eventsOf(site, "worker.started")[0]?.pid);
  process.kill(first, "SIGSTOP");
  const checks = Array.from({ length: 10 }, () => send(`${site.url}/healthz`));
  await Promise.race(checks);
  process.kill(first, "SIGKILL");
  expect((await Promise.all(checks)).map(({ status }) => status)).toEqual(checks.map(() => 200));
  // The workers' stand-in APIs share a port: a killed one takes the reads with it that it was answering.
  await loaded(3);
  expect(eventsOf(site, "worker.died")).toMatchObject([{ pid: first, signal: "SIGKILL" }]);
  const answers = await Promise.all(Array.from({ length: 20 }, () => fetch(`${site.url}/about`)));
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
  expect(new Set(await Promise.all(answers.map((answer) => answer.text()))).size).toBe(1);
  expect(await site.stop("SIGTERM")).toBe(0);
  expect(eventsOf(site, "shutdown.done")).toHaveLength(2);
});
