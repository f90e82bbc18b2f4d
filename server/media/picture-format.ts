/** Formats that the site takes. SVG is excluded: it is a document, not a picture. */
export type PictureFormat = "jpeg" | "png" | "gif" | "webp";

/** The first bytes of each format, as hexadecimal digits. */
const signatures: readonly (readonly [PictureFormat, RegExp])[] = [
  ["jpeg", /^ffd8ff/],
  ["png", /^89504e470d0a1a0a/],
  ["gif", /^474946383[79]61/],
  ["webp", /^52494646.{8}57454250/],
];

const signatureBytesMax = 16;

/** The format that the first bytes tell; undefined for any other. No library sees a file of another format. */
export function pictureFormat(bytes: Uint8Array): PictureFormat | undefined {
  const beginning = Buffer.from(bytes.subarray(0, signatureBytesMax)).toString("hex");
  return signatures.find(([, signature]) => signature.test(beginning))?.[0];
}
