import { createHash, randomUUID } from "node:crypto";
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import path from "node:path";
import { LRUCache } from "lru-cache";

const storeBytesMax = 200 * 1024 * 1024;
const fileBytesMin = 4096;
const fileName = /^[\w-]{43}$/;

/**
 * A disk cache of converted pictures; evicts the least recently used above 200 MB. If the disk fails, pictures are
 * converted again.
 */
export type PictureStore = {
  read(address: string): Promise<Buffer | undefined>;
  write(address: string, bytes: Buffer): Promise<void>;
};

/** Creates the folder at first use, and again if it was deleted; pictures of earlier processes count. */
export function openPictureStore(folder: string, bytesMax = storeBytesMax): PictureStore {
  const fileOf = (name: string) => path.join(folder, name);
  const nameOf = (address: string) => createHash("sha256").update(address).digest("base64url");
  const sizes = new LRUCache<string, number>({
    maxSize: bytesMax,
    sizeCalculation: (bytes) => Math.max(bytes, fileBytesMin),
    dispose: (_, name, reason) => {
      if (reason === "evict") void rm(fileOf(name), { force: true }).catch(() => {});
    },
  });
  let opening: Promise<void> | undefined;

  /** Lists existing files, oldest first, and removes partial files of killed processes. */
  const open = async () => {
    await mkdir(folder, { recursive: true });
    const names = await readdir(folder);
    const files = await Promise.all(names.filter((name) => fileName.test(name)).map(sized));
    for (const { name, bytes } of files.sort((a, b) => a.changedAtMs - b.changedAtMs)) sizes.set(name, bytes);
    const leftOver = names.filter((name) => !fileName.test(name));
    await Promise.all(leftOver.map((name) => rm(fileOf(name), { force: true })));
  };
  const sized = async (name: string) => {
    const { size, mtimeMs } = await stat(fileOf(name));
    return { name, bytes: size, changedAtMs: mtimeMs };
  };
  const ready = () => {
    opening ??= open().catch(() => {
      opening = undefined;
    });
    return opening;
  };

  return {
    async read(address) {
      await ready();
      const name = nameOf(address);
      try {
        const bytes = await readFile(fileOf(name));
        sizes.set(name, bytes.length);
        return bytes;
      } catch {
        sizes.delete(name);
        return undefined;
      }
    },
    async write(address, bytes) {
      await ready();
      const name = nameOf(address);
      const unfinished = fileOf(`${name}.${randomUUID()}`);
      try {
        await writeFile(unfinished, bytes);
        await rename(unfinished, fileOf(name));
        sizes.set(name, bytes.length);
      } catch (error) {
        // The next picture creates a deleted folder again.
        if (error instanceof Error && "code" in error && error.code === "ENOENT") opening = undefined;
        await rm(unfinished, { force: true }).catch(() => {});
      }
    },
  };
}
