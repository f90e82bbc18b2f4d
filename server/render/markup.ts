import { createHash } from "node:crypto";
import { unpooledCopy } from "../unpooled-copy.ts";

/** Digests of pieces that stand in many pages. */
const digests = new WeakMap<Buffer, string>();

/** HTML in UTF-8, in pieces: parts that were rendered before stand in many pages at once. Nobody changes them. */
export class Markup {
  readonly bytes: number;
  /**
   * Tells it apart from other markup. Of pieces that were seen before only the digest is read: of a listing's 170 kB,
   * four are new.
   */
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

  /** Copies it to the beginning of `memory`, which is to have room for it. */
  copyTo(memory: Buffer): void {
    let at = 0;
    for (const piece of this.#pieces) at += piece.copy(memory, at);
  }

  /** It as one piece, to stand in other markup. */
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
