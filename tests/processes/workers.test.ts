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

test("One scrape of one worker tells the figures of both, also while the other hangs", async () => {
  const token = "token-of-the-platform";
  const site = await startBuiltSite({ WEB_CONCURRENCY: "2", STATUS_TOKEN: token });
  onTestFinished(async () => void (await site.stop("SIGTERM")));
  await expect.poll(() => eventsOf(site, "content.loaded").length).toBe(2);
  const workersIn = async () => {
    const answer = await fetch(`${site.url}/metrics`, { headers: { Authorization: `Bearer ${token}` } });
    const text = await answer.text();
    expect(text.match(/^# TYPE site_ready /gm), "each metric is described once").toHaveLength(1);
    return [...text.matchAll(/^site_ready\{worker="(\d+)"\} 1$/gm)].map(([, worker]) => worker).sort();
  };
  expect(await workersIn()).toEqual(["1", "2"]);
  const [first, second] = eventsOf(site, "worker.started").map(({ pid }) => Number(pid));
  process.kill(first ?? 0, "SIGSTOP");
  const alone = await Promise.any([workersIn(), workersIn(), workersIn()]);
  process.kill(first ?? 0, "SIGCONT");
  expect(alone).toHaveLength(1);
  expect(second).toBeGreaterThan(0);
});
