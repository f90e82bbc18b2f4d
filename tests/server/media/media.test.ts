import { gzipSync } from "node:zlib";
import sharp from "sharp";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { type PictureServer, startPictureServer, unshowable } from "../../support/servers/picture-server.ts";
import { eventsOf } from "../../support/sites/logged-events.ts";
import { startSite, type TestSite } from "../../support/sites/test-site.ts";

const megabyte = 1024 * 1024;
const blank = (width: number, height: number, background: string) =>
  sharp({ create: { width, height, channels: 4, background } });

let host: PictureServer;
let site: TestSite;
beforeAll(async () => {
  const frames = Array.from({ length: 3 }, (_, at) => Buffer.alloc(64 * 64 * 3, at * 80));
  const film = sharp(Buffer.concat(frames), { raw: { width: 64, height: 192, channels: 3, pageHeight: 64 } });
  const photo = await blank(1600, 1200, "#7d6650").jpeg().toBuffer();
  const padded = (megabytes: number) => Buffer.concat([photo, Buffer.alloc(megabytes * megabyte)]);
  const located = blank(1600, 1200, "#b87333").withExif({ IFD0: { Copyright: "secret place" } });
  const markup = Buffer.from("<script>alert(1)</script><svg onload=alert(1)>");
  host = await startPictureServer({
    "/located.jpg": { body: await located.jpeg().toBuffer() },
    "/clear.png": { body: await blank(100, 300, "#0000").png().toBuffer() },
    "/film.gif": { body: await film.gif().toBuffer() },
    "/polyglot.jpg": { body: Buffer.concat([await film.jpeg().toBuffer(), markup]) },
    "/bomb.jpg": { body: gzipSync(padded(100)), headers: { "Content-Encoding": "gzip" } },
    "/large.jpg": { body: padded(16) },
    "/wide.png": { body: await blank(8000, 6500, "#fff").png().toBuffer() },
    "/moved.jpg": { status: 302, body: Buffer.alloc(0), headers: { Location: "/photo.jpg" } },
  });
  site = await startSite({ env: { MEDIA_ORIGINS: host.url } });
});
beforeEach(() => void host.requested.splice(0));
afterAll(async () => {
  await site.close();
  await host.close();
});

const get = async (name: string, width: number | string = 320, sent: Record<string, string> = {}) => {
  const answer = await site.get(`${site.pictures.of(host.url + name)}/${width}.webp`, sent);
  return { status: answer.status, headers: answer.headers, bytes: answer.body };
};

describe("A picture of the content API", () => {
  test("is served as WebP in the requested width, cached for a year, without metadata", async () => {
    const { status, headers, bytes } = await get("/located.jpg");
    expect([status, headers["content-type"]]).toEqual([200, "image/webp"]);
    expect(headers["cache-control"]).toBe("public, max-age=31536000, immutable");
    const { width, height, format, exif } = await sharp(bytes).metadata();
    expect({ width, height, format, exif }).toEqual({ width: 320, height: 240, format: "webp", exif: undefined });
  });
  test("is converted once, and not resent to a browser that has it", async () => {
    const { headers } = await get("/photo.jpg", 480);
    host.requested.length = 0;
    const again = await get("/photo.jpg", 480, { "If-None-Match": headers.etag ?? "" });
    expect([again.status, host.requested]).toEqual([304, []]);
  });
  test.each([
    ["is never enlarged, and stays transparent", "/clear.png", { width: 100, height: 300, hasAlpha: true }],
    ["is a still of the first frame if it is a video", "/film.gif", { width: 64, height: 64 }],
  ])("%s", async (_, name, wanted) => {
    expect(await sharp((await get(name, 800)).bytes, { pages: -1 }).metadata()).toMatchObject(wanted);
  });
  test("brings no markup that follows its end", async () => {
    const { status, headers, bytes } = await get("/polyglot.jpg");
    expect([status, headers["content-type"], bytes.includes("alert")]).toEqual([200, "image/webp", false]);
  });
  test.each([...unshowable, "/bomb.jpg", "/moved.jpg", "/large.jpg", "/wide.png"])(
    "is an uncached placeholder with status 404 if it is unavailable: %s",
    async (name) => {
      const { status, headers } = await get(name);
      expect([status, headers["cache-control"]]).toEqual([404, "no-store"]);
      expect(headers["content-type"], "browsers draw it").toBe("image/webp");
      await get(name, 480);
      expect(host.requested, "upstream is not asked again at once").toEqual([name]);
    },
  );
  test("is logged by origin and reason only, without address or name", async () => {
    await get("/secret-name.jpg");
    expect(eventsOf(site, "media.fault")).not.toEqual([]);
    expect(site.lines.join()).not.toContain("secret-name");
  });
});
