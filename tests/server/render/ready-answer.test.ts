import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { browser, steered } from "./steered-cache.ts";

/** The headers of every answer of a page, with a body and without. */
const headersOfAll = { vary: "Accept-Encoding", "x-content-type-options": "nosniff", "x-request-id": "12345678" };

describe("The bytes of a page", () => {
  test("are the same text in each encoding, each with its own strong ETag and length", async () => {
    const { get, state } = await steered();
    const plain = await get("/a");
    const gzip = await get("/a", { "Accept-Encoding": "gzip" });
    const br = await get("/a", { "Accept-Encoding": "br" });
    const all = [plain, gzip, br];
    expect(all.map(({ headers }) => headers["content-encoding"])).toEqual([undefined, "gzip", "br"]);
    expect(gunzipSync(gzip.body).equals(plain.body)).toBe(true);
    expect(brotliDecompressSync(br.body).equals(plain.body)).toBe(true);
    expect(new Set(all.map(({ headers }) => headers.etag)).size).toBe(3);
    for (const { headers, body } of all) {
      expect(headers).toMatchObject({ ...headersOfAll, "content-length": String(body.length) });
      expect(headers.etag).toMatch(/^"[\w-]+"$/);
    }
    expect(state.renders).toBe(1);
  });
  test.each([
    ["deflate, compress", undefined],
    ["gzip, deflate, br, zstd", "br"],
    ["gzip, deflate, zstd", "gzip"],
    ["br", "br"],
    ["br;q=0, gzip;q=0.5", "gzip"],
    ["*", "br"],
    ["br;q=0, *;q=0.1", "gzip"],
    ["", undefined],
    ["gzip;q=, br;q=abc", "br"],
    ["GZIP", "gzip"],
    ["identity;q=0", undefined],
  ])("for «%s» are sent as %s", async (accepted, encoding) => {
    const { get } = await steered();
    const { headers, status } = await get("/a", { "Accept-Encoding": accepted });
    expect([status, headers["content-encoding"]]).toEqual([200, encoding]);
  });
  test("are not sent for HEAD, which has the headers of GET", async () => {
    const { get } = await steered();
    const { "content-length": length, etag } = (await get("/a")).headers;
    const head = await get("/a", {}, "HEAD");
    expect(head.body).toHaveLength(0);
    expect(head.headers).toMatchObject({ "content-length": length, etag });
  });
});

describe("A conditional request", () => {
  test.each([
    ["same", (etag: string) => etag],
    ["weak", (etag: string) => `W/${etag}`],
    ["list", (etag: string) => `"x", ${etag}`],
    ["star", () => "*"],
  ])("gets a 304 with the headers of the page (%s)", async (_, conditionOf) => {
    const { get } = await steered();
    const { etag = "" } = (await get("/a")).headers;
    const condition = { "If-None-Match": conditionOf(etag) };
    expect(await get("/a", condition)).toMatchObject({
      status: 304,
      body: { length: 0 },
      headers: { ...headersOfAll, etag },
    });
    expect((await get("/a", condition, "HEAD")).status).toBe(304);
  });
  test("gets a 304 for any encoding of the same text, here or in another process", async () => {
    const { get } = await steered();
    const packed = await get("/a", browser);
    const plain = await get("/a");
    const again = await get("/a", { ...browser, "If-None-Match": plain.headers.etag ?? "" });
    expect([again.status, again.headers.etag]).toEqual([304, plain.headers.etag]);
    const other = await steered();
    expect((await other.get("/a", { "If-None-Match": packed.headers.etag ?? "" })).status).toBe(304);
  });
  test("gets the page if the ETag belongs to another text, or is invalid", async () => {
    const { get } = await steered();
    const { etag = "" } = (await get("/a")).headers;
    for (const tag of ['"other"', "", etag.slice(1, -1)])
      expect((await get("/a", { "If-None-Match": tag })).status).toBe(200);
  });
});
