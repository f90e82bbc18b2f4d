import { expect, onTestFinished, test } from "vitest";
import { send } from "../support/servers/raw-http.ts";
import { eventsOf, startBuiltSite } from "../support/sites/built-site.ts";

/** Two workers whose stand-in APIs share a port: a killed one takes the reads with it that it was answering. */
async function startWorkers() {
  const site = await startBuiltSite({ WEB_CONCURRENCY: "2" });
  onTestFinished(async () => void (await site.stop("SIGTERM")));
  const loaded = (count: number) => expect.poll(() => eventsOf(site, "init.loaded").length).toBe(count);
  await loaded(2);
  return { site, loaded, first: Number(eventsOf(site, "worker.started")[0]?.pid) };
}

test("two workers share the port; a killed one is replaced, and SIGTERM stops all with 0", async () => {
  const { site, loaded, first } = await startWorkers();
  process.kill(first, "SIGKILL");
  await loaded(3);
  expect(eventsOf(site, "worker.died")).toMatchObject([{ pid: first, signal: "SIGKILL" }]);
  const answers = await Promise.all(Array.from({ length: 20 }, () => fetch(`${site.url}/about`)));
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
  const pages = await Promise.all(answers.map((answer) => answer.text()));
  expect(new Set(pages).size).toBe(1);
  expect(await site.stop("SIGTERM")).toBe(0);
  expect(eventsOf(site, "shutdown.done")).toHaveLength(2);
});

test("who connects while a worker hangs and is then killed is answered by the other one", async () => {
  const { site, first } = await startWorkers();
  process.kill(first, "SIGSTOP");
  const answers = Array.from({ length: 10 }, () => send(`${site.url}/healthz`));
  await Promise.race(answers);
  process.kill(first, "SIGKILL");
  expect((await Promise.all(answers)).map(({ status }) => status)).toEqual(answers.map(() => 200));
});
