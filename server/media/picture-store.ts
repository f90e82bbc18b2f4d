import { createHash, randomUUID } from "node:crypto";
import { readdir, readFile, rename, rm, stat, statfs, utimes, writeFile } from "node:fs/promises";
import path from "node:path";
import { monotonicMs, systemNow } from "../process/clock.ts";
import { makeFolder } from "../process/make-folder.ts";

/** `bytesMax` holds for all processes together. `space`: the size of the disk and what is free, in bytes. */
export type PictureStoreOptions = {
  folder: string;
  bytesMax?: number;
  space?: (folder: string) => Promise<{ free: number; size: number }>;
};

const storeBytesMax = 200 * 1024 * 1024;
/** The least space that a file takes on the disk. */
const fileBytesMin = 4096;
/** The share of the disk that is left to others, to the enquiries above all. */
const freeShareMin = 0.1;
/** After writing this share of the limit, a process counts all files again: other processes write, too. */
const countedShare = 0.02;
const usedAgainMs = 3_600_000;
const partialMaxMs = 60_000;
/** Between two attempts to make room on a disk that others have filled. */
const clearAgainMs = 10_000;
const fileName = /^[\w-]{43}\.webp$/;
const partialName = /^[\w-]{43}\.[\da-f-]{36}$/;

const spaceOf = async (folder: string) => {
  const { bavail, blocks, bsize } = await statfs(folder);
  return { free: bavail * bsize, size: blocks * bsize };
};

export type PictureStore = ReturnType<typeof openPictureStore>;

/**
 * A disk cache of converted pictures. If the disk fails or is full, pictures are converted again. Creates the folder at
 * first use, and again if it was deleted. Never touches files of other names.
 */
export function openPictureStore({ folder, bytesMax = storeBytesMax, space = spaceOf }: PictureStoreOptions) {
  const fileOf = (name: string) => path.join(folder, name);
  const nameOf = (address: string) => `${createHash("sha256").update(address).digest("base64url")}.webp`;
  let clearing: Promise<void> | undefined;
  let uncounted = Number.POSITIVE_INFINITY;
  let clearedAtMs = Number.NEGATIVE_INFINITY;

  const sized = async (name: string) => {
    const { size, mtimeMs } = await stat(fileOf(name));
    return { name, bytes: Math.max(size, fileBytesMin), usedAtMs: mtimeMs };
  };
  /** Deletes the files that were not used for the longest time, down to the limit and to the disk's reserve. */
  const clear = async (): Promise<void> => {
    const names = await readdir(folder);
    const found = await Promise.allSettled(
      names.filter((name) => fileName.test(name) || partialName.test(name)).map(sized),
    );
    const all = found.flatMap((result) => (result.status === "fulfilled" ? [result.value] : []));
    const isDead = ({ name, usedAtMs }: (typeof all)[number]) =>
      partialName.test(name) && systemNow().getTime() - usedAtMs > partialMaxMs;
    const { free, size } = await space(folder);
    uncounted = 0;
    let total = all.reduce((sum, { bytes }) => sum + bytes, 0);
    const allowed = Math.min(bytesMax, total + free - size * freeShareMin);
    for (const file of all.sort((a, b) => a.usedAtMs - b.usedAtMs)) {
      if (total <= allowed && !isDead(file)) continue;
      await rm(fileOf(file.name), { force: true });
      total -= file.bytes;
    }
  };
  const clearOnce = (): Promise<void> => {
    clearedAtMs = monotonicMs();
    clearing ??= clear()
      .catch(() => {})
      .finally(() => {
        clearing = undefined;
      });
    return clearing;
  };

  return {
    async read(address: string): Promise<Buffer | undefined> {
      const file = fileOf(nameOf(address));
      try {
        const bytes = await readFile(file);
        const { mtimeMs } = await stat(file);
        const now = systemNow();
        if (now.getTime() - mtimeMs > usedAgainMs) await utimes(file, now, now);
        return bytes;
      } catch {
        return undefined;
      }
    },
    async write(address: string, bytes: Buffer): Promise<void> {
      const name = nameOf(address);
      const partial = fileOf(name.replace("webp", randomUUID()));
      try {
        makeFolder(folder);
        const { free, size } = await space(folder);
        if (free - bytes.length < size * freeShareMin) {
          if (monotonicMs() - clearedAtMs > clearAgainMs) await clearOnce();
          return;
        }
        await writeFile(partial, bytes);
        await rename(partial, fileOf(name));
        uncounted += Math.max(bytes.length, fileBytesMin);
        if (uncounted >= bytesMax * countedShare) await clearOnce();
      } catch {
        await rm(partial, { force: true }).catch(() => {});
      }
    },
  };
}
