import type { lookup } from "node:dns";
import { readdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from "vitest";
import { fetchPicture, isInwards, lookupOutwards, PictureFault } from "../../../server/media/fetch-picture.ts";
import { createPictureNotes } from "../../../server/media/picture-notes.ts";
import { openPictureStore, type PictureStore } from "../../../server/media/picture-store.ts";
import { createPictures } from "../../../server/media/pictures.ts";
import { failures } from "../../support/failures.ts";
import { listening } from "../../support/listening.ts";
import { type PictureServer, startPictureServer } from "../../support/picture-server.ts";
import { temporaryFolder } from "../../support/temporary-folder.ts";

test("A source that never ends is given up at the time limit, between two bytes too", async () => {
  const real = AbortSignal.timeout;
  const shortened = vi.spyOn(AbortSignal, "timeout").mockImplementation(() => real.call(AbortSignal, 300));
  const { url, close } = await listening(createServer((_, res) => failures.drip(res)));
  await expect(fetchPicture(`${url}/a.jpg`)).rejects.toThrow(PictureFault);
  expect(shortened.mock.calls).toEqual([[10_000]]);
  shortened.mockRestore();
  await close();
});

test("A picture of more than 15 MB is refused by its size", async () => {
  const bytes = Buffer.alloc(15 * 1024 * 1024 + 1);
  const { url, close } = await listening(createServer((_, res) => res.end(bytes)));
  await expect(fetchPicture(`${url}/a.jpg`)).rejects.toMatchObject({ reason: "max-size" });
  await close();
});

describe("A private network", () => {
  const isPrivate = ["127.0.0.1", "10.1.2.3", "172.31.0.1", "192.168.1.1", "169.254.169.254", "100.64.0.1", "0.0.0.0"];
  const inIpv6 = ["::1", "fd00::1", "fe80::1", "fec0::1"];
  const mapped = ["::ffff:127.0.0.1", "::ffff:7f00:1", "::ffff:a9fe:a9fe", "::127.0.0.1", "2002:7f00:1::"];
  test.each([...isPrivate, ...inIpv6, ...mapped, "64:ff9b::a9fe:a9fe"])("contains %s", (address) =>
    expect(isInwards(address)).toBe(true),
  );
  test.each(["93.184.216.34", "172.32.0.1", "2606:2800:220:1::1"])("does not contain %s", (address) =>
    expect(isInwards(address)).toBe(false),
  );

  const resolved = (...found: string[]) =>
    new Promise<unknown>((resolve) => {
      const all = found.map((address) => ({ address, family: address.includes(":") ? 6 : 4 }));
      // `lookup` has seven overloads; this one is called.
      const answer = ((_name: string, _options: object, done: (error: null, all: object[]) => void) =>
        done(null, all)) as unknown as typeof lookup;
      lookupOutwards(answer)("media.test", { all: true }, (error, addresses) =>
        resolve(error ? (error as NodeJS.ErrnoException).code : addresses),
      );
    });
  test("is not requested, even if a public host name resolves to it", async () => {
    expect(await resolved("10.0.0.1")).toBe("EINWARDS");
    expect(await resolved("::ffff:7f00:1", "fd00::1")).toBe("EINWARDS");
    expect(await resolved("127.0.0.1", "93.184.216.34")).toEqual([{ address: "93.184.216.34", family: 4 }]);
  });
});

describe("The picture cache", () => {
  let host: PictureServer;
  beforeAll(async () => {
    host = await startPictureServer();
  });
  afterAll(() => host.close());

  /** Converts a small picture for the address `/m/NAME/160.webp`. */
  const converter = (store: PictureStore) => {
    const pictures = createPictures(store, createPictureNotes(), () => {});
    return (name: string) => pictures({ address: `/m/${name}/160.webp`, url: `${host.url}/small.png`, width: 160 });
  };

  test("stays within its byte limit", async () => {
    const folder = temporaryFolder(onTestFinished);
    const size = () => readdirSync(folder).reduce((sum, name) => sum + statSync(path.join(folder, name)).size, 0);
    const store = openPictureStore(folder, 50_000);
    for (let at = 0; at < 20; at += 1) await store.write(`/media/a/${at}/320.webp`, Buffer.alloc(10_000));
    await expect.poll(size).toBeLessThanOrEqual(50_000);
    expect(await store.read("/media/a/19/320.webp")).toHaveLength(10_000);
    expect(await store.read("/media/a/0/320.webp")).toBeUndefined();
  });
  test("lasts over restarts, and removes the partial files of a killed process", async () => {
    const folder = temporaryFolder(onTestFinished);
    await openPictureStore(folder).write("/media/a/b/320.webp", Buffer.from("bytes"));
    writeFileSync(path.join(folder, "half.written"), "x");
    expect(String(await openPictureStore(folder).read("/media/a/b/320.webp"))).toBe("bytes");
    expect(readdirSync(folder)).toHaveLength(1);
  });
  test("is recreated after its folder was deleted", async () => {
    const folder = temporaryFolder(onTestFinished);
    const convert = converter(openPictureStore(folder));
    await convert("1");
    rmSync(folder, { recursive: true });
    for (const name of ["2", "3"]) expect(Buffer.isBuffer(await convert(name))).toBe(true);
    expect(readdirSync(folder)).toHaveLength(1);
  });
  test("is not needed: pictures are converted again if the disk fails", async () => {
    expect(Buffer.isBuffer(await converter(openPictureStore("/dev/null/pictures"))("1"))).toBe(true);
  });
  test("has pictures that wait, up to 62 of 80; further ones are told to come back", async () => {
    const convert = converter({ read: async () => undefined, write: async () => {} });
    const answers = await Promise.all(Array.from({ length: 80 }, (_, n) => convert(String(n))));
    expect(answers.filter((answer) => answer === "busy")).toHaveLength(80 - 62);
    expect(answers.filter((answer) => Buffer.isBuffer(answer))).toHaveLength(62);
  });
});
