import { mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import { tmpdir } from "node:os";
import path from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { pictureAddress, readPictureAddress } from "../../../server/content/picture-address.ts";
import { isInwards } from "../../../server/media/fetch-picture.ts";
import { createPictureNotes } from "../../../server/media/picture-notes.ts";
import { openPictureStore } from "../../../server/media/picture-store.ts";
import { createPictures } from "../../../server/media/pictures.ts";
import { listening } from "../../support/listening.ts";
import { startSite, type TestSite } from "../../support/site.ts";

let origin: string;
let upstream: Server;
let site: TestSite;
let asked: string[] = [];
let answers: Record<string, { status?: number; headers?: Record<string, string>; body: Buffer }>;

beforeAll(async () => {
  const photo = sharp({ create: { width: 2000, height: 1500, channels: 3, background: "#b87333" } });
  const located = photo.clone().withExif({ IFD0: { Copyright: "secret place" } });
  answers = {
    "/photo.jpg": { body: await located.jpeg().toBuffer() },
    "/logo.png": {
      body: await sharp({ create: { width: 100, height: 300, channels: 4, background: "#0000" } })
        .png()
        .toBuffer(),
    },
    "/drawing.svg": { body: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>') },
    "/text.jpg": { body: Buffer.from("no picture") },
    "/moved.jpg": { status: 302, headers: { location: "/photo.jpg" }, body: Buffer.alloc(0) },
    "/large.jpg": { body: Buffer.alloc(16 * 1024 * 1024) },
    "/wide.png": {
      body: await sharp({ create: { width: 8000, height: 6500, channels: 3, background: "#fff" } })
        .png()
        .toBuffer(),
    },
  };
  upstream = createServer(({ url = "" }, res) => {
    asked.push(url);
    const { status = 200, headers = {}, body } = answers[url] ?? { status: 404, body: Buffer.alloc(0) };
    res.writeHead(status, headers).end(body);
  });
  origin = (await listening(upstream)).url;
  site = await startSite({ env: { MEDIA_ORIGINS: origin } });
});
beforeEach(() => {
  asked = [];
});
afterAll(async () => {
  await site.close();
  upstream.close();
});

const get = (name: string, width: number | string, headers: Record<string, string> = {}) =>
  fetch(`${site.url}${pictureAddress(`${origin}${name}`)}/${width}.webp`, { headers });

describe("A picture of the content API", () => {
  test("is served as WebP in the requested width, cached for a year, without metadata", async () => {
    const response = await get("/photo.jpg", 320);
    const bytes = Buffer.from(await response.arrayBuffer());
    expect(response.status).toBe(200);
    expect(response.headers.get("content-type")).toBe("image/webp");
    expect(response.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
    const { width, height, format, exif } = await sharp(bytes).metadata();
    expect({ width, height, format, exif }).toEqual({ width: 320, height: 240, format: "webp", exif: undefined });
  });
  test("is converted once, and not resent to a browser that has it", async () => {
    const first = await get("/photo.jpg", 480);
    await first.arrayBuffer();
    asked = [];
    const again = await get("/photo.jpg", 480, { "If-None-Match": first.headers.get("etag") ?? "" });
    expect([again.status, asked]).toEqual([304, []]);
  });
  test("is never enlarged, and stays transparent", async () => {
    const bytes = Buffer.from(await (await get("/logo.png", 800)).arrayBuffer());
    expect(await sharp(bytes).metadata()).toMatchObject({ width: 100, height: 300, hasAlpha: true });
  });
  test.each(["/drawing.svg", "/text.jpg", "/moved.jpg", "/large.jpg", "/wide.png", "/none.jpg"])(
    "is an uncached 404 if it is unavailable: %s",
    async (name) => {
      const response = await get(name, 320);
      expect([response.status, response.headers.get("cache-control")]).toEqual([404, "no-store"]);
      expect(response.headers.get("content-type"), "browsers draw it").toBe("image/webp");
      expect(asked).not.toContain("/photo.jpg");
      await get(name, 480);
      expect(asked, "upstream is not asked again at once").toHaveLength(1);
    },
  );
  test("is served in the listed widths only, and from the configured origins only", async () => {
    expect((await get("/photo.jpg", 321)).status).toBe(404);
    expect((await get("/photo.jpg", "0320")).status).toBe(404);
    for (const url of [
      "http://169.254.169.254/latest",
      `${origin}.evil.test/a.jpg`,
      `http://user@${origin.slice(7)}/photo.jpg`,
    ])
      expect((await fetch(`${site.url}${pictureAddress(url)}/320.webp`)).status, url).toBe(404);
    expect(asked).toEqual([]);
  });
  test("is logged by origin and reason only, without address or name", async () => {
    await get("/secret-name.jpg", 320);
    expect(site.log.join("\n")).toContain('"media.fault"');
    expect(site.log.join("\n")).not.toContain("secret-name");
  });
});

describe("The address of a picture", () => {
  test("is parsed back to the same source, in one spelling only", () => {
    const address = `${pictureAddress("https://media.test/a b.jpg?x=1")}/800.webp`;
    expect(readPictureAddress(address, ["https://media.test"])).toEqual({
      url: "https://media.test/a b.jpg?x=1",
      width: 800,
    });
    expect(readPictureAddress(address.replace("/800", "A/800"), ["https://media.test"])).toBeUndefined();
    expect(readPictureAddress(address, ["https://other.test"])).toBeUndefined();
  });
  test("has one version: another version is invalid", () => {
    const address = `${pictureAddress("https://media.test/a.jpg")}/800.webp`;
    expect(readPictureAddress(address.replace(/media\/./, "media/_"), ["https://media.test"])).toBeUndefined();
  });
});

test.each([
  "127.0.0.1",
  "10.1.2.3",
  "172.31.0.1",
  "192.168.1.1",
  "169.254.169.254",
  "100.64.0.1",
  "::1",
  "fd00::1",
  "fe80::1",
  "::ffff:127.0.0.1",
  "0.0.0.0",
])("%s is a private address", (address) => expect(isInwards(address)).toBe(true));
test.each(["93.184.216.34", "172.32.0.1", "2606:2800:220:1::1"])("%s is public", (address) =>
  expect(isInwards(address)).toBe(false),
);

describe("The picture store", () => {
  test("keeps pictures across restarts, and removes the partial files of a killed process", async () => {
    const folder = mkdtempSync(path.join(tmpdir(), "pictures-"));
    const store = openPictureStore(folder);
    await store.write("/media/a/b/320.webp", Buffer.from("bytes"));
    writeFileSync(path.join(folder, "half.written"), "x");
    const again = openPictureStore(folder);
    expect((await again.read("/media/a/b/320.webp"))?.toString()).toBe("bytes");
    expect(readdirSync(folder)).toHaveLength(1);
    rmSync(folder, { recursive: true });
    expect(await again.read("/media/a/b/320.webp")).toBeUndefined();
  });
  test("converts again if the disk fails", async () => {
    const store = openPictureStore("/dev/null/pictures");
    const pictures = createPictures(store, createPictureNotes(), () => {});
    const answer = await pictures({ address: "/x", url: `${origin}/photo.jpg`, width: 160 });
    expect(Buffer.isBuffer(answer)).toBe(true);
  });
  test("answers 503 if too many pictures wait", async () => {
    const store = { read: async () => undefined, write: async () => {} };
    const pictures = createPictures(store, createPictureNotes(), () => {});
    const many = Array.from({ length: 80 }, (_, n) =>
      pictures({ address: `/${n}`, url: `${origin}/logo.png`, width: 160 }),
    );
    const all = await Promise.all(many);
    expect(all.filter((answer) => answer === "busy").length).toBe(80 - 62);
    expect(all.filter((answer) => Buffer.isBuffer(answer)).length).toBe(62);
  });
});
