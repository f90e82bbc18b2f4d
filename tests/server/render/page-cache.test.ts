import { createServer, type IncomingMessage, request } from "node:http";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterEach, describe, expect, test } from "vitest";
import { Markup } from "../../../server/render/markup.ts";
import { createPageCache, type Render } from "../../../server/render/page-cache.ts";

type Answer = { status: number; headers: IncomingMessage["headers"]; body: Buffer; how: string };

const security = { "X-Content-Type-Options": "nosniff", "Content-Type": "text/html; charset=utf-8" };
const long = Array.from({ length: 400 }, (_, n) => `Помещение ${n * 37} свободно, ${n * 1009} ₽. `).join("");
const closers: (() => void)[] = [];
afterEach(() => {
  for (const close of closers.splice(0)) close();
});

/** A server whose pages are `text` of the path, with a cache that tests steer; every path but /plain?… is its own key. */
async function steered(bytesMax?: number) {
  const state = {
    failing: false,
    version: 1,
    nowMs: 1_000_000,
    renders: 0,
    text: long,
    fault: undefined as Error | undefined,
    kept: true,
  };
  let release: (() => void) | undefined;
  let held: Promise<void> | undefined;
  const cache = createPageCache({
    version: () => state.version,
    settled: async () => {},
    isFailing: () => state.failing,
    freshMs: 60_000,
    now: () => state.nowMs,
    ...(bytesMax === undefined ? {} : { bytesMax }),
  });
  const server = createServer(async (req, res) => {
    const id = "12345678";
    const known = cache.answerKnown(req, res, id);
    if (known) {
      answers.push(known.cache);
      return;
    }
    const key = (req.url ?? "").split("?")[0] ?? "";
    const render: Render = async () => {
      state.renders += 1;
      await held;
      if (state.fault) throw state.fault;
      const missing = key === "/missing";
      const { kept } = state;
      return { status: missing ? 404 : 200, headers: security, body: Markup.of(key + state.text), kept };
    };
    try {
      const named = key !== "/missing";
      answers.push(await cache.answer(req, res, id, { key, route: "/:any", render, named }));
    } catch {
      res.writeHead(500).end();
    }
  });
  const answers: string[] = [];
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  closers.push(() => server.close());
  const address = server.address();
  const port = typeof address === "object" && address ? address.port : 0;
  const get = (path: string, headers: Record<string, string> = {}, method = "GET") =>
    new Promise<Answer>((resolve, reject) => {
      const asked = request({ port, path, headers, method, agent: false }, (res) => {
        const chunks: Buffer[] = [];
        res.on("data", (chunk: Buffer) => chunks.push(chunk));
        res.on("end", () => {
          const { statusCode: status = 0, headers: received } = res;
          resolve({ status, headers: received, body: Buffer.concat(chunks), how: answers.at(-1) ?? "" });
        });
      });
      asked.on("error", reject).end();
    });
  const hold = () => {
    held = new Promise((resolve) => {
      release = resolve;
    });
    return () => release?.();
  };
  return { state, get, hold, cache };
}

