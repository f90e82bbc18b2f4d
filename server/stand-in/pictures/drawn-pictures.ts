import { mkdir, readFile, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import type SharpModule from "sharp";
import { photographs } from "../../../views/park/colours.ts";

/** Photographs are wide; logos stand on nothing. */
export type PictureKind = "photo" | "logo";

const folder = path.join(os.tmpdir(), "stand-in-pictures-4");
/** As many different scenes of a kind; all items share them. */
export const scenesMax = 6;
const noiseSigma = 14;
/** Scenes are drawn with grain at a quarter of their size, then enlarged: at full size grain takes half a minute. */
const enlargement = 4;
/** Sizes of grains in px, fine and coarse, so that small copies weigh what those of photographs do. */
const grainSizes = [1, 3, 10];
const grey = { r: 128, g: 128, b: 128 };

/** Sizes in pixels: photographs of 12 megapixels; signs are small and transparent. */
export const pictureSizes: Readonly<Record<PictureKind, { width: number; height: number }>> = {
  photo: { width: 4000, height: 3000 },
  logo: { width: 480, height: 360 },
};

const name = /^\/pictures\/(photo|logo)-(\d)\.(?:jpg|png)$/;

/** Drawn on the first request, kept in the temporary folder. Grain makes photographs weigh what a camera's do. */
export async function drawnPicture(url: string): Promise<{ bytes: Buffer; type: string } | undefined> {
  const [, kind, seed = ""] = name.exec(url) ?? [];
  if ((kind !== "photo" && kind !== "logo") || Number(seed) >= scenesMax) return undefined;
  const type = kind === "logo" ? "image/png" : "image/jpeg";
  const file = path.join(folder, path.basename(url));
  const kept = () => readFile(file).catch(() => undefined);
  const ready = await kept();
  if (ready) return { bytes: ready, type };
  const bytes = last.then(async () => (await kept()) ?? drawAndKeep(file, kind, Number(seed)));
  last = bytes.catch(() => {});
  return { bytes: await bytes, type };
}

/** The last scene being drawn. They are drawn one after the other: each takes 100 MB. */
let last: Promise<unknown> = Promise.resolve();

async function drawAndKeep(file: string, kind: PictureKind, seed: number): Promise<Buffer> {
  const bytes = await draw(kind, seed);
  await mkdir(folder, { recursive: true });
  await writeFile(file, bytes);
  return bytes;
}

async function draw(kind: PictureKind, seed: number): Promise<Buffer> {
  const { default: sharp } = await import("sharp");
  const { width, height } = pictureSizes[kind];
  if (kind === "logo")
    return sharp(Buffer.from(sceneSvg(kind, seed, width, height)))
      .png()
      .toBuffer();
  const [small, low] = [width / enlargement, height / enlargement];
  const layers = await Promise.all(
    grainSizes.map((size) => grain(sharp, Math.ceil(small / size), Math.ceil(low / size))),
  );
  const scene = sharp(Buffer.from(sceneSvg(kind, seed, small, low))).flatten();
  const grained = await scene
    .composite(await Promise.all(layers.map((layer) => overlay(sharp, layer, small, low))))
    .png({ compressionLevel: 0 })
    .toBuffer();
  return sharp(grained).resize(width, height, { kernel: "nearest" }).jpeg({ quality: 92 }).toBuffer();
}

type Sharp = typeof SharpModule;

function grain(sharp: Sharp, width: number, height: number): Promise<Buffer> {
  const noise = { type: "gaussian", mean: 128, sigma: noiseSigma } as const;
  return sharp({ create: { width, height, channels: 3, background: grey, noise } })
    .png()
    .toBuffer();
}

async function overlay(sharp: Sharp, layer: Buffer, width: number, height: number) {
  const input = await sharp(layer).resize(width, height, { fit: "fill" }).png({ compressionLevel: 0 }).toBuffer();
  return { input, blend: "overlay" } as const;
}

const { skies, walls, accents, window, street } = photographs;

const pick = (list: readonly string[], at: number) => list[at % list.length] ?? "";
const rect = (x: number, y: number, w: number, h: number, fill: string) =>
  `<rect x="${x}" y="${y}" width="${w}" height="${h}" fill="${fill}"/>`;

/** A building in a street, or a sign, as SVG. `seed` changes colours and counts. */
function sceneSvg(kind: PictureKind, seed: number, width: number, height: number): string {
  const parts = kind === "photo" ? building(seed) : bars(seed);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 400 300">${parts}</svg>`;
}

function building(seed: number): string {
  const storeys = 4 + (seed % 5);
  const rows = Array.from({ length: storeys }, (_, row) =>
    Array.from({ length: 9 }, (_, n) => rect(96 + n * 24, 210 - (row + 1) * 26, 16, 15, window)).join(""),
  );
  const body = rect(86, 206 - storeys * 26, 228, storeys * 26 + 24, pick(walls, seed));
  return rect(0, 0, 400, 230, pick(skies, seed)) + body + rows.join("") + rect(0, 230, 400, 70, street);
}

function bars(seed: number): string {
  const colour = pick(accents, seed);
  return Array.from({ length: 2 + (seed % 3) }, (_, n) => rect(120, 90 + n * 34, 160 - n * 30, 20, colour)).join("");
}
