import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { long, steered, until } from "../../support/steered-cache.ts";

describe("The bytes of a page", () => {
  test("are the same text uncompressed, as gzip and as brotli, each with its own strong ETag and length", async () => {
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
  ])("for «%s» are sent as %s", async (accepted, encoding) => {
    const { get } = await steered();
    const { headers, status } = await get("/a", { "Accept-Encoding": accepted });
    expect([status, headers["content-encoding"]]).toEqual([200, encoding]);
  });
  test("are not sent for HEAD, which has the headers of GET", async () => {
    const { get } = await steered();
    const whole = await get("/a");
    const head = await get("/a", {}, "HEAD");
    expect(head.body).toHaveLength(0);
    expect(head.headers["content-length"]).toBe(whole.headers["content-length"]);
    expect(head.headers.etag).toBe(whole.headers.etag);
  });
  test("become smaller after a second request, with a new ETag and the same text", async () => {
    const { get } = await steered();
    const br = { "Accept-Encoding": "br" };
    const first = await get("/a", br);
    await until(async () => (await get("/a", br)).headers.etag !== first.headers.etag);
    const small = await get("/a", br);
    expect(small.body.length).toBeLessThan(first.body.length);
    expect(brotliDecompressSync(small.body).equals(brotliDecompressSync(first.body))).toBe(true);
  });
});

describe("A conditional request", () => {
  test.each(["same", "weak", "list", "star"])("gets a 304 with the headers of the page (%s)", async (form) => {
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
  test("gets a 304 even after a recompression, here or in another process", async () => {
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
  test("gets a 304 from a process that knows the colours of other placeholders", async () => {
    const sites = await Promise.all([steered(), steered(), steered()]);
    const picture = (tone: string) => `<img class="picture${tone}" src="/a.webp">${long}`;
    for (const [at, tone] of ["", " tone-3", " tone-17"].entries())
      Object.assign(sites[at]?.state ?? {}, { text: picture(tone) });
    for (const one of sites) {
      const { etag = "" } = (await one.get("/a")).headers;
      for (const other of sites) {
        await other.get("/a");
        expect((await other.get("/a", { "If-None-Match": etag })).status).toBe(304);
      }
    }
    const [, toned] = sites;
    const seen = await toned?.get("/a");
    expect([seen?.headers.etag, String(seen?.body)]).toEqual([
      expect.stringMatching(/^W\//),
      expect.stringContaining("tone-3"),
    ]);
  });
  test("gets the page if the ETag belongs to another text or encoding, or is invalid", async () => {
    const { get } = await steered();
    const { etag = "" } = (await get("/a")).headers;
    for (const tag of ['"other"', "", etag.slice(1, -1)])
      expect((await get("/a", { "If-None-Match": tag })).status).toBe(200);
    expect((await get("/a", { "If-None-Match": etag, "Accept-Encoding": "gzip" })).status).toBe(200);
  });
});
