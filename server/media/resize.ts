import { nearestTone } from "../../views/park/tones.ts";
import { PictureFault } from "./fetch-picture.ts";

const pixelsMax = 50_000_000;
/** A pixel that counts visitors is no picture. */
const sidePxMin = 8;
const quality = 66;
/** Accepted formats. SVG is excluded: it is a document, not a picture. */
const formats = new Set(["jpeg", "png", "webp", "gif"]);

async function loadSharp() {
  const { default: sharp } = await import("sharp");
  sharp.cache(false);
  sharp.concurrency(1);
  return sharp;
}
let opened: ReturnType<typeof loadSharp> | undefined;

/** Imported on demand: sites without pictures do not load it. */
function openSharp() {
  opened ??= loadSharp();
  return opened;
}

/**
 * Converts a picture to WebP, at most `width` px wide: rotated upright, metadata removed. Accepts up to 50 megapixels.
 * Throws `PictureFault` if the bytes are no picture.
 */
export async function resize(bytes: Buffer, width: number): Promise<Buffer> {
  const sharp = await openSharp();
  try {
    const picture = sharp(bytes, { limitInputPixels: pixelsMax, sequentialRead: true, failOn: "error" });
    const { format, width: wide = 0, height: high = 0 } = await picture.metadata();
    if (format === undefined || !formats.has(format)) throw new PictureFault("format");
    if (Math.min(wide, high) < sidePxMin) throw new PictureFault("tiny");
    return await picture
      .autoOrient()
      .resize({ width, withoutEnlargement: true })
      .webp({ quality, effort: 3 })
      .toBuffer();
  } catch (error) {
    throw error instanceof PictureFault ? error : new PictureFault("no picture");
  }
}

/** The tone of a converted picture; undefined if it is transparent: what lies under it would show through. */
export async function meanTone(bytes: Buffer): Promise<number | undefined> {
  const sharp = await openSharp();
  const { data, info } = await sharp(bytes).resize(1, 1, { fit: "fill" }).raw().toBuffer({ resolveWithObject: true });
  const [red = 0, green = 0, blue = 0] = data;
  return info.channels === 3 ? nearestTone(red, green, blue) : undefined;
}
