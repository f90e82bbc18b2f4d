import type { IncomingMessage, ServerResponse } from "node:http";
import { promisify } from "node:util";
import { brotliCompress, brotliCompressSync, brotliDecompress, constants, gunzip, gzip } from "node:zlib";
import { headerOf } from "../kit/header-of.ts";
import { unpooledCopy } from "../kit/unpooled-copy.ts";
import { borrowBuffer, endWith } from "./buffer-pool.ts";
import { chooseEncoding, type Encoding } from "./encoding.ts";
import { Markup } from "./markup.ts";
import { type ReadyHead, writeHead } from "./write-head.ts";

/**
 * The rendered response. Headers must be the same for every visitor. `kept` false: serve it to the waiting requests
 * only.
 */
export type Rendered = { status?: number; headers: Readonly<Record<string, string>>; body: Markup; kept?: boolean };

/** One content coding. The identity body stays in buffers that pages share. */
type Variant = { head: ReadyHead; notModified: ReadyHead; body: Buffer | Markup; bytes: number; etag: string };

export type ReadyAnswer = ReturnType<typeof readyAnswer>;

/** Half the time of the next quality, for 6 % more bytes. */
const fastQuality = 3;
const smallestQuality = 11;
const tagLetters = 22;

/** Up to this size the fast compression takes less time than handing it to another thread. */
const fastBytesMax = 64 * 1024;

const brotliInThread = promisify(brotliCompress);

const brotliBytes = async (plain: Buffer, quality: number): Promise<Buffer> => {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_SIZE_HINT]: plain.length,
    // No wider than the page: the default window takes tens of megabytes per compressor.
    [constants.BROTLI_PARAM_LGWIN]: windowBits(plain.length),
  };
  if (quality === fastQuality && plain.length <= fastBytesMax) return brotliCompressSync(plain, { params });
  return brotliInThread(plain, { params });
};

/** The smallest window that covers a text, as log2 of its bytes. */
const windowBits = (bytes: number): number =>
  Math.min(
    constants.BROTLI_DEFAULT_WINDOW,
    Math.max(constants.BROTLI_MIN_WINDOW_BITS, Math.ceil(Math.log2(bytes + 16))),
  );

/** A response prepared once: body, validators, length, encoding, `Vary` and `X-Request-Id`. */
export function readyAnswer({ status = 200, headers, body }: Rendered) {
  const common = [...Object.entries(headers).flat(), "Vary", "Accept-Encoding"];
  const tag = body.digest.slice(0, tagLetters);
  const validator = body.tonelessDigest.slice(0, tagLetters);
  const weak = validator === tag ? "" : "W/";
  const variants = new Map<Encoding, Variant>();
  const packing = new Map<Encoding, Promise<void>>();
  let shrunk = false;
  /** Kept until the first compression; after that, other encodings are made from its bytes. */
  let unpacked: Markup | undefined = body;

  const notModifiedHead = (etag: string): ReadyHead => ({
    status: 304,
    fields: [...common, "ETag", etag],
    lines: null,
  });
  const keep = (encoding: Encoding, suffix: string, made: Buffer | Markup): void => {
    const body = made instanceof Markup ? made : unpooledCopy(made);
    const bytes = made instanceof Markup ? made.bytes : made.length;
    const etag = `${weak}"${validator}${suffix}"`;
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
    else keep("br", "-br3", await packed((bytes) => brotliBytes(bytes, fastQuality)));
    unpacked = undefined;
  };

  return {
    /** Equal marks mean equal responses. */
    mark: `${status} ${tag} ${common.join("\n")}`,
    /** Memory use in bytes, for cache limits. */
    bytes: () => [...variants.values()].reduce((sum, variant) => sum + variant.bytes, unpacked?.bytes ?? 0),
    /**
     * Writes the response or a 304; returns the size of the body. Undefined: nothing was written, because the encoding
     * must be compressed first.
     */
    write(req: IncomingMessage, res: ServerResponse, requestId: string): number | undefined {
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
    /** Compresses the encoding of a request in the thread pool, once for concurrent requests. */
    pack(req: IncomingMessage): Promise<void> {
      const encoding = chooseEncoding(headerOf(req, "accept-encoding"));
      if (variants.has(encoding)) return Promise.resolve();
      const running = packing.get(encoding) ?? packOnce(encoding).finally(() => packing.delete(encoding));
      packing.set(encoding, running);
      return running;
    },
    /** Recompresses at the highest brotli quality: 50 to 150 ms of another thread, for pages in demand. */
    async recompress(): Promise<void> {
      if (shrunk) return;
      shrunk = true;
      keep("br", "-br", await packed((bytes) => brotliBytes(bytes, smallestQuality)));
    },
    /** Whether `recompress` is still to be done. */
    canShrink: (): boolean => !shrunk && variants.has("br"),
  };
}

/**
 * The tag of `If-None-Match` that names this response. Weak comparison, as the standard asks: a proxy may have weakened
 * it. Brotli bytes of lower quality have the same tag.
 */
function namedTag(condition: string, etag: string): string | undefined {
  if (condition === etag) return etag;
  const packed = (tag: string) => tag.replace(/^W\//, "").replace(/-br3"$/, '-br"');
  const names = condition.split(",").map((one) => one.trim().replace(/^W\//, ""));
  return names.includes("*") ? etag : names.find((named) => packed(named) === packed(etag));
}
