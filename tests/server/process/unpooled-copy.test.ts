import { promisify } from "node:util";
import { brotliCompress } from "node:zlib";
import { expect, test } from "vitest";
import { unpooledCopy } from "../../../server/process/unpooled-copy.ts";

test("a copy retains no memory but its own", async () => {
  const packed = await promisify(brotliCompress)("Параллель 55");
  expect(packed.buffer.byteLength).toBeGreaterThan(packed.length);
  const copy = unpooledCopy(packed);
  expect(copy.equals(packed)).toBe(true);
  expect(copy.buffer.byteLength).toBe(packed.length);
  expect(unpooledCopy(copy)).toBe(copy);
});
