import sharp from "sharp";

/** A stored picture: grey, a third of the original width and height. About 5 KB, too coarse to show glyph rendering. */
export type SmallPicture = { width: number; height: number; greys: Uint8Array };

const shrinkBy = 3;
const levels = 16;
/** Width of the squares whose mean greys are compared. */
const squarePx = 8;
/** Largest difference of two means that counts as equal; 255 is black against white. */
const greyMax = 20;
/** Number of squares that may differ: a slightly longer line of text. */
const squaresMax = 4;

/** Turns a PNG screenshot into a small PNG for storage. */
export async function shrink(png: Buffer): Promise<Buffer> {
  const { width = shrinkBy } = await sharp(png).metadata();
  const picture = sharp(png)
    .greyscale()
    .resize({ width: Math.round(width / shrinkBy), kernel: "cubic" });
  return picture.png({ palette: true, colours: levels, compressionLevel: 9, effort: 10 }).toBuffer();
}

async function read(png: Buffer): Promise<SmallPicture> {
  const { data, info } = await sharp(png).greyscale().raw().toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, greys: data };
}

function meanGrey({ width, height, greys }: SmallPicture, left: number, top: number): number {
  let sum = 0;
  let count = 0;
  for (let y = top; y < Math.min(top + squarePx, height); y += 1) {
    for (let x = left; x < Math.min(left + squarePx, width); x += 1) {
      sum += greys[y * width + x] ?? 0;
      count += 1;
    }
  }
  return sum / count;
}

/** Describes the difference of two small PNGs in a sentence; undefined if they look alike. */
export async function difference(before: Buffer, now: Buffer): Promise<string | undefined> {
  const [old, fresh] = await Promise.all([read(before), read(now)]);
  const sizes = [old, fresh].map(({ width, height }) => `${width * shrinkBy} x ${height * shrinkBy}`);
  if (Math.abs(old.width - fresh.width) > squarePx || Math.abs(old.height - fresh.height) > squarePx)
    return `was ${sizes.join(", is ")}`;
  const differing: string[] = [];
  for (let top = 0; top < Math.min(old.height, fresh.height); top += squarePx) {
    for (let left = 0; left < Math.min(old.width, fresh.width); left += squarePx) {
      if (Math.abs(meanGrey(old, left, top) - meanGrey(fresh, left, top)) > greyMax)
        differing.push(`${left * shrinkBy},${top * shrinkBy}`);
    }
  }
  return differing.length > squaresMax
    ? `${differing.length} places differ, the first at ${differing.slice(0, 3).join("; ")}`
    : undefined;
}
