import { createHash } from "node:crypto";
import { copyFile, mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import sharp, { type Sharp } from "sharp";

const originals = "views/park/claims/model";
/** Encoding takes half a minute; the files of unchanged originals are kept between builds. */
const kept = "node_modules/.cache/model-pictures";
const widths = [200, 400, 800, 1200, 1600];
/** A first paint at 1440 px has 50 kB for the band: 45 and 66 hold it without visible faults. */
const formats = {
  avif: (picture: Sharp) => picture.avif({ quality: 45, effort: 3 }),
  webp: (picture: Sharp) => picture.webp({ quality: 66 }),
} as const;

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
    const digest = createHash("sha256").update(bytes).digest("hex").slice(0, 8).toUpperCase();
    const { width = 0, height = 0 } = await sharp(bytes).metadata();
    const files: Record<string, [number, string][]> = {};
    for (const [format, encode] of Object.entries(formats)) {
      files[format] = [];
      for (const wide of widths.filter((some) => some <= width)) {
        const made = `model-${name}-${wide}-${digest}.${format}`;
        const cache = path.join(kept, made);
        const known = await readFile(cache).catch(() => undefined);
        if (!known) await writeFile(cache, await encode(sharp(bytes).resize(wide)).toBuffer());
        await copyFile(cache, path.join(folder, made));
        files[format].push([wide, `/build/${made}`]);
      }
    }
    const map = await readFile(path.join(originals, `${name}.json`), "utf8").catch(() => undefined);
    model[name] = { width, height, files, ...(map && { map: JSON.parse(map) }) };
  }
  await writeFile(path.join(folder, "model.json"), JSON.stringify(model));
}
