import type { lookup } from "node:dns";
import { mkdtempSync, readdirSync, rmSync, statSync } from "node:fs";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import path from "node:path";
import { gzipSync } from "node:zlib";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { pictureAddress, readPictureAddress } from "../../../server/content/picture-address.ts";
import { fetchPicture, isInwards, lookupOutwards, PictureFault } from "../../../server/media/fetch-picture.ts";
import { createPictureNotes } from "../../../server/media/picture-notes.ts";
import { openPictureStore } from "../../../server/media/picture-store.ts";
import { createPictures } from "../../../server/media/pictures.ts";
import { listening } from "../../support/listening.ts";
import { type PictureServer, startPictureServer, unshowable } from "../../support/picture-server.ts";
import { startSite, type TestSite } from "../../support/site.ts";

const bombBytes = 100 * 1024 * 1024;

let host: PictureServer;
let site: TestSite;
beforeAll(async () => {
  const frames = Array.from({ length: 3 }, (_, at) => Buffer.alloc(64 * 64 * 3, at * 80));
  const film = sharp(Buffer.concat(frames), { raw: { width: 64, height: 192, channels: 3, pageHeight: 64 } });
  host = await startPictureServer({
    "/bomb.jpg": { body: gzipSync(Buffer.alloc(bombBytes)), headers: { "Content-Encoding": "gzip" } },
    "/polyglot.jpg": {
      body: Buffer.concat([
        await film.jpeg().toBuffer(),
        Buffer.from("<script>alert(1)</script><svg onload=alert(1)>"),
      ]),
    },
    "/film.gif": { body: await film.gif().toBuffer() },
    "/inwards.jpg": { status: 302, body: Buffer.alloc(0), headers: { Location: "http://169.254.169.254/" } },
    "/named.svg": {
      type: "image/png",
      body: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="90" height="90"/>'),
    },
  });
  site = await startSite({ env: { MEDIA_ORIGINS: host.url } });
});
afterAll(async () => {
  await site.close();
  await host.close();
});
const ask = (name: string) => fetch(`${site.url}${pictureAddress(host.url + name)}/320.webp`);

describe("A source that is not a picture", () => {
  test.each([...unshowable, "/bomb.jpg", "/inwards.jpg", "/named.svg"])(
    "%s is answered with an uncached placeholder picture",
    async (name) => {
      const answer = await ask(name);
      expect([answer.status, answer.headers.get("cache-control")]).toEqual([404, "no-store"]);
      expect(answer.headers.get("content-type")).toBe("image/webp");
    },
  );
  test("markup behind a picture's end does not reach the visitor", async () => {
    const answer = await ask("/polyglot.jpg");
    expect([answer.status, answer.headers.get("content-type")]).toEqual([200, "image/webp"]);
    expect(Buffer.from(await answer.arrayBuffer()).includes("alert")).toBe(false);
  });
  test("a video becomes a still of its first frame", async () => {
    const bytes = Buffer.from(await (await ask("/film.gif")).arrayBuffer());
    expect(await sharp(bytes, { pages: -1 }).metadata()).toMatchObject({ width: 64, height: 64 });
  });
});

describe("A source that never ends", () => {
  test("is given up at the time limit, between two bytes too", async () => {
    const real = AbortSignal.timeout;
    const limits: number[] = [];
    const shortened = vi.spyOn(AbortSignal, "timeout").mockImplementation((ms) => {
      limits.push(ms);
      return real.call(AbortSignal, 300);
    });
    const dripping = createServer((_, res) => {
      res.writeHead(200, { "Content-Type": "image/jpeg" });
      const drip = setInterval(() => res.write("x"), 20);
      res.on("close", () => clearInterval(drip));
    });
    const { url } = await listening(dripping);
    await expect(fetchPicture(`${url}/a.jpg`)).rejects.toThrow(PictureFault);
    expect(limits).toEqual([10_000]);
    shortened.mockRestore();
    dripping.closeAllConnections();
    await new Promise((resolve) => dripping.close(resolve));
  });
});

