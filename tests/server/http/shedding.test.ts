import { createServer } from "node:http";
import net from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import express from "express";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { createShedding } from "../../../server/http/shedding.ts";
import { createLog } from "../../../server/log/log.ts";
import { listening } from "../../support/servers/listening.ts";

let served: Awaited<ReturnType<typeof listening>>;
let nowMs: number;
let release: () => void;
let lines: string[];
/** How many requests wait for `release`. */
let held: number;

/** Pages whose answers the test controls, behind real load shedding with small limits and a test clock. */
beforeEach(async () => {
  nowMs = 1_800_000_000_000;
  lines = [];
  held = 0;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  const log = createLog("info", { write: (line) => void lines.push(line) });
  const pages = { placesMax: 2, waitingMax: 0 };
  const options = { trustsRouter: true, log, pages, postsAtOnceMax: 2, now: () => nowMs };
  const shedding = createShedding({ ...options, phone: async () => "+7 (495) 000-00-55" });
  const app = express();
  app.use(shedding.pages);
  app.get("/quick", (_req, res) => void res.send("ok"));
  // More than the kernel buffers for a connection.
  app.get("/large", (_req, res) => void res.send(Buffer.alloc(20_000_000)));
  app.post("/*rest", shedding.posts);
  app.all("/*rest", (_req, res) => {
    held += 1;
    void released.then(() => res.send("ok"));
  });
  served = await listening(createServer(app));
});
afterEach(async () => {
  release();
  await served.close();
});

const statusOf = async (path: string, init?: RequestInit) => (await fetch(served.url + path, init)).status;
const settle = () => sleep(50);
const stamped = (waitedMs: number) => ({ "X-Request-Start": String(nowMs - waitedMs) });
/** Requests a quick page that waited `waitedMs` in the router's queue. */
const queuedFor = (waitedMs: number) => statusOf("/quick", { headers: stamped(waitedMs) });

describe("At the limit of concurrent pages", () => {
  test("another page gets a 503 with Retry-After, and a post is accepted up to its own limit", async () => {
    const running = [statusOf("/a"), statusOf("/b")];
    await expect.poll(() => held).toBe(2);
    const refused = await fetch(`${served.url}/c`);
    expect(refused.status).toBe(503);
    expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
    expect(await refused.text()).toContain("слишком много посетителей");
    expect(await (await fetch(`${served.url}/c`)).text()).toContain('<a href="tel:+74950000055">');
    const posts = [statusOf("/d", { method: "POST" }), statusOf("/d", { method: "POST" })];
    await expect.poll(() => held).toBe(4);
    expect(await statusOf("/d", { method: "POST" })).toBe(503);
    expect(
      lines.filter((line) => line.includes('"event":"shed"')),
      "at most one a second",
    ).toHaveLength(1);
    release();
    expect(await Promise.all([...running, ...posts])).toEqual([200, 200, 200, 200]);
    for (const method of ["GET", "POST"]) expect(await statusOf("/c", { method })).toBe(200);
  });
  test("a rendered page with a slow reader does not count", async () => {
    const readers = ["/large?1", "/large?2"].map((path) => {
      const socket = net.connect(served.port, "127.0.0.1").pause();
      socket.write(`GET ${path} HTTP/1.1\r\nHost: a\r\n\r\n`);
      return socket;
    });
    await settle();
    expect(await statusOf("/quick")).toBe(200);
    for (const reader of readers) reader.destroy();
  });
});

describe("The queue in front of the site", () => {
  /** The statuses of requests that waited so long, `everyMs` apart. */
  const statusesOf = async (everyMs: number, ...waits: number[]) => {
    const statuses: number[] = [];
    for (const waitedMs of waits) {
      statuses.push(await queuedFor(waitedMs));
      nowMs += everyMs;
    }
    return statuses;
  };
  const fine = (count: number) => Array(count).fill(200);

  test("rejects nobody after a single pause", async () => {
    expect(await statusesOf(20, 1500, 1300, 1100, 900, 600, 300, 100)).toEqual(fine(7));
  });
  test("rejects the oldest requests once it is long for half a second, until it is short again", async () => {
    expect(await statusesOf(90, ...Array(6).fill(1000))).toEqual(fine(6));
    expect(await statusesOf(0, 1000, 700, 50, 1000)).toEqual([503, 200, 200, 200]);
  });
  test("rejects pages older than two seconds while young requests arrive, and no post", async () => {
    expect(await statusesOf(100, 3000, 20, 1700)).toEqual(fine(3));
    expect(await queuedFor(3000)).toBe(503);
    release();
    expect(await statusOf("/d", { method: "POST", headers: stamped(3000) })).toBe(200);
  });
  test("ignores ages over a minute, negative or unreadable, which mean a wrong clock", async () => {
    for (let n = 0; n < 10; n += 1) {
      expect(await statusesOf(50, 90_000, -5000)).toEqual(fine(2));
      expect(await statusOf("/quick", { headers: { "X-Request-Start": "yesterday" } })).toBe(200);
    }
  });
  test("is measured in seconds with t=, too", async () => {
    const seconds = () => ({ headers: { "X-Request-Start": `t=${((nowMs - 2000) / 1000).toFixed(3)}` } });
    for (let n = 0; n < 7; n += 1) {
      await statusOf("/quick", seconds());
      nowMs += 90;
    }
    expect(await statusOf("/quick", seconds())).toBe(503);
  });
});
