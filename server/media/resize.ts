import { PictureFault } from "./fetch-picture.ts";

const pixelsMax = 50_000_000;
const quality = 72;
/** Formats that are read. SVG is not: it is a document, not a picture. */
const formats = new Set(["jpeg", "png", "webp", "gif"]);

/** Loaded with the first picture: sites without pictures never pay for it. */
async function openSharp() {
  const { default: sharp } = await import("sharp");
  sharp.cache(false);
  sharp.concurrency(1);
  return sharp;
}
let opened: ReturnType<typeof openSharp> | undefined;

/**
 * The picture as WebP, `width` px wide at most: turned upright, without what the camera wrote into it. 50 megapixels at
 * most; throws `PictureFault` for what is no picture.
 */
export async function resize(bytes: Buffer, width: number): Promise<Buffer> {
  opened ??= openSharp();
  const sharp = await opened;
  try {
    const picture = sharp(bytes, { limitInputPixels: pixelsMax, sequentialRead: true, failOn: "error" });
    const { format } = await picture.metadata();
    if (format === undefined || !formats.has(format)) throw new PictureFault("format");
    return await picture
      .autoOrient()
      .resize({ width, withoutEnlargement: true })
      .webp({ quality, effort: 3 })
      .toBuffer();
  } catch (error) {
    throw error instanceof PictureFault ? error : new PictureFault("no picture");
  }
}
