import { createServer, type Server } from "node:http";
import net from "node:net";
import express from "express";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { createShedding } from "../../../server/http/shedding.ts";
import { createLog } from "../../../server/log/log.ts";
import { listening } from "../../support/listening.ts";

let server: Server;
let url: string;
let nowMs: number;
let release: () => void;
let lines: string[];

/** Pages whose answers the test controls, behind real load shedding with small limits and a test clock. */
beforeEach(async () => {
  nowMs = 1_800_000_000_000;
  lines = [];
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  const log = createLog("info", { write: (line) => void lines.push(line) });
  const pages = { placesMax: 2, waitingMax: 0 };
  const shedding = createShedding({ trustsRouter: true, log, pages, postsAtOnceMax: 2, now: () => nowMs });
  const app = express();
  app.get("/quick", shedding.pages, (_req, res) => void res.send("ok"));
  // More than the kernel buffers for a connection.
  app.get("/large", shedding.pages, (_req, res) => void res.send(Buffer.alloc(20_000_000)));
  app.use(shedding.pages);
  app.post("/*rest", shedding.posts, async (_req, res) => {
    await released;
    res.send("ok");
  });
  app.get("/*rest", async (_req, res) => {
    await released;
    res.send("ok");
  });
  server = createServer(app);
  ({ url } = await listening(server));
});
afterEach(async () => {
  release();
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

const statusOf = async (path: string, init?: RequestInit) => (await fetch(url + path, init)).status;
const settle = () => new Promise((resolve) => setTimeout(resolve, 50));
/** Requests a quick page that waited `waitedMs` in the router's queue. */
const queuedFor = (waitedMs: number) =>
  statusOf("/quick", { headers: { "X-Request-Start": String(nowMs - waitedMs) } });

describe("At the limit of concurrent pages", () => {
  test("another page gets a 503 with Retry-After, and a post is accepted", async () => {
    const running = [statusOf("/a"), statusOf("/b")];
    await settle();
    const refused = await fetch(`${url}/c`);
    expect(refused.status).toBe(503);
    expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
    expect(await refused.text()).toContain("слишком много посетителей");
    const post = statusOf("/d", { method: "POST" });
    await settle();
    release();
    expect(await Promise.all([...running, post])).toEqual([200, 200, 200]);
  });
  test("requests for the same page count once", async () => {
    const running = Array.from({ length: 50 }, () => statusOf("/a"));
    await settle();
    release();
    expect(new Set(await Promise.all(running))).toEqual(new Set([200]));
  });
  test("a rendered page with a slow reader does not count", async () => {
    const readers = ["/large?1", "/large?2"].map((path) => {
      const socket = net.connect(Number(new URL(url).port), "127.0.0.1").pause();
      socket.write(`GET ${path} HTTP/1.1\r\nHost: a\r\n\r\n`);
      return socket;
    });
    await settle();
    expect(await statusOf("/quick")).toBe(200);
    for (const reader of readers) reader.destroy();
  });
  test("a disconnected client no longer counts", async () => {
    const left = ["/a", "/b"].map((path) => {
      const leaving = new AbortController();
      const asked = fetch(url + path, { signal: leaving.signal }).catch(() => {});
      return { leaving, asked };
    });
    await settle();
    expect(await statusOf("/quick")).toBe(503);
    for (const { leaving } of left) leaving.abort();
    await settle();
    expect(await statusOf("/quick")).toBe(200);
  });
  test("the next page is accepted when one has finished", async () => {
    const running = [statusOf("/a"), statusOf("/b")];
    await settle();
    release();
    await Promise.all(running);
    expect(await statusOf("/c")).toBe(200);
  });
  test("the log reports it at most once a second", async () => {
    const running = [statusOf("/a"), statusOf("/b")];
    await settle();
    for (let n = 0; n < 5; n += 1) await statusOf(`/c${n}`);
    expect(lines.filter((line) => line.includes('"event":"shed"'))).toHaveLength(1);
    release();
    await Promise.all(running);
  });
});

describe("The queue in front of the site", () => {
  test("rejects nobody after a single pause", async () => {
    for (const waitedMs of [1500, 1300, 1100, 900, 600, 300, 100]) {
      expect(await queuedFor(waitedMs)).toBe(200);
      nowMs += 20;
    }
  });
  test("rejects the oldest requests once it is long for half a second, until it is short again", async () => {
    for (let n = 0; n < 6; n += 1) {
      expect(await queuedFor(1000)).toBe(200);
      nowMs += 90;
    }
    expect(await queuedFor(1000)).toBe(503);
    expect(await queuedFor(700)).toBe(200);
    expect(await queuedFor(50)).toBe(200);
    expect(await queuedFor(1000)).toBe(200);
  });
  test("rejects pages older than two seconds while young requests arrive, and no post", async () => {
    expect(await queuedFor(3000)).toBe(200);
    nowMs += 100;
    expect(await queuedFor(20)).toBe(200);
    nowMs += 100;
    expect(await queuedFor(1700)).toBe(200);
    expect(await queuedFor(3000)).toBe(503);
    const stamp = { "X-Request-Start": String(nowMs - 3000) };
    const post = statusOf("/d", { method: "POST", headers: stamp });
    await settle();
    release();
    expect(await post).toBe(200);
  });
  test("ignores ages over a minute, negative or unreadable, which mean a wrong clock", async () => {
    for (let n = 0; n < 10; n += 1) {
      expect(await queuedFor(90_000)).toBe(200);
      expect(await queuedFor(-5000)).toBe(200);
      expect(await statusOf("/quick", { headers: { "X-Request-Start": "yesterday" } })).toBe(200);
      nowMs += 100;
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
