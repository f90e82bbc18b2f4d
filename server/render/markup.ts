import { createHash } from "node:crypto";
import { unpooledCopy } from "../unpooled-copy.ts";

/** Digests of buffers that several pages share. */
const digests = new WeakMap<Buffer, string>();

/** HTML in UTF-8, as a list of buffers. Cached parts are shared between pages and must not be changed. */
export class Markup {
  readonly bytes: number;
  /** Identifies the markup. Cached digests of shared parts are reused: of a listing's 170 kB, 4 kB are new. */
  readonly digest: string;
  readonly #pieces: readonly Buffer[];

  constructor(pieces: readonly Buffer[]) {
    const sum = createHash("sha256");
    let told = "";
    let bytes = 0;
    for (const piece of pieces) {
      bytes += piece.length;
      const known = digests.get(piece);
      if (known === undefined) sum.update(piece);
      told += known === undefined ? `${piece.length}'` : `<${known}`;
    }
    this.#pieces = pieces;
    this.bytes = bytes;
    this.digest = sum.update(told).digest("base64url");
  }

  static of(text: string): Markup {
    return new Markup([unpooledCopy(Buffer.from(text))]);
  }

  /** Copies the markup to the start of `memory`, which must be large enough. */
  copyTo(memory: Buffer): void {
    let at = 0;
    for (const piece of this.#pieces) at += piece.copy(memory, at);
  }

  /** The markup as one buffer. */
  asPiece(): Buffer {
    const piece = Buffer.allocUnsafeSlow(this.bytes);
    this.copyTo(piece);
    digests.set(piece, this.digest);
    return piece;
  }

  toString(): string {
    return Buffer.concat(this.#pieces).toString();
  }
}
