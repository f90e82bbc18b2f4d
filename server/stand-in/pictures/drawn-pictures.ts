import { mkdir, readFile, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { type PictureKind, sceneSvg } from "./scene.ts";

const folder = path.join(os.tmpdir(), "stand-in-pictures");
/** As many different scenes of a kind; all items share them. */
export const scenesMax = 6;
const noiseSigma = 14;
const grey = { r: 128, g: 128, b: 128 };

/** Sizes in pixels: photographs of 12 megapixels; signs are small and transparent. */
export const pictureSizes: Readonly<Record<PictureKind, { width: number; height: number }>> = {
  room: { width: 4000, height: 3000 },
  street: { width: 4000, height: 3000 },
  logo: { width: 480, height: 360 },
};

const name = /^\/pictures\/(room|street|logo)-(\d)\.(?:jpg|png)$/;

/**
 * A picture by its path; undefined where there is none. It is drawn on the first request and kept in the temporary
 * folder. Photographs get grain, so that they weigh what a camera's do.
 */
export async function drawnPicture(url: string): Promise<{ bytes: Buffer; type: string } | undefined> {
  const [, kind, seed = ""] = name.exec(url) ?? [];
  if ((kind !== "room" && kind !== "street" && kind !== "logo") || Number(seed) >= scenesMax) return undefined;
  const type = kind === "logo" ? "image/png" : "image/jpeg";
  const file = path.join(folder, path.basename(url));
  try {
    return { bytes: await readFile(file), type };
  } catch {
    const bytes = await draw(kind, Number(seed));
    await mkdir(folder, { recursive: true });
    await writeFile(file, bytes);
    return { bytes, type };
  }
}

async function draw(kind: PictureKind, seed: number): Promise<Buffer> {
  const { default: sharp } = await import("sharp");
  const { width, height } = pictureSizes[kind];
  const scene = sharp(Buffer.from(sceneSvg(kind, seed, width, height)));
  if (kind === "logo") return scene.png().toBuffer();
  const noise = { type: "gaussian", mean: 128, sigma: noiseSigma } as const;
  const grain = sharp({ create: { width, height, channels: 3, background: grey, noise } });
  const overlay = { input: await grain.png({ compressionLevel: 0 }).toBuffer(), blend: "overlay" } as const;
  return scene.flatten().composite([overlay]).jpeg({ quality: 92 }).toBuffer();
}
