import { promisify } from "node:util";
import { brotliCompress } from "node:zlib";
import { expect, test } from "vitest";
import { unpooledCopy } from "../../../server/kit/unpooled-copy.ts";

test("a copy retains no memory but its own", async () => {
  const packed = await promisify(brotliCompress)("Параллель 55");
  expect(packed.buffer.byteLength).toBeGreaterThan(packed.length);
  const own = unpooledCopy(packed);
  expect(own.equals(packed)).toBe(true);
  expect(own.buffer.byteLength).toBe(packed.length);
  expect(unpooledCopy(own)).toBe(own);
});
