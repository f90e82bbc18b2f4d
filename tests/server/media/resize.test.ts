import { crc32 } from "node:zlib";
import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { resize } from "../../../server/media/resize.ts";

/** A PNG that says its size and kind, and has no pixels: a reader that believed it would take the memory. */
function png(width: number, height: number, { depth = 8, colour = 2, interlaced = 0 } = {}): Buffer {
  const head = Buffer.alloc(25);
  head.writeUInt32BE(13, 0);
  head.write("IHDR", 4, "latin1");
  head.writeUInt32BE(width, 8);
  head.writeUInt32BE(height, 12);
  head.set([depth, colour, 0, 0, interlaced], 16);
  head.writeUInt32BE(crc32(head.subarray(4, 21)), 21);
  const empty = Buffer.from("0000000049444154789c63000100000500010d0a2db40000000049454e44ae426082", "hex");
  return Buffer.concat([Buffer.from("89504e470d0a1a0a", "hex"), head, empty]);
}

/** A progressive JPEG that says another size than it has. */
async function progressive(width: number, height: number): Promise<Buffer> {
  const picture = sharp({ create: { width: 64, height: 64, channels: 3, background: "#456" } });
  const bytes = await picture.jpeg({ progressive: true, chromaSubsampling: "4:4:4" }).toBuffer();
  const frame = bytes.indexOf("ffc2", 0, "hex");
  bytes.writeUInt16BE(height, frame + 5);
  bytes.writeUInt16BE(width, frame + 7);
  return bytes;
}

const plain = (width: number, height: number) => sharp({ create: { width, height, channels: 3, background: "#456" } });

describe("A picture that unfolds", () => {
  test.each([
    ["a PNG of 6,000,000 × 8 px", png(6_000_000, 8)],
    ["a side above 12,000 px", png(12_001, 8)],
    ["an interlaced PNG of 50 megapixels", png(10_000, 5000, { interlaced: 1 })],
    [
      "an interlaced PNG of 15 megapixels with 16 bits and transparency",
      png(5000, 3000, { depth: 16, colour: 6, interlaced: 1 }),
    ],
  ])("is refused by its head: %s", async (_, bytes) => {
    await expect(resize(bytes, 320)).rejects.toMatchObject({ reason: "too large" });
  });
  test("is refused by its head: a progressive JPEG of 50 megapixels", async () => {
    await expect(resize(await progressive(10_000, 5000), 320)).rejects.toMatchObject({ reason: "too large" });
  });
  test("is refused by the number of its passes: a JPEG with a thousand scans", async () => {
    const bytes = await progressive(64, 64);
    const scan = bytes.indexOf("ffda", 0, "hex");
    const many = Buffer.concat([bytes.subarray(0, scan), ...Array(1000).fill(bytes.subarray(scan, -2))]);
    await expect(resize(many, 320)).rejects.toMatchObject({ reason: "too many scans" });
  });
  test.each([
    ["a camera's picture of 50 megapixels", () => plain(8000, 6200).jpeg()],
    ["a progressive JPEG of 12 megapixels", () => plain(4000, 3000).jpeg({ progressive: true })],
    ["a panorama", () => plain(12_000, 900).jpeg()],
    ["an interlaced PNG", () => plain(2000, 1500).png({ progressive: true })],
    ["a lossless WebP", () => plain(2000, 1500).webp({ lossless: true, effort: 0 })],
  ])("is not taken for one: %s", async (_, made) => {
    const { width, format } = await sharp(await resize(await made().toBuffer(), 320)).metadata();
    expect([width, format]).toEqual([320, "webp"]);
  });
});
