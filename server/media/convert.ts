import sharp, { type Metadata } from "sharp";
import { type ImageAnswer, type ImageJob, type ImageWork, needsMuchMemory } from "../process/image-process.ts";
import { pictureFormat } from "./picture-format.ts";

const pixelsMax = 50_000_000;
/** A pixel that counts visitors is no picture. */
const sidePxMin = 8;
/** A row is decoded at once, however long: 6,000,000 × 8 px would take gigabytes. */
const sidePxMax = 12_000;
const heldBytesMax = 150_000_000;
/** Pictures that need more are converted one at a time. */
const muchMemoryBytes = 25_000_000;
/** Ordinary progressive JPEGs have ten scans. Each one costs a pass over all pixels. */
const jpegScansMax = 40;
const quality = 66;
/** The site's own drawings have 830 × 356 px. */
const drawingPixelsMax = 2_000_000;

/** The only readers that the library may use, by its own class names. */
const readers: Readonly<Record<ImageWork, string[]>> = {
  pictures: ["VipsForeignLoadJpeg", "VipsForeignLoadPng", "VipsForeignLoadWebp", "VipsForeignLoadNsgif"],
  drawings: ["VipsForeignLoadSvg"],
};

/** Blocks all other readers of the native library in this process. */
export function allowFormats(work: ImageWork): void {
  sharp.cache(false);
  sharp.concurrency(1);
  sharp.block({ operation: ["VipsForeignLoad"] });
  sharp.unblock({ operation: readers[work] });
}

type Conversion = Extract<ImageJob, { kind: "convert" }>;

/**
 * Converts a picture to WebP, at most `width` px wide: rotated upright, metadata removed. Accepts up to 50 megapixels,
 * fewer of kinds that cannot be decoded row by row.
 */
export async function convert({ bytes, width, allowsMuchMemory }: Conversion): Promise<ImageAnswer> {
  try {
    const picture = sharp(bytes, { limitInputPixels: pixelsMax, sequentialRead: true, failOn: "error" });
    const metadata = await picture.metadata();
    const fault = faultIn(bytes, metadata);
    if (fault !== undefined) return { reason: fault };
    if (heldBytes(metadata) > muchMemoryBytes && !allowsMuchMemory) return { reason: needsMuchMemory };
    const webp = picture.autoOrient().resize({ width, withoutEnlargement: true }).webp({ quality, effort: 3 });
    return { bytes: await webp.toBuffer() };
  } catch {
    return { reason: "no picture" };
  }
}

/** A PNG of one of the site's own drawings. */
export async function rasterise(svg: string): Promise<ImageAnswer> {
  try {
    const drawing = sharp(Buffer.from(svg), { limitInputPixels: drawingPixelsMax });
    return { bytes: await drawing.png({ palette: true }).toBuffer() };
  } catch {
    return { reason: "no drawing" };
  }
}

/** Why a picture must not be decoded. */
function faultIn(bytes: Uint8Array, metadata: Metadata): string | undefined {
  const { format, width = 0, height = 0 } = metadata;
  if (format === undefined || format !== pictureFormat(bytes)) return "format";
  if (Math.min(width, height) < sidePxMin) return "tiny";
  if (format === "jpeg" && scansOf(bytes) > jpegScansMax) return "too many scans";
  const isLarge = Math.max(width, height) > sidePxMax || heldBytes(metadata) > heldBytesMax;
  return isLarge ? "too large" : undefined;
}

/** How much of the picture is in memory at once during its decoding. */
function heldBytes(metadata: Metadata): number {
  const { width = 0, height = 0 } = metadata;
  return width * height * bytesPerPixel(metadata);
}

/** Measured with libvips 8.18, rounded up; 0 for kinds that are decoded row by row. */
function bytesPerPixel({ format, isProgressive, chromaSubsampling, channels = 4, depth }: Metadata): number {
  if (format === "webp" || format === "gif") return 5;
  if (!isProgressive) return 0;
  if (format === "jpeg") return chromaSubsampling === "4:2:0" ? 3 : 2 * channels;
  return 1.3 * channels * (depth === "ushort" ? 2 : 1);
}

/** The number of scans: compressed data never holds their marker. */
function scansOf(jpeg: Uint8Array): number {
  const file = Buffer.from(jpeg.buffer, jpeg.byteOffset, jpeg.byteLength);
  let scans = 0;
  let at = file.indexOf("ffda", 0, "hex");
  while (at >= 0 && scans <= jpegScansMax) {
    scans += 1;
    at = file.indexOf("ffda", at + 2, "hex");
  }
  return scans;
}
