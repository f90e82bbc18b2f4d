import { writeFileSync } from "node:fs";
import http from "node:http";
import net from "node:net";
import { networkInterfaces } from "node:os";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { describe, expect, onTestFinished, test } from "vitest";
import { listening } from "../support/servers/listening.ts";
import { send } from "../support/servers/raw-http.ts";
import { startBuiltSite } from "../support/sites/built-site.ts";
import { frontedSites } from "../support/sites/fronted-sites.ts";
import { eventsOf } from "../support/sites/logged-events.ts";
import { temporaryFolder } from "../support/temporary-folder.ts";

const sites = frontedSites();

/** A built server for the running test. */
async function start(env: Record<string, string> = {}, ...more: [imports?: string[], openFilesMax?: number]) {
  const site = await startBuiltSite({ API_BASE_URL: sites.front.url, ...env }, ...more);
  onTestFinished(async () => {
    await site.stop();
  });
  return site;
}
const statusAt = async (url: string) => (await fetch(url)).status;
/** The status of an answer over the connection of an agent, for a post of `form` if there is one. */
const statusOver = async (agent: http.Agent, url: string, body?: string) => {
  const headers = { "Content-Type": "application/x-www-form-urlencoded" };
  return (await send(url, { agent, method: body ? "POST" : "GET", headers, body })).status;
};

test("a site that ends before it listens says so at once, with the reason", async () => {
  await expect(start({ PORT: "none" })).rejects.toThrow(/has ended by 1 .*PORT/s);
});

const hasIpv6 = Object.values(networkInterfaces()).some((all) => all?.some(({ address }) => address === "::1"));

test.runIf(hasIpv6)("a site listens on all interfaces unless HOST names one", async () => {
  const { port } = new URL((await start()).url);
  expect(await Promise.all(["127.0.0.1", "[::1]"].map((host) => statusAt(`http://${host}:${port}/healthz`)))).toEqual([
    200, 200,
  ]);
  const local = new URL((await start({ HOST: "127.0.0.1" })).url).port;
  expect(await statusAt(`http://127.0.0.1:${local}/healthz`)).toBe(200);
  await expect(fetch(`http://[::1]:${local}/healthz`)).rejects.toThrow();
});

// `two-processes.test.ts` stops a site under load: no request fails.
test("SIGTERM, also sent twice, tells /readyz first, saves the snapshot and exits with 0", async () => {
  const { url, process, exited, ...running } = await start();
  expect(await statusAt(`${url}/news`)).toBe(200);
  process.kill("SIGTERM");
  await expect.poll(() => eventsOf(running, "shutdown.begin")).toHaveLength(1);
  process.kill("SIGTERM");
  // At once: two seconds later the site takes no more requests.
  const statuses = ["/readyz", "/healthz", "/news"].map((address) => statusAt(url + address));
  expect(await Promise.all(statuses)).toEqual([503, 200, 200]);
  expect(await exited).toBe(0);
  for (const event of ["shutdown.begin", "shutdown.done", "stats"]) expect(eventsOf(running, event)).toHaveLength(1);
  expect(eventsOf(running, "snapshot.saved").length).toBeGreaterThan(0);
});

test("SIGTERM during the start, while the API does not answer, ends the process with 0", async () => {
  const silent = await listening(http.createServer(() => {}));
  onTestFinished(silent.close);
  const file = path.join(temporaryFolder(onTestFinished), "signal.mjs");
  const signal = `if (process.listenerCount("SIGTERM") > 0) { clearInterval(timer); process.kill(process.pid, "SIGTERM"); }`;
  writeFileSync(file, `const timer = setInterval(() => { ${signal} }, 1);`);
  await expect(start({ API_BASE_URL: silent.url }, [file])).rejects.toThrow(/has ended by 0 and does not listen/);
});

test.each([
  ["uncaughtException", 'throw new Error("call +79161234567")'],
  ["unhandledRejection", 'void Promise.reject(new Error("call +79161234567"))'],
])("An %s is logged without its message, and ends the process with 1", async (kind, code) => {
  const file = path.join(temporaryFolder(onTestFinished), "fault.mjs");
  writeFileSync(file, `process.on("SIGUSR2", () => { ${code} });`);
  const running = await start({}, [file]);
  // A process that hangs is stopped by the test's own time limit.
  expect(await running.stop("SIGUSR2")).toBe(1);
  expect(eventsOf(running, "process.fault")[0]).toMatchObject({ level: "fatal", kind, name: "Error" });
  expect(running.lines.join("")).not.toContain("9161234567");
});

describe("A faulty machine", () => {
  test("closes the pipe of the log: the site still serves pages", async () => {
    const running = await start();
    running.process.stdout?.destroy();
    for (let n = 0; n < 20; n += 1) expect(await statusAt(`${running.url}/about?n=${n}`)).toBe(200);
    // The log writes access lines within a third of a second.
    await sleep(400);
    expect(await statusAt(`${running.url}/news`)).toBe(200);
    expect(running.process.exitCode).toBeNull();
  });
  test("has few file descriptors: open connections are served, nothing crashes, and the site recovers", async () => {
    // With the stand-in in its own process.
    const { url, process } = await start({ API_BASE_URL: "" }, [], 64);
    const agent = new http.Agent({ keepAlive: true, maxSockets: 1 });
    const statusOf = (address: string, form?: string) => statusOver(agent, url + address, form);
    const addresses = ["/news", "/arenda-ofisov", "/requests/callback"];
    for (const address of addresses) expect(await statusOf(address)).toBe(200);
    const port = Number(new URL(url).port);
    const crowd = Array.from({ length: 200 }, () => net.connect(port, "127.0.0.1").on("error", () => {}));
    await expect.poll(() => crowd.filter(({ closed }) => closed).length).toBeGreaterThan(100);

    for (const address of addresses) expect(await statusOf(address)).toBe(200);
    expect(await statusOf("/icons/icon.svg"), "a file that cannot be opened for lack of descriptors").toBe(503);
    expect(await statusOf("/requests/callback", "phone=%2B79990000001")).toBeOneOf([303, 503]);

    for (const socket of crowd) socket.destroy();
    await expect.poll(() => statusAt(`${url}/icons/icon.svg`).catch(() => 0)).toBe(200);
    expect(await statusOf("/requests/callback", "phone=%2B79990000002")).toBe(303);
    agent.destroy();
    expect(process.exitCode).toBeNull();
  });
  test("has no storage: the site serves pages, logs that nothing is durable, and the names of its variables only", async () => {
    const running = await start({ DATA_DIR: "", API_KEY: "very-secret-key" });
    expect(await statusAt(running.url)).toBe(200);
    expect(eventsOf(running, "boot.durability")).toHaveLength(1);
    const state = await (await fetch(`${running.url}/readyz`)).json();
    expect(state).toMatchObject({ ready: true, durability: "none" });
    const [config] = eventsOf(running, "boot.config");
    expect(config).toMatchObject({ set: expect.stringContaining("API_KEY") });
    expect(running.lines.join("")).not.toContain("very-secret-key");
  });
});
