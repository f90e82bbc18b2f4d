import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { copyFile, mkdir, readdir, readFile, rename, writeFile } from "node:fs/promises";
import { availableParallelism } from "node:os";
import path from "node:path";
import sharp, { type Sharp } from "sharp";
import { createTurns } from "../concurrency/turns.ts";

const originals = "views/park/claims/model";
/** Encoding takes 40 s of processor time; the files of unchanged originals are kept between builds. */
const kept = "node_modules/.cache/model-pictures";
/** An encoder takes one core and some 100 MB. */
const encoders = createTurns(availableParallelism());
const widths = [200, 400, 800, 1200, 1440, 1600];
/** The first picture has 60 kB at 1440 px: 45 and 66 hold it without visible faults. */
const usualQuality = { avif: 45, webp: 66 };
/** The first picture of a phone has 25 kB at 800 px. */
const uprightQuality = { avif: 33, webp: 50 };
/** Floors, walls and skies at a person's height show faults that a thousand windows hide. */
const placeQuality = { avif: 55, webp: 74 };

function qualityOf(name: string): typeof usualQuality {
  if (name.startsWith("upright")) return uprightQuality;
  return /^(aerial|building)-/.test(name) ? usualQuality : placeQuality;
}

const formats = {
  avif: (picture: Sharp, quality: typeof usualQuality) => picture.avif({ quality: quality.avif, effort: 3 }),
  webp: (picture: Sharp, quality: typeof usualQuality) => picture.webp({ quality: quality.webp }),
} as const;

/** Encodes into the file, unless it is there. It appears whole: a build may be stopped, or run beside another. */
async function encodeOnce(file: string, encode: () => Sharp): Promise<void> {
  if (existsSync(file)) return;
  const unfinished = `${file}.${process.pid}`;
  await writeFile(unfinished, await encoders.run(() => encode().toBuffer()));
  await rename(unfinished, file);
}

/** The pictures of one view share the map of its camera: that of `aerial-dusk.jpg` is `aerial.json`. */
const mapOf = (name: string) => path.join(originals, `${name.replace(/-(noon|dusk|night)$/, "")}.json`);

/** What lies beside a picture: the floors of one building, or the buildings of the park. */
const mapped = (map: object): object => ("floors" in map ? map : { map });

/**
 * Writes the pictures of the park's model into `folder` in every width and format, under hashed names, and
 * `model.json`: name → size, files, and the map that lies beside it. Nothing without the folder of originals.
 */
export async function buildModelPictures(folder: string): Promise<void> {
  const names = await readdir(originals).catch(() => []);
  const model: Record<string, unknown> = {};
  await mkdir(kept, { recursive: true });
  for (const file of names.filter((name) => name.endsWith(".jpg"))) {
    const bytes = await readFile(path.join(originals, file));
    const name = path.basename(file, ".jpg");
    const quality = qualityOf(name);
    const settings = JSON.stringify(quality);
    const digest = createHash("sha256").update(bytes).update(settings).digest("hex").slice(0, 8).toUpperCase();
    const { width = 0, height = 0 } = await sharp(bytes).metadata();
    const sizes = widths.filter((candidate) => candidate <= width);
    const fileOf = (format: string, wide: number) => `model-${name}-${wide}-${digest}.${format}`;
    const made = Object.entries(formats).flatMap(([format, encode]) =>
      sizes.map(async (wide) => {
        const fileName = fileOf(format, wide);
        const cache = path.join(kept, fileName);
        await encodeOnce(cache, () => encode(sharp(bytes).resize(wide), quality));
        await copyFile(cache, path.join(folder, fileName));
      }),
    );
    await Promise.all(made);
    const files = Object.fromEntries(
      Object.keys(formats).map((format) => [format, sizes.map((wide) => [wide, `/build/${fileOf(format, wide)}`])]),
    );
    const map = await readFile(mapOf(name), "utf8").catch(() => undefined);
    model[name] = { width, height, files, ...(map && mapped(JSON.parse(map))) };
  }
  await writeFile(path.join(folder, "model.json"), JSON.stringify(model));
}
