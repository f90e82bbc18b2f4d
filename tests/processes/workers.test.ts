import { expect, test } from "vitest";
import { send } from "../support/servers/raw-http.ts";
import { eventsOf, startBuiltSite } from "../support/sites/built-site.ts";

const comes = async (isThere: () => boolean | Promise<boolean>) => {
  for (let tries = 0; tries < 600; tries += 1) {
    if (await isThere()) return;
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
  throw new Error("It did not come");
};

test("two workers share the port; a killed one is replaced, and SIGTERM stops all with 0", {
  timeout: 60_000,
}, async () => {
  const site = await startBuiltSite({ WEB_CONCURRENCY: "2" });
  try {
    // The workers' stand-in APIs share a port, so a killed one takes the reads with it that it was answering.
    await comes(() => eventsOf(site, "init.loaded").length === 2);
    const [first] = eventsOf(site, "worker.started");
    process.kill(Number(first?.pid), "SIGKILL");
    await comes(() => eventsOf(site, "init.loaded").length === 3);
    expect(eventsOf(site, "worker.died")).toMatchObject([{ pid: first?.pid, signal: "SIGKILL" }]);
    const answers = await Promise.all(Array.from({ length: 20 }, () => fetch(`${site.url}/about`)));
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    const pages = await Promise.all(answers.map((answer) => answer.text()));
    expect(new Set(pages).size).toBe(1);
  } finally {
    site.process.kill("SIGTERM");
  }
  expect(await site.exited).toBe(0);
  expect(eventsOf(site, "shutdown.done")).toHaveLength(2);
});

test("who connects while a worker hangs and is then killed is answered by the other one", {
  timeout: 60_000,
}, async () => {
  const site = await startBuiltSite({ WEB_CONCURRENCY: "2" });
  try {
    await comes(() => eventsOf(site, "init.loaded").length === 2);
    const [first] = eventsOf(site, "worker.started");
    process.kill(Number(first?.pid), "SIGSTOP");
    const answers = Array.from({ length: 10 }, () => send(`${site.url}/healthz`));
    await Promise.race(answers);
    process.kill(Number(first?.pid), "SIGKILL");
    expect((await Promise.all(answers)).map(({ status }) => status)).toEqual(answers.map(() => 200));
  } finally {
    await site.stop("SIGTERM");
  }
});
