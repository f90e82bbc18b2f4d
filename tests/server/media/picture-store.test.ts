import { existsSync, readdirSync, rmSync, statSync, utimesSync, writeFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, onTestFinished, test } from "vitest";
import { openPictureStore, type PictureStoreOptions } from "../../../server/media/picture-store.ts";
import { temporaryFolder } from "../../support/temporary-folder.ts";

const opened = (folder: string, more: Partial<PictureStoreOptions> = {}) =>
  openPictureStore({ folder, space: async () => ({ free: 900_000, size: 1_000_000 }), ...more });
const picturesIn = (folder: string) => readdirSync(folder).filter((name) => name.endsWith(".webp"));
const bytesIn = (folder: string) =>
  picturesIn(folder).reduce((sum, name) => sum + statSync(path.join(folder, name)).size, 0);
const ten = Buffer.alloc(10_000);

describe("The picture cache", () => {
  test("stays within one limit, however many processes write to it, and keeps the newest", async () => {
    const folder = temporaryFolder(onTestFinished);
    const stores = [1, 2, 3].map(() => opened(folder, { bytesMax: 50_000 }));
    for (let at = 0; at < 30; at += 1) await stores[at % 3]?.write(`/media/a/${at}/320.webp`, ten);
    expect(bytesIn(folder)).toBeLessThanOrEqual(50_000);
    expect(await stores[0]?.read("/media/a/29/320.webp")).toHaveLength(10_000);
    expect(await stores[0]?.read("/media/a/0/320.webp")).toBeUndefined();
  });
  test("gives way: it writes nothing where a tenth of the disk is free, and returns what others lack", async () => {
    const folder = temporaryFolder(onTestFinished);
    let free = 200_000;
    const store = opened(folder, { space: async () => ({ free, size: 1_000_000 }) });
    for (let at = 0; at < 5; at += 1) await store.write(`/media/a/${at}/320.webp`, ten);
    expect(bytesIn(folder)).toBe(50_000);
    free = 80_000;
    const later = opened(folder, { space: async () => ({ free, size: 1_000_000 }) });
    await later.write("/media/a/9/320.webp", ten);
    expect(bytesIn(folder)).toBe(30_000);
    expect(await later.read("/media/a/9/320.webp")).toBeUndefined();
  });
  test("deletes only what it wrote: a file of somebody else in its folder stays", async () => {
    const folder = temporaryFolder(onTestFinished);
    await opened(folder).write("/media/a/b/320.webp", ten);
    const [name = ""] = picturesIn(folder);
    const partial = path.join(folder, name.replace("webp", "0a1b2c3d-0000-4000-8000-000000000000"));
    for (const file of [partial, path.join(folder, "notes.txt")]) {
      writeFileSync(file, "x");
      utimesSync(file, 0, 0);
    }
    const store = opened(folder, { bytesMax: 15_000 });
    await store.write("/media/a/c/320.webp", ten);
    await store.write("/media/a/d/320.webp", ten);
    expect(existsSync(partial), "the rest of a killed process").toBe(false);
    expect(readdirSync(folder)).toContain("notes.txt");
    expect(bytesIn(folder)).toBeLessThanOrEqual(15_000);
  });
  test("is made again after its folder was deleted", async () => {
    const folder = temporaryFolder(onTestFinished);
    const store = opened(folder);
    await store.write("/media/a/1/320.webp", ten);
    rmSync(folder, { recursive: true });
    for (const name of ["2", "3"]) await store.write(`/media/a/${name}/320.webp`, ten);
    expect(picturesIn(folder).length).toBeGreaterThan(0);
  });
});
