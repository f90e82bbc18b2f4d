/** Copies into an unpooled buffer, so that long-lived entries do not pin Node's 64 KB slabs. */
export function unpooledCopy(bytes: Buffer): Buffer {
  if (bytes.length === bytes.buffer.byteLength) return bytes;
  const copy = Buffer.allocUnsafeSlow(bytes.length);
  bytes.copy(copy);
  return copy;
}
