import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import http from "node:http";
import net from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { type StandInApi, startStandInApi } from "../../server/stand-in/stand-in-api.ts";
import { type BuiltSite, eventsOf, startBuiltSite } from "../support/built-site.ts";
import { startFaultFront } from "../support/fault-front.ts";

let standIn: StandInApi;
let dataDir: string;
let site: BuiltSite | undefined;
beforeAll(async () => {
  standIn = await startStandInApi();
});
beforeEach(() => {
  dataDir = mkdtempSync(path.join(tmpdir(), "process-"));
});
afterEach(async () => {
  site?.process.kill("SIGKILL");
  await site?.exited;
  rmSync(dataDir, { recursive: true, force: true });
});
afterAll(() => standIn.close());

const start = async (env: Record<string, string> = {}, imports: string[] = []) => {
  site = await startBuiltSite({ API_BASE_URL: standIn.url, DATA_DIR: dataDir, ...env }, imports);
  return site;
};

describe("SIGTERM under load", () => {
  test("fails no accepted request, saves the snapshot, logs the stop and exits with 0, also after a second signal", async () => {
    const { url, process, exited, ...running } = await start();
    const agent = new http.Agent({ keepAlive: true });
    let answered = 0;
    let visiting = true;
    const failures: string[] = [];
    /** A visitor behind a router. It stops sending a third of a second after /readyz reports the stop. */
    const visitor = async () => {
      while (visiting) {
        const status = await new Promise<number>((resolve) => {
          const request = http.get(`${url}/news`, { agent }, (response) => {
            response.resume().on("end", () => resolve(response.statusCode ?? 0));
          });
          request.on("error", (error) => {
            failures.push(error.message);
            resolve(0);
          });
        });
        if (status === 200) answered += 1;
        else if (status > 0) failures.push(`status ${status}`);
        await sleep(2);
      }
    };
    const visitors = Array.from({ length: 4 }, visitor);
    await expect.poll(() => answered).toBeGreaterThan(50);
    process.kill("SIGTERM");
    await sleep(50);
    process.kill("SIGTERM");
    expect((await fetch(`${url}/readyz`)).status).toBe(503);
    expect((await fetch(`${url}/healthz`)).status).toBe(200);
    await sleep(300);
    visiting = false;
    await Promise.all(visitors);
    agent.destroy();
    expect(await exited).toBe(0);
    expect(failures).toEqual([]);
    expect(eventsOf(running, "shutdown.begin")).toHaveLength(1);
    expect(eventsOf(running, "shutdown.done")).toHaveLength(1);
    expect(eventsOf(running, "snapshot.saved").length).toBeGreaterThan(0);
    expect(eventsOf(running, "stats").length).toBe(1);
  });
});

describe("A start", () => {
  test("logs the names of the set variables without their values", async () => {
    const running = await start({ API_KEY: "very-secret-key" });
    const [config] = eventsOf(running, "boot.config");
    expect(config?.set).toContain("API_KEY");
    expect(config?.unset).toContain("DATABASE_URL");
    expect(running.lines.join("")).not.toContain("very-secret-key");
  });
  test("with a snapshot is ready at once while the API is down, and serves pages", async () => {
    const front = await startFaultFront(standIn.url);
    const first = await start({ API_BASE_URL: front.url });
    await fetch(`${first.url}/news`);
    await expect.poll(() => eventsOf(first, "snapshot.saved").length).toBeGreaterThan(0);
    first.process.kill("SIGTERM");
    expect(await first.exited).toBe(0);
    front.mode = "reset";
    const again = await start({ API_BASE_URL: front.url });
    expect((await fetch(`${again.url}/readyz`)).status).toBe(200);
    expect((await fetch(`${again.url}/news`)).status).toBe(200);
    expect(eventsOf(again, "snapshot.restored")).toHaveLength(1);
    await front.close();
  });
});

describe("An uncaught error", () => {
  const kinds = {
    uncaughtException: 'throw new Error("call +79161234567")',
    unhandledRejection: 'void Promise.reject(new Error("call +79161234567"))',
  };
  test.each(Object.entries(kinds))(
    "(%s) is logged without its message, and ends the process with 1",
    async (kind, code) => {
      const file = path.join(dataDir, `${kind}.mjs`);
      writeFileSync(file, `process.on("SIGUSR2", () => { ${code} });`);
      const running = await start({}, [file]);
      const began = performance.now();
      running.process.kill("SIGUSR2");
      expect(await running.exited).toBe(1);
      expect(performance.now() - began).toBeLessThan(6500);
      const [fault] = eventsOf(running, "process.fault");
      expect(fault).toMatchObject({ level: "fatal", kind, name: "Error" });
      expect(running.lines.join("")).not.toContain("9161234567");
    },
  );
});

describe("A faulty machine", () => {
  test("closes the pipe of the log: the site still serves pages", async () => {
    const running = await start();
    running.process.stdout?.destroy();
    for (let n = 0; n < 20; n += 1) {
      expect((await fetch(`${running.url}/about?n=${n}`)).status).toBe(200);
      await sleep(20);
    }
    await sleep(400);
    expect((await fetch(`${running.url}/news`)).status).toBe(200);
    expect(running.process.exitCode).toBeNull();
  });
  test("has few file descriptors: open connections are served, nothing crashes, and the site recovers", async () => {
    site = await startBuiltSite({ DATA_DIR: dataDir }, [], 64);
    const { url } = site;
    const agent = new http.Agent({ keepAlive: true, maxSockets: 1 });
    const statusOf = (address: string, form?: string) =>
      new Promise<number | undefined>((resolve, reject) => {
        const headers = { "Content-Type": "application/x-www-form-urlencoded" };
        const request = http.request(url + address, { agent, method: form ? "POST" : "GET", headers }, (response) => {
          response.resume().on("end", () => resolve(response.statusCode));
        });
        request.on("error", reject).end(form);
      });
    const known = ["/news", "/arenda-ofisov", "/requests/callback"];
    for (const address of known) expect(await statusOf(address)).toBe(200);
    const { port } = new URL(url);
    const crowd = Array.from({ length: 200 }, () => net.connect(Number(port), "127.0.0.1").on("error", () => {}));
    const refused = () => crowd.filter(({ closed }) => closed).length;
    await expect.poll(refused).toBeGreaterThan(100);

    for (const address of known) expect(await statusOf(address)).toBe(200);
    expect(await statusOf("/icons/icon.svg"), "a file that cannot be opened for lack of descriptors").toBe(503);
    expect(await statusOf("/requests/callback", "phone=%2B79990000001")).toBeOneOf([303, 503]);

    for (const socket of crowd) socket.destroy();
    await expect
      .poll(() =>
        fetch(`${url}/icons/icon.svg`).then(
          (answer) => answer.status,
          () => 0,
        ),
      )
      .toBe(200);
    expect(await statusOf("/requests/callback", "phone=%2B79990000002")).toBe(303);
    agent.destroy();
    expect(site.process.exitCode).toBeNull();
  });
  test("has no storage: the site serves pages and logs that nothing is durable", async () => {
    const running = await start({ DATA_DIR: "" });
    expect((await fetch(`${running.url}/`)).status).toBe(200);
    expect(eventsOf(running, "boot.durability")).toHaveLength(1);
    const state = await (await fetch(`${running.url}/readyz`)).json();
    expect(state).toMatchObject({ ready: true, durability: "none" });
  });
});
