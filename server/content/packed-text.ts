import { constants, zstdCompressSync, zstdDecompressSync } from "node:zlib";
import { unpooledCopy } from "../process/unpooled-copy.ts";

/** zstd's own tables would be 0.8 MB of fresh memory for each text; these cost 0.2 % more bytes. */
const params = { [constants.ZSTD_c_hashLog]: 14, [constants.ZSTD_c_chainLog]: 13 };
const unpackedBytesMax = 64 * 1024 * 1024;

/** A text compressed to about 7 %, in 0.1 ms for 100 kB. */
export function packedText(text: string): Buffer {
  const plain = Buffer.from(text);
  // Without the size, the encoder would take memory for megabytes.
  const packed = zstdCompressSync(plain, { pledgedSrcSize: plain.length, params });
  return unpooledCopy(packed);
}

/** Throws for damaged bytes. */
export const unpackedText = (packed: Buffer): string =>
  zstdDecompressSync(packed, { maxOutputLength: unpackedBytesMax }).toString();