const until = async (isDone: () => Promise<boolean> | boolean) => {
  for (let tries = 0; tries < 200; tries += 1) {
    if (await isDone()) return;
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  throw new Error("It did not come");
};

describe("A page that is good for now only", () => {
  test("is given to all who wait for it, in the encoding they want, and to nobody after them", async () => {
    const { get, hold, state } = await steered();
    state.kept = false;
    const release = hold();
    const waiting = [get("/a"), get("/a", { "Accept-Encoding": "br" }), get("/a", { "Accept-Encoding": "gzip" })];
    await until(() => state.renders === 1);
    await new Promise((resolve) => setTimeout(resolve, 50));
    release();
    const [plain, br, gzip] = await Promise.all(waiting);
    expect(plain?.body.toString()).toBe(`/a${long}`);
    expect(brotliDecompressSync(br?.body ?? "").toString()).toBe(`/a${long}`);
    expect(gunzipSync(gzip?.body ?? "").toString()).toBe(`/a${long}`);
    expect(state.renders).toBe(1);
    Object.assign(state, { kept: true, text: "whole" });
    expect((await get("/a")).body.toString()).toBe("/awhole");
    expect((await get("/a")).how).toBe("hit");
    expect(state.renders).toBe(2);
  });
  test("does not take the place of one that was kept, and is not tried again with every visit", async () => {
    const { get, state } = await steered();
    await get("/a");
    Object.assign(state, { kept: false, text: "less", version: 2 });
    expect((await get("/a")).how).toBe("stale");
    await until(() => state.renders > 1);
    for (let visit = 0; visit < 3; visit += 1) expect((await get("/a")).body.toString()).toBe(`/a${long}`);
    expect(state.renders).toBe(2);
    Object.assign(state, { kept: true, text: "whole", nowMs: state.nowMs + 60_001 });
    await get("/a");
    await until(async () => (await get("/a")).body.toString() === "/awhole");
  });
});

describe("While the content cannot be asked for", () => {
  test("a page is tried again after five seconds, and not sooner", async () => {
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
});

describe("The bytes of a page", () => {
  test("are the same text plain, as gzip and as brotli, each with its own strong tag and length", async () => {
    const { get, state } = await steered();
    const plain = await get("/a");
    const gzip = await get("/a", { "Accept-Encoding": "gzip" });
    const br = await get("/a", { "Accept-Encoding": "gzip, deflate, br, zstd" });
    expect(plain.headers["content-encoding"]).toBeUndefined();
    expect([gzip.headers["content-encoding"], br.headers["content-encoding"]]).toEqual(["gzip", "br"]);
    expect(gunzipSync(gzip.body).equals(plain.body)).toBe(true);
    expect(brotliDecompressSync(br.body).equals(plain.body)).toBe(true);
    const tags = [plain, gzip, br].map(({ headers }) => headers.etag ?? "");
    expect(new Set(tags).size).toBe(3);
    for (const tag of tags) expect(tag).toMatch(/^"[\w-]+"$/);
    for (const { headers, body } of [plain, gzip, br]) {
      expect(headers["content-length"]).toBe(String(body.length));
      expect(headers.vary).toBe("Accept-Encoding");
      expect(headers["x-content-type-options"]).toBe("nosniff");
      expect(headers["x-request-id"]).toBe("12345678");
    }
    expect(state.renders).toBe(1);
  });
  test.each([
    ["zstd, compress", undefined],
    ["br;q=0, gzip;q=0.5", "gzip"],
    ["*", "br"],
    ["br;q=0, *;q=0.1", "gzip"],
    ["", undefined],
    ["gzip;q=, br;q=abc", "br"],
    ["GZIP", "gzip"],
    ["identity;q=0", undefined],
  ])("go out to «%s» as %s", async (accepted, encoding) => {
    const { get } = await steered();
    const { headers, status } = await get("/a", { "Accept-Encoding": accepted });
    expect([status, headers["content-encoding"]]).toEqual([200, encoding]);
  });
  test("stay away from HEAD, which has the headers of GET", async () => {
    const { get } = await steered();
    const whole = await get("/a");
    const head = await get("/a", {}, "HEAD");
    expect(head.body).toHaveLength(0);
    expect(head.headers["content-length"]).toBe(whole.headers["content-length"]);
    expect(head.headers.etag).toBe(whole.headers.etag);
  });
  test("become smaller after the page was asked for again, under a new tag and with the same text", async () => {
    const { get } = await steered();
    const br = { "Accept-Encoding": "br" };
    const first = await get("/a", br);
    await until(async () => (await get("/a", br)).headers.etag !== first.headers.etag);
    const small = await get("/a", br);
    expect(small.body.length).toBeLessThan(first.body.length);
    expect(brotliDecompressSync(small.body).equals(brotliDecompressSync(first.body))).toBe(true);
  });
});

describe("Who has a page already", () => {
  test.each(["same", "weak", "list", "star"])("is told 304 with the headers of the page (%s)", async (form) => {
    const { get } = await steered();
    const { etag = "" } = (await get("/a")).headers;
    const conditions: Record<string, string> = { same: etag, weak: `W/${etag}`, list: `"x", ${etag}`, star: "*" };
    const answer = await get("/a", { "If-None-Match": conditions[form] ?? "" });
    expect([answer.status, answer.body.length, answer.headers.etag]).toEqual([304, 0, etag]);
    expect(answer.headers["x-content-type-options"]).toBe("nosniff");
    expect(answer.headers.vary).toBe("Accept-Encoding");
    expect(answer.headers["x-request-id"]).toBe("12345678");
    expect((await get("/a", { "If-None-Match": conditions[form] ?? "" }, "HEAD")).status).toBe(304);
  });
  test("is told so although the page is packed tighter by now, or less tightly by another process", async () => {
    const { get } = await steered();
    const br = { "Accept-Encoding": "br" };
    const { etag: loose = "" } = (await get("/a", br)).headers;
    await until(async () => (await get("/a", br)).headers.etag !== loose);
    const answer = await get("/a", { ...br, "If-None-Match": loose });
    expect([answer.status, answer.headers.etag]).toEqual([304, loose]);
    const other = await steered();
    const { etag: tight = "" } = (await get("/a", br)).headers;
    expect((await other.get("/a", { ...br, "If-None-Match": tight })).status).toBe(304);
  });
  test("gets it anew where the tag is of another text, of another encoding, or nonsense", async () => {
    const { get } = await steered();
    const { etag = "" } = (await get("/a")).headers;
    for (const tag of ['"other"', "", etag.slice(1, -1)])
      expect((await get("/a", { "If-None-Match": tag })).status).toBe(200);
    expect((await get("/a", { "If-None-Match": etag, "Accept-Encoding": "gzip" })).status).toBe(200);
  });
});

describe("A page is rendered", () => {
  test("once, however many ask for it at once", async () => {
    const { get, state, hold } = await steered();
    const release = hold();
    const asked = Array.from({ length: 50 }, () => get("/a", { "Accept-Encoding": "br" }));
    await until(() => state.renders === 1);
    release();
    const answers = await Promise.all(asked);
    expect(state.renders).toBe(1);
    expect(new Set(answers.map(({ body }) => brotliDecompressSync(body).toString()))).toEqual(new Set([`/a${long}`]));
  });
  test("behind the visitor's back when the content or the minute is over; meanwhile the old one stays", async () => {
    const { get, state } = await steered();
    await get("/a");
    expect((await get("/a")).how).toBe("hit");
    state.version += 1;
    state.text = "new";
    const stale = await get("/a");
    expect([stale.how, stale.body.toString()]).toEqual(["stale", `/a${long}`]);
    await until(async () => (await get("/a")).body.toString() === "/anew");
    state.nowMs += 60_001;
    state.text = "newer";
    expect((await get("/a")).how).toBe("stale");
    await until(async () => (await get("/a")).body.toString() === "/anewer");
    expect(state.renders).toBe(3);
  });
  test("again and again while that fails, one at a time, and the old one stays", async () => {
    const { get, state } = await steered();
    await get("/a");
    state.version += 1;
    state.fault = new Error("upstream");
    for (let i = 0; i < 3; i += 1) expect((await get("/a")).status).toBe(200);
    state.fault = undefined;
    await until(async () => (await get("/a")).how === "hit");
  });
  test("no more when it is gone upstream", async () => {
    const { get, state } = await steered();
    await get("/a");
    state.version += 1;
    state.fault = Object.assign(new Error("gone"), { status: 404 });
    expect((await get("/a")).status).toBe(200);
    await until(async () => (await get("/a")).status === 500);
  });
  test("keeps what is packed where a new version says the same", async () => {
    const { get, state } = await steered();
    const br = { "Accept-Encoding": "br" };
    const first = await get("/a", br);
    await until(async () => (await get("/a", br)).headers.etag !== first.headers.etag);
    const { etag } = (await get("/a", br)).headers;
    state.version += 1;
    await get("/a", br);
    await until(async () => (await get("/a", br)).how === "hit");
    expect((await get("/a", br)).headers.etag).toBe(etag);
    expect(state.renders).toBe(2);
  });
  test("not at all where the render fails, and the next visitor may try again", async () => {
    const { get, state } = await steered();
    state.fault = new Error("upstream");
    expect((await get("/a")).status).toBe(500);
    state.fault = undefined;
    expect((await get("/a")).status).toBe(200);
  });
});

describe("What visitors make up", () => {
  test("an address that does not exist has the one page of all such addresses: 404, never 304", async () => {
    const { get, state } = await steered();
    const answers = await Promise.all([1, 2, 3].map((n) => get(`/missing?${n}`, { "If-None-Match": "*" })));
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404]);
    expect(state.renders).toBe(1);
  });
  test("hostile spellings of one address share one page", async () => {
    const { get, state } = await steered();
    for (let n = 0; n < 300; n += 1) await get(`/a?utm=${n}${"x".repeat(n * 5)}`);
    expect(state.renders).toBe(1);
  });
  test("the cache holds no more than its bytes, and what is left out is rendered again", async () => {
    const { get, state } = await steered(100_000);
    for (let n = 0; n < 20; n += 1) await get(`/p${n}`);
    expect(state.renders).toBe(20);
    expect((await get("/p19")).how).toBe("hit");
    expect((await get("/p0")).how).toBe("miss");
  });
});
