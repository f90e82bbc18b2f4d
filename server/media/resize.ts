import { type BulkheadPolicy, bulkhead } from "cockatiel";
import type { Metadata } from "sharp";
import { PictureFault } from "./fetch-picture.ts";

const pixelsMax = 50_000_000;
/** A pixel that counts visitors is no picture. */
const sidePxMin = 8;
/** A row is decoded at once, however long: 6,000,000 × 8 px would take gigabytes. */
const sidePxMax = 12_000;
const heldBytesMax = 150_000_000;
/** Pictures that hold more are converted one at a time. */
const heavyBytes = 25_000_000;
/** Ordinary progressive JPEGs have ten scans. Each one costs a pass over all pixels. */
const jpegScansMax = 40;
const convertMaxSeconds = 8;
const quality = 66;
/** Accepted formats. SVG is excluded: it is a document, not a picture. */
const formats = new Set(["jpeg", "png", "webp", "gif"]);

const heavy: BulkheadPolicy = bulkhead(1, Number.POSITIVE_INFINITY);

/**
 * Converts a picture to WebP, at most `width` px wide: rotated upright, metadata removed. Accepts up to 50 megapixels,
 * fewer of kinds that cannot be decoded row by row. Throws `PictureFault` if it must not or cannot be converted.
 */
export async function resize(bytes: Buffer, width: number): Promise<Buffer> {
  // Imported on demand: sites without pictures do not load it.
  const { default: sharp } = await import("sharp");
  sharp.cache(false);
  sharp.concurrency(1);
  try {
    const picture = sharp(bytes, { limitInputPixels: pixelsMax, sequentialRead: true, failOn: "error" });
    const held = heldBytes(bytes, await picture.metadata());
    const convert = () =>
      picture
        .timeout({ seconds: convertMaxSeconds })
        .autoOrient()
        .resize({ width, withoutEnlargement: true })
        .webp({ quality, effort: 3 })
        .toBuffer();
    return await (held > heavyBytes ? heavy.execute(convert) : convert());
  } catch (error) {
    throw error instanceof PictureFault ? error : new PictureFault("no picture");
  }
}

/** How much of the picture is in memory at once during its decoding. Throws `PictureFault` for odd pictures. */
function heldBytes(bytes: Buffer, metadata: Metadata): number {
  const { format, width = 0, height = 0 } = metadata;
  if (format === undefined || !formats.has(format)) throw new PictureFault("format");
  if (Math.min(width, height) < sidePxMin) throw new PictureFault("tiny");
  if (format === "jpeg" && scansOf(bytes) > jpegScansMax) throw new PictureFault("too many scans");
  const held = width * height * bytesPerPixel(metadata);
  if (Math.max(width, height) > sidePxMax || held > heldBytesMax) throw new PictureFault("too large");
  return held;
}

/** Measured with libvips 8.18, rounded up; 0 for kinds that are decoded row by row. */
function bytesPerPixel({ format, isProgressive, chromaSubsampling, channels = 4, depth }: Metadata): number {
  if (format === "webp" || format === "gif") return 5;
  if (!isProgressive) return 0;
  if (format === "jpeg") return chromaSubsampling === "4:2:0" ? 3 : 2 * channels;
  return 1.3 * channels * (depth === "ushort" ? 2 : 1);
}

/** The number of scans: compressed data never holds their marker. */
function scansOf(jpeg: Buffer): number {
  let scans = 0;
  for (let at = jpeg.indexOf("ffda", 0, "hex"); at >= 0 && scans <= jpegScansMax; scans += 1)
    at = jpeg.indexOf("ffda", at + 2, "hex");
  return scans;
}