describe("An address of a picture", () => {
  test.each([
    "file:///etc/passwd",
    "blob:https://media.test/1",
    "data:image/png;base64,AA==",
    "https://user@media.test/a.jpg",
    "https://:secret@media.test/a.jpg",
    "https://media.test:444/a.jpg",
    "http://media.test/a.jpg",
    "https://media.test.evil.test/a.jpg",
    "https://media.test/a.jpg#1",
    "//media.test/a.jpg",
    "http://2130706433/a.jpg",
    "http://0x7f.1/a.jpg",
    "http://[::ffff:127.0.0.1]/a.jpg",
    "https://media.test@127.0.0.1/a.jpg",
    "https://media.test\\@127.0.0.1/a.jpg",
    "https://127.0.0.1#@media.test/a.jpg",
  ])("is rejected for %s", (url) => {
    expect(readPictureAddress(`${pictureAddress(url)}/320.webp`, ["https://media.test"])).toBeUndefined();
  });
  test.each([
    "/media/../healthz",
    "/media/%2e%2e/x/320.webp",
    "/media/a/b/320.webp/../../x",
    "/media/a/b%2Fc/320.webp",
  ])("%s reaches no file", async (address) => {
    const answer = await fetch(site.url + address);
    expect([200, 404]).toContain(answer.status);
    expect(answer.headers.get("content-type")).not.toMatch(/image/);
  });
});

describe("A host name that resolves to a private network", () => {
  const resolved = (...found: string[]) =>
    new Promise<unknown>((resolve) => {
      // `lookup` has seven overloads; this one is called.
      const answer = ((_name: string, _options: object, done: (error: null, all: object[]) => void) =>
        done(
          null,
          found.map((address) => ({ address, family: address.includes(":") ? 6 : 4 })),
        )) as unknown as typeof lookup;
      lookupOutwards(answer)("media.test", { all: true }, (error, addresses) =>
        resolve(error ? (error as NodeJS.ErrnoException).code : addresses),
      );
    });
  test("is not requested", async () => {
    expect(await resolved("10.0.0.1")).toBe("EINWARDS");
    expect(await resolved("::ffff:7f00:1", "fd00::1")).toBe("EINWARDS");
    expect(await resolved("127.0.0.1", "93.184.216.34")).toEqual([{ address: "93.184.216.34", family: 4 }]);
  });
  test.each(["::ffff:7f00:1", "::ffff:a9fe:a9fe", "::127.0.0.1", "64:ff9b::a9fe:a9fe", "2002:7f00:1::", "fec0::1"])(
    "%s is private in any notation",
    (address) => expect(isInwards(address)).toBe(true),
  );
});

describe("The picture cache", () => {
  const folderSize = (folder: string) =>
    readdirSync(folder).reduce((sum, name) => sum + statSync(path.join(folder, name)).size, 0);
  test("stays within its byte limit", async () => {
    const folder = mkdtempSync(path.join(tmpdir(), "pictures-"));
    const store = openPictureStore(folder, 50_000);
    for (let at = 0; at < 20; at += 1) await store.write(`/media/a/${at}/320.webp`, Buffer.alloc(10_000));
    await expect.poll(() => folderSize(folder)).toBeLessThanOrEqual(50_000);
    expect(await store.read("/media/a/19/320.webp")).toHaveLength(10_000);
    expect(await store.read("/media/a/0/320.webp")).toBeUndefined();
    rmSync(folder, { recursive: true });
  });
  test("is recreated after its folder was deleted", async () => {
    const folder = mkdtempSync(path.join(tmpdir(), "pictures-"));
    const store = openPictureStore(folder);
    const pictures = createPictures(store, createPictureNotes(), () => {});
    const convert = (name: string) =>
      pictures({ address: `/m${name}/160.webp`, url: `${host.url}/photo.jpg`, width: 160 });
    await convert("1");
    rmSync(folder, { recursive: true });
    expect(Buffer.isBuffer(await convert("2"))).toBe(true);
    expect(Buffer.isBuffer(await convert("3"))).toBe(true);
    expect(readdirSync(folder)).toHaveLength(1);
    rmSync(folder, { recursive: true });
  });
});
