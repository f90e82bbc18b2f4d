/**
 * The same bytes in memory of their own, for whoever keeps them. Node cuts small buffers out of blocks of 64 KB, and
 * one that is kept keeps all of its block.
 */
export function unpooledCopy(bytes: Buffer): Buffer {
  if (bytes.length === bytes.buffer.byteLength) return bytes;
  const own = Buffer.allocUnsafeSlow(bytes.length);
  bytes.copy(own);
  return own;
}
