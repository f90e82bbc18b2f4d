import { createHash } from "node:crypto";
import { unpooledCopy } from "../kit/unpooled-copy.ts";

type Digests = { exact: string; toneless: string };

/** Digests of buffers that several pages share. */
const digests = new WeakMap<Buffer, Digests>();
/** Colours of pictures' placeholders, in class attributes only. */
const tone = / tone-\d+(?<=<[^<>]* class="[^"<>]*)/g;

/** A drawing that a page does without: `field` asked for too much, or `reason` is the place of a fault. */
export type LeftOut = { object: string; field: string; reason: string };

/** HTML in UTF-8, as a list of buffers. Cached parts are shared between pages and must not be changed. */
export class Markup {
  readonly bytes: number;
  /** Identifies the markup. Cached digests of shared parts are reused: of a listing's 170 kB, 4 kB are new. */
  readonly digest: string;
  /** The same without the colours of placeholders: each process learns those by itself. */
  readonly tonelessDigest: string;
  /** What was left out while it was rendered, for the log. */
  readonly leftOut: readonly LeftOut[];
  readonly #pieces: readonly Buffer[];

  constructor(pieces: readonly Buffer[], leftOut: readonly LeftOut[] = []) {
    this.#pieces = pieces;
    this.leftOut = leftOut;
    this.bytes = pieces.reduce((sum, { length }) => sum + length, 0);
    this.digest = digestOf(pieces, "exact");
    this.tonelessDigest = pieces.some(isToned) ? digestOf(pieces, "toneless") : this.digest;
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
    digests.set(piece, { exact: this.digest, toneless: this.tonelessDigest });
    return piece;
  }

  toString(): string {
    return Buffer.concat(this.#pieces).toString();
  }
}

function isToned(piece: Buffer): boolean {
  const known = digests.get(piece);
  return known === undefined ? piece.includes(" tone-") : known.exact !== known.toneless;
}

function digestOf(pieces: readonly Buffer[], kind: keyof Digests): string {
  const sum = createHash("sha256");
  let told = "";
  for (const piece of pieces) {
    const known = digests.get(piece);
    const plain = known || kind === "exact" ? piece : Buffer.from(piece.toString().replace(tone, ""));
    if (known === undefined) sum.update(plain);
    told += known === undefined ? `${plain.length}'` : `<${known[kind]}`;
  }
  return sum.update(told).digest("base64url");
}
