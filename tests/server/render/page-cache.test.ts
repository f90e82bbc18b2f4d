import { brotliDecompressSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { browser, long, steered } from "./steered-cache.ts";

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

describe("A page is rendered", () => {
  test("once for all concurrent requests", async () => {
    const { get, state, hold } = await steered();
    const release = hold();
    const pending = Array.from({ length: 50 }, () => get("/a", browser));
    // One that comes after the render may get the better compressed page.
    await expect.poll(() => state.calls).toBe(pending.length);
    release();
    const texts = (await Promise.all(pending)).map(({ body }) => brotliDecompressSync(body).toString());
    expect(state.renders).toBe(1);
    expect(new Set(texts)).toEqual(new Set([`/a${long}`]));
  });
  test("anew at its next hit if its content is another, or its hour is over", async () => {
    const { get, state } = await steered();
    await get("/a");
    state.nowMs += hourMs - 1;
    expect((await get("/a")).how).toBe("hit");
    Object.assign(state, { version: 2, text: "new" });
    expect(await get("/a")).toMatchObject({ how: "miss", body: Buffer.from("/anew") });
    Object.assign(state, { nowMs: state.nowMs + 1, text: "newer" });
    expect(await get("/a")).toMatchObject({ how: "miss", body: Buffer.from("/anewer") });
    expect(state.renders).toBe(3);
  });
  test("anew at each hit after a fault, which leaves the old one; it goes when its content has no such page", async () => {
    const { get, state } = await steered();
    await get("/a");
    Object.assign(state, { version: 2, fault: new Error("a bug") });
    for (let i = 0; i < 3; i += 1) expect(await get("/a")).toMatchObject({ status: 200, how: "stale" });
    state.fault = undefined;
    expect((await get("/a")).how).toBe("miss");
    Object.assign(state, { version: 3, fault: Object.assign(new Error("gone"), { status: 404 }) });
    expect((await get("/a")).status).toBe(500);
    state.fault = new Error("a bug");
    expect((await get("/a")).status).toBe(500);
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

test("A page that tells the time is rendered anew twice a minute", async () => {
  const { get, state } = await steered();
  state.showsTime = true;
  await get("/a", browser);
  state.nowMs += minuteMs / 2 - 1;
  expect((await get("/a", browser)).how).toBe("hit");
  Object.assign(state, { nowMs: state.nowMs + 1, text: "later" });
  const [plain, packed] = await Promise.all([get("/a"), get("/a", browser)]);
  expect(plain.body.toString()).toBe("/alater");
  expect(brotliDecompressSync(packed.body).toString()).toBe("/alater");
  expect(state.renders).toBe(2);
});

test.each([
  ["an hour", false],
  ["half a minute", true],
])("A page rendered for %s goes when the clock, which was wrong, is set back", async (_, showsTime) => {
  const { get, state } = await steered();
  const rightMs = state.nowMs;
  Object.assign(state, { showsTime, nowMs: rightMs + 5 * hourMs, text: "of a wrong time" });
  await get("/a");
  Object.assign(state, { nowMs: rightMs, text: "of the right time" });
  expect(await get("/a")).toMatchObject({ how: "miss", body: Buffer.from("/aof the right time") });
});

test("A page that tells the time is not served on when its render fails", async () => {
  const { get, state } = await steered();
  state.showsTime = true;
  await get("/a");
  state.nowMs += minuteMs;
  state.fault = new Error("upstream");
  expect((await get("/a")).status).toBe(500);
});

describe("Invalid addresses", () => {
  test("all missing addresses share one cached page: 404, never 304", async () => {
    const { get, state } = await steered();
    const answers = await Promise.all([1, 2, 3].map((n) => get(`/missing?${n}`, { "If-None-Match": "*" })));
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404]);
    expect(state.renders).toBe(1);
  });
  test("the cache stays within its byte limit, and an evicted page is rendered again", async () => {
    const { get, state } = await steered(100_000);
    for (let n = 0; n < 20; n += 1) await get(`/p${n}`);
    expect(state.renders).toBe(20);
    expect((await get("/p19")).how).toBe("hit");
    expect((await get("/p0")).how).toBe("miss");
  });
  test("filters, in whatever number, evict no page", async () => {
    const { get } = await steered(100_000);
    await get("/p0");
    for (let n = 0; n < 20; n += 1) await get(`/filter?priceTo=${n}`, browser);
    expect((await get("/filter?priceTo=19", browser)).how).toBe("hit");
    expect((await get("/p0")).how).toBe("hit");
  });
});
