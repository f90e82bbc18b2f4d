import type { IncomingMessage, ServerResponse } from "node:http";
import { promisify } from "node:util";
import { brotliCompress, brotliDecompress, constants, gunzip, gzip } from "node:zlib";
import { headerOf } from "../header-of.ts";
import { unpooledCopy } from "../unpooled-copy.ts";
import { borrowBuffer, endWith } from "./buffer-pool.ts";
import { chooseEncoding, type Encoding } from "./encoding.ts";
import { Markup } from "./markup.ts";
import { type ReadyHead, writeHead } from "./write-head.ts";

/**
 * What a render makes: an answer's headers and body. Only what is the same for every visitor may stand in them. `kept`
 * false: it is good for whoever waits for it now, and for nobody after them.
 */
export type Rendered = { status?: number; headers: Readonly<Record<string, string>>; body: Markup; kept?: boolean };

/** One encoding. What is not encoded stays in pieces, which it shares with other pages. */
type Variant = { head: ReadyHead; notModified: ReadyHead; body: Buffer | Markup; bytes: number; etag: string };

/** An answer that costs no more than writing it: bytes, validators and headers are made once. */
export type ReadyAnswer = {
  /** Tells two answers apart by all that a visitor sees. */
  readonly mark: string;
  /** Size of all that is kept, in bytes, for limits. */
  bytes(): number;
  /**
   * Writes the answer, or 304 where the visitor has it already, and says how many bytes its body has. Undefined:
   * nothing was written, for the encoding that the visitor wants has to be packed first.
   */
  write(req: IncomingMessage, res: ServerResponse, requestId: string): number | undefined;
  /** Packs the encoding that a request wants, off the main thread, once however many ask. */
  pack(req: IncomingMessage): Promise<void>;
  /**
   * Packs the brotli bytes as small as they get: 50 to 150 ms of another thread, worth it for what is asked for again.
   */
  recompress(): Promise<void>;
  /** Whether `recompress` would make anything smaller. */
  canShrink(): boolean;
};

const fastQuality = 4;
const smallestQuality = 11;
const tagLetters = 22;

const brotliBytes = (plain: Buffer, quality: number): Promise<Buffer> =>
  promisify(brotliCompress)(plain, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: plain.length,
      // No wider than the page: by default each packer takes tens of megabytes, for texts of many.
      [constants.BROTLI_PARAM_LGWIN]: windowBits(plain.length),
    },
  });

/** The narrowest window that sees all of a text of so many bytes, as its power of two. */
const windowBits = (bytes: number): number =>
  Math.min(
    constants.BROTLI_DEFAULT_WINDOW,
    Math.max(constants.BROTLI_MIN_WINDOW_BITS, Math.ceil(Math.log2(bytes + 16))),
  );

/**
 * Makes an answer ready. Validators, length, encoding, `Vary` and `X-Request-Id` are added to the headers of the
 * content.
 */
export function readyAnswer({ status = 200, headers, body }: Rendered): ReadyAnswer {
  const common = [...Object.entries(headers).flat(), "Vary", "Accept-Encoding"];
  const tag = body.digest.slice(0, tagLetters);
  const variants = new Map<Encoding, Variant>();
  const packing = new Map<Encoding, Promise<void>>();
  let shrunk = false;
  /** Kept until the first encoding is packed: all others can be made of that, a tenth of the bytes. */
  let unpacked: Markup | undefined = body;

  const notModifiedHead = (etag: string): ReadyHead => ({
    status: 304,
    fields: [...common, "ETag", etag],
    lines: null,
  });
  const keep = (encoding: Encoding, suffix: string, made: Buffer | Markup): void => {
    const body = made instanceof Markup ? made : unpooledCopy(made);
    const bytes = made instanceof Markup ? made.bytes : made.length;
    const etag = `"${tag}${suffix}"`;
    const encoded = encoding === "identity" ? [] : ["Content-Encoding", encoding];
    const head = { status, fields: [...common, ...encoded, "ETag", etag, "Content-Length", String(bytes)] };
    variants.set(encoding, { head, notModified: notModifiedHead(etag), body, bytes, etag });
  };
  const plain = async (): Promise<Buffer | Markup> => {
    const [whole, br, zipped] = [unpacked ?? variants.get("identity")?.body, variants.get("br"), variants.get("gzip")];
    if (whole) return whole;
    if (br && Buffer.isBuffer(br.body)) return promisify(brotliDecompress)(br.body);
    return zipped && Buffer.isBuffer(zipped.body) ? promisify(gunzip)(zipped.body) : Buffer.alloc(0);
  };
  const packed = async (pack: (bytes: Buffer) => Promise<Buffer>): Promise<Buffer> => {
    const body = await plain();
    if (Buffer.isBuffer(body)) return pack(body);
    const { bytes, release } = borrowBuffer(body);
    return pack(bytes).finally(release);
  };

  const packOnce = async (encoding: Encoding): Promise<void> => {
    if (encoding === "identity") keep("identity", "", await plain());
    else if (encoding === "gzip") keep("gzip", "-gzip", await packed(promisify(gzip)));
    else keep("br", "-br4", await packed((bytes) => brotliBytes(bytes, fastQuality)));
    unpacked = undefined;
  };

  return {
    mark: `${status} ${tag} ${common.join("\n")}`,
    bytes: () => [...variants.values()].reduce((sum, variant) => sum + variant.bytes, unpacked?.bytes ?? 0),
    write(req, res, requestId) {
      const variant = variants.get(chooseEncoding(headerOf(req, "accept-encoding")));
      if (variant === undefined) return undefined;
      const { head, notModified, body, bytes, etag } = variant;
      const condition = headerOf(req, "if-none-match");
      const named = condition !== undefined && status === 200 ? namedTag(condition, etag) : undefined;
      if (named !== undefined) {
        writeHead(res, named === etag ? notModified : notModifiedHead(named), requestId);
        res.end();
        return 0;
      }
      writeHead(res, head, requestId);
      if (req.method === "HEAD") {
        res.end();
        return 0;
      }
      if (Buffer.isBuffer(body)) res.end(body);
      else endWith(res, body);
      return bytes;
    },
    pack(req) {
      const encoding = chooseEncoding(headerOf(req, "accept-encoding"));
      if (variants.has(encoding)) return Promise.resolve();
      const running = packing.get(encoding) ?? packOnce(encoding).finally(() => packing.delete(encoding));
      packing.set(encoding, running);
      return running;
    },
    async recompress() {
      if (shrunk) return;
      shrunk = true;
      keep("br", "-br", await packed((bytes) => brotliBytes(bytes, smallestQuality)));
    },
    canShrink: () => !shrunk && variants.has("br"),
  };
}

/**
 * The tag by which `If-None-Match` names this answer, weakly compared, as the standard asks: a proxy may have weakened
 * it. Brotli bytes that were packed less tightly, a moment ago or by another process, are the same answer: whoever has
 * those needs no others.
 */
function namedTag(condition: string, etag: string): string | undefined {
  if (condition === etag) return etag;
  const packed = (tag: string) => tag.replace(/-br4"$/, '-br"');
  const names = condition.split(",").map((one) => one.trim().replace(/^W\//, ""));
  return names.includes("*") ? etag : names.find((named) => packed(named) === packed(etag));
}
