const headBytes = 22;

/** An ICO file with one PNG picture, `size` pixels wide and high. */
export function icoFile(size: number, png: Buffer): Buffer {
  const head = Buffer.alloc(headBytes);
  head.writeUInt16LE(1, 2); // an icon, not a cursor
  head.writeUInt16LE(1, 4); // one picture
  head.writeUInt8(size, 6);
  head.writeUInt8(size, 7);
  head.writeUInt16LE(1, 10); // colour planes
  head.writeUInt16LE(32, 12); // bits per pixel
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(headBytes, 18);
  return Buffer.concat([head, png]);
}
