import { gunzipSync, zstdDecompressSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { browser, long, steered, until } from "./steered-cache.ts";

const minuteLater = 60_001;

describe("An uncacheable page", () => {
  test("is served to all waiting requests, in their encoding, and to no later request", async () => {
    const { get, hold, state } = await steered();
    state.kept = false;
    const release = hold();
    const waiting = [get("/a"), get("/a", browser), get("/a", { "Accept-Encoding": "gzip" })] as const;
    await until(() => state.calls === waiting.length);
    release();
    const [plain, packed, gzip] = await Promise.all(waiting);
    for (const body of [plain.body, zstdDecompressSync(packed.body), gunzipSync(gzip.body)])
      expect(body.toString()).toBe(`/a${long}`);
    expect(state.renders).toBe(1);
    Object.assign(state, { kept: true, text: "whole" });
    expect((await get("/a")).body.toString()).toBe("/awhole");
    expect((await get("/a")).how).toBe("hit");
    expect(state.renders).toBe(2);
  });
  test("does not replace a cached one, and is not rendered again on every request", async () => {
    const { get, state } = await steered();
    await get("/a");
    Object.assign(state, { kept: false, text: "less", version: 2 });
    expect((await get("/a")).how).toBe("stale");
    await until(() => state.renders > 1);
    for (let visit = 0; visit < 3; visit += 1) expect((await get("/a")).body.toString()).toBe(`/a${long}`);
    expect(state.renders).toBe(2);
    Object.assign(state, { kept: true, text: "whole", nowMs: state.nowMs + minuteLater });
    await get("/a");
    await until(async () => (await get("/a")).body.toString() === "/awhole");
  });
});

describe("A page is rendered", () => {
  test("once for all concurrent requests", async () => {
    const { get, state, hold } = await steered();
    const release = hold();
    const pending = Array.from({ length: 50 }, () => get("/a", browser));
    // One that comes after the render may get the better compressed page.
    await until(() => state.calls === pending.length);
    release();
    const texts = (await Promise.all(pending)).map(({ body }) => zstdDecompressSync(body).toString());
    expect(state.renders).toBe(1);
    expect(new Set(texts)).toEqual(new Set([`/a${long}`]));
  });
  test("in the background if its content or its time is stale; the old one is served until then", async () => {
    const { get, state } = await steered();
    await get("/a");
    expect((await get("/a")).how).toBe("hit");
    Object.assign(state, { version: 2, text: "new" });
    expect(await get("/a")).toMatchObject({ how: "stale", body: Buffer.from(`/a${long}`) });
    await until(async () => (await get("/a")).body.toString() === "/anew");
    Object.assign(state, { nowMs: state.nowMs + minuteLater, text: "newer" });
    expect((await get("/a")).how).toBe("stale");
    await until(async () => (await get("/a")).body.toString() === "/anewer");
    expect(state.renders).toBe(3);
  });
  test("after five seconds while the upstream fails, and not sooner", async () => {
    const { get, state } = await steered();
    await get("/a");
    state.failing = true;
    state.nowMs += 4900;
    expect((await get("/a")).how).toBe("hit");
    state.nowMs += 200;
    expect((await get("/a")).how).toBe("stale");
    await until(() => state.renders === 2);
    expect((await get("/a")).how).toBe("hit");
  });
  test("repeatedly after errors; the old one stays until its upstream item was deleted", async () => {
    const { get, state } = await steered();
    await get("/a");
    Object.assign(state, { version: 2, fault: new Error("upstream") });
    for (let i = 0; i < 3; i += 1) expect((await get("/a")).status).toBe(200);
    state.fault = undefined;
    await until(async () => (await get("/a")).how === "hit");
    Object.assign(state, { version: 3, fault: Object.assign(new Error("gone"), { status: 404 }) });
    expect((await get("/a")).status).toBe(200);
    await until(async () => (await get("/a")).status === 500);
  });
  test("without new compression if a new version has the same text", async () => {
    const { get, state, recompressed } = await steered();
    const { etag } = (await recompressed("/a")).tight.headers;
    state.version += 1;
    await get("/a", browser);
    await until(async () => (await get("/a", browser)).how === "hit");
    expect((await get("/a", browser)).headers.etag).toBe(etag);
    expect(state.renders).toBe(2);
  });
  test("in vain after its deadline: no second answer is written, and the next request gets the page", async () => {
    const { get, state } = await steered();
    state.late = true;
    expect((await get("/a")).status).toBe(503);
    expect(await get("/a")).toMatchObject({ status: 200, how: "hit" });
  });
  test("without caching an error; the next request tries again", async () => {
    const { get, state } = await steered();
    state.fault = new Error("upstream");
    expect((await get("/a")).status).toBe(500);
    state.fault = undefined;
    expect((await get("/a")).status).toBe(200);
  });
});

describe("A page that tells the time", () => {
  test("is never served older than its life: the first visitor after it waits for a new one", async () => {
    const { get, state } = await steered();
    state.lifeMs = 30_000;
    await get("/a", browser);
    state.nowMs += 29_999;
    expect((await get("/a", browser)).how).toBe("hit");
    Object.assign(state, { nowMs: state.nowMs + 1, text: "later" });
    const answers = await Promise.all([get("/a"), get("/a", browser)]);
    expect(answers[0].body.toString()).toBe("/alater");
    expect(zstdDecompressSync(answers[1].body).toString()).toBe("/alater");
    expect(state.renders).toBe(2);
  });
  test("stays while a new one cannot be rendered, unless it was deleted upstream", async () => {
    const { get, state } = await steered();
    state.lifeMs = 30_000;
    await get("/a");
    Object.assign(state, { nowMs: state.nowMs + 30_000, fault: new Error("upstream") });
    expect((await get("/a")).body.toString()).toBe(`/a${long}`);
    state.fault = Object.assign(new Error("gone"), { status: 404 });
    expect((await get("/a")).status).toBe(500);
  });
});

describe("Invalid addresses", () => {
  test("all missing addresses share one cached page: 404, never 304", async () => {
    const { get, state } = await steered();
    const answers = await Promise.all([1, 2, 3].map((n) => get(`/missing?${n}`, { "If-None-Match": "*" })));
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404]);
    expect(state.renders).toBe(1);
  });
  test("spellings of one address share one page", async () => {
    const { get, state } = await steered();
    for (let n = 0; n < 300; n += 1) await get(`/a?utm=${n}${"x".repeat(n * 5)}`);
    expect(state.renders).toBe(1);
  });
  test("the cache stays within its byte limit, and an evicted page is rendered again", async () => {
    const { get, state } = await steered(100_000);
    for (let n = 0; n < 20; n += 1) await get(`/p${n}`);
    expect(state.renders).toBe(20);
    expect((await get("/p19")).how).toBe("hit");
    expect((await get("/p0")).how).toBe("miss");
  });
  test("pages count in it with their compressed bytes, not with those of their render", async () => {
    const { get, state } = await steered(60_000);
    for (let visit = 0; visit < 15; visit += 1) await get(`/p${visit % 5}`, browser);
    expect(state.renders).toBe(5);
  });
  test("a page that comes to hold another encoding counts with it, and evicts an older page", async () => {
    const { get } = await steered(45_000);
    for (let page = 0; page < 5; page += 1) await get(`/p${page}`, browser);
    expect((await get("/p1", browser)).how).toBe("hit");
    await get("/p4");
    expect((await get("/p4", browser)).how).toBe("hit");
    expect((await get("/p0", browser)).how).toBe("miss");
  });
});
