import { hash } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { promisify } from "node:util";
import * as zlib from "node:zlib";
import { createFlights } from "../concurrency/one-flight.ts";
import { headerOf } from "../log/request-context.ts";
import { unpooledCopy } from "../process/unpooled-copy.ts";

/** The rendered response; `body` is a text. Headers must be the same for every visitor. */
export type Rendered = { status?: number; headers: Readonly<Record<string, string>>; body: string };

/** One content coding. `fields`: a flat list of the headers' names and values. */
type Variant = { fields: readonly string[]; body: Buffer; etag: string };

export type ReadyAnswer = ReturnType<typeof readyAnswer>;

const tagLetters = 22;
const { BROTLI_PARAM_MODE, BROTLI_MODE_TEXT, BROTLI_PARAM_LGWIN, BROTLI_PARAM_QUALITY, BROTLI_PARAM_SIZE_HINT } =
  zlib.constants;

/** The smallest window that covers a text, as log2 of its bytes: the default one takes megabytes per compressor. */
const windowBits = (bytes: number): number =>
  Math.min(
    zlib.constants.BROTLI_DEFAULT_WINDOW,
    Math.max(zlib.constants.BROTLI_MIN_WINDOW_BITS, Math.ceil(Math.log2(bytes + 16))),
  );

/** Of Node's pool, which V8 frees late: with the usual 16 kB, filters collect the whole heap twice as often. */
const chunkSize = 8192;
/** Of a page 0.9 ms. 4 takes 0.7 ms for 11 % more bytes, 6 and 7 take up to 1 ms for 1 % fewer. */
const brotliQuality = 5;
/** Of a page 0.5 ms. 4 has 3 % more bytes, 7 has 1 % fewer in 0.6 ms. */
const gzipLevel = 5;
const brotli = (plain: Buffer) => ({
  chunkSize,
  params: {
    [BROTLI_PARAM_MODE]: BROTLI_MODE_TEXT,
    [BROTLI_PARAM_QUALITY]: brotliQuality,
    [BROTLI_PARAM_SIZE_HINT]: plain.length,
    [BROTLI_PARAM_LGWIN]: windowBits(plain.length),
  },
});

const pack: Record<Encoding, (plain: Buffer) => Promise<Buffer> | Buffer> = {
  identity: (plain) => plain,
  gzip: (plain) => promisify<Buffer, zlib.ZlibOptions, Buffer>(zlib.gzip)(plain, { level: gzipLevel }),
  br: (plain) => zlib.brotliCompressSync(plain, brotli(plain)),
};
const unpack: Record<Encoding, (packed: Buffer) => Promise<Buffer> | Buffer> = {
  identity: (plain) => plain,
  gzip: promisify<Buffer, Buffer>(zlib.gunzip),
  br: promisify<Buffer, Buffer>(zlib.brotliDecompress),
};

/** Unpooled: a slice of Node's pool pins 64 kB for each answer, and V8 would run full collections twice as often. */
function utf8(text: string): Buffer {
  const bytes = Buffer.allocUnsafeSlow(Buffer.byteLength(text));
  bytes.write(text);
  return bytes;
}

/** A response prepared once: body, validators, length, encoding, `Vary` and `X-Request-Id`. */
export function readyAnswer({ status = 200, headers, body }: Rendered) {
  const common = [...Object.entries(headers).flat(), "Vary", "Accept-Encoding"];
  const bytes = utf8(body);
  const tag = hash("sha256", bytes, "base64url").slice(0, tagLetters);
  const variants = new Map<Encoding, Variant>();
  const packing = createFlights<Encoding, void>();
  /** Kept until the first compression; then other encodings are made from the compressed bytes. */
  let unpacked: Buffer | undefined = bytes;

  const uncompressed = async (): Promise<Buffer> => {
    if (unpacked !== undefined) return unpacked;
    const [firstVariant] = variants;
    if (!firstVariant) return Buffer.alloc(0);
    const [encoding, { body: packed }] = firstVariant;
    return unpack[encoding](packed);
  };
  const make = async (encoding: Encoding): Promise<void> => {
    keep(encoding, await pack[encoding](await uncompressed()));
  };
  const keep = (encoding: Encoding, encodedBytes: Buffer): void => {
    const packed = unpooledCopy(encodedBytes);
    const etag = `"${tag}${encoding === "identity" ? "" : `-${encoding}`}"`;
    const encoded = encoding === "identity" ? [] : ["Content-Encoding", encoding];
    const fields = [...common, ...encoded, "ETag", etag, "Content-Length", String(packed.length)];
    variants.set(encoding, { fields, body: packed, etag });
    unpacked = undefined;
  };
  const makeOnce = (encoding: Encoding): Promise<void> => packing.run(encoding, () => make(encoding));
  const readyVariant = (accepted: readonly Encoding[]): Variant | undefined => {
    // Uncompressed bytes serve only visitors who accept nothing else.
    const wanted = accepted.length > 1 ? accepted.filter((name) => name !== "identity") : accepted;
    const encoding = wanted.find((name) => variants.has(name));
    return encoding && variants.get(encoding);
  };

  return {
    /** Equal for equal responses. Computed on demand: stored, it would double the memory of a small answer. */
    fingerprint: () => `${status} ${tag} ${common.join("\n")}`,
    /** Memory use in bytes, for cache limits. */
    bytes: () => [...variants.values()].reduce((sum, variant) => sum + variant.body.length, unpacked?.length ?? 0),
    /**
     * Writes the response or a 304; returns the size of the body. Undefined: nothing was written, because no accepted
     * encoding is ready.
     */
    write(req: IncomingMessage, res: ServerResponse, requestId: string): number | undefined {
      const variant = readyVariant(acceptedEncodings(headerOf(req, "accept-encoding")));
      if (variant === undefined) return undefined;
      const condition = headerOf(req, "if-none-match");
      const match = condition !== undefined && status === 200 ? matchingTag(condition, variant.etag) : undefined;
      if (match !== undefined) {
        res.writeHead(304, [...common, "ETag", match, "X-Request-Id", requestId]);
        res.end();
        return 0;
      }
      res.writeHead(status, [...variant.fields, "X-Request-Id", requestId]);
      if (req.method === "HEAD") {
        res.end();
        return 0;
      }
      res.end(variant.body);
      return variant.body.length;
    },
    /** Makes the best accepted encoding ready, once for concurrent requests. */
    async pack(req: IncomingMessage): Promise<void> {
      const accepted = acceptedEncodings(headerOf(req, "accept-encoding"));
      if (readyVariant(accepted) === undefined) await makeOnce(accepted[0] ?? "identity");
    },
  };
}

/**
 * The tag of `If-None-Match` that names this response. Weak comparison, as the standard asks: a proxy may have weakened
 * it. The visitor may hold another encoding of the same text.
 */
function matchingTag(condition: string, etag: string): string | undefined {
  if (condition === etag) return etag;
  const bare = (tag: string) => tag.replace(/^W\//, "").replace(/-(?:br|gzip)"$/, '"');
  const tags = condition.split(",").map((tag) => tag.trim().replace(/^W\//, ""));
  return tags.includes("*") ? etag : tags.find((tag) => bare(tag) === bare(etag));
}

/** A content coding, by its HTTP name. */
export type Encoding = "identity" | "gzip" | "br";

const spellingsMax = 200;
const spellingLettersMax = 100;

/** Browsers use a handful of spellings, which are cached; others are parsed each time. */
const parsed = new Map<string, readonly Encoding[]>();

/** The accepted content codings, smallest bytes first. Unknown codings are ignored; identity is always last. */
export function acceptedEncodings(header: string | undefined): readonly Encoding[] {
  if (header === undefined) return ["identity"];
  const cached = parsed.get(header);
  if (cached !== undefined) return cached;
  const accepted = parse(header);
  if (parsed.size < spellingsMax && header.length <= spellingLettersMax) parsed.set(header, accepted);
  return accepted;
}

function parse(header: string): Encoding[] {
  const weights = new Map<string, number>();
  for (const part of header.split(",")) {
    const [name = "", ...parameters] = part.split(";");
    weights.set(name.trim().toLowerCase(), weightOf(parameters));
  }
  const packed = (["br", "gzip"] as const).filter((name) => (weights.get(name) ?? weights.get("*") ?? 0) > 0);
  return [...packed, "identity"];
}

function weightOf(parameters: string[]): number {
  const weight = parameters.map((parameter) => /^\s*q=([\d.]+)\s*$/i.exec(parameter)?.[1]).find(Boolean);
  return weight === undefined ? 1 : Number(weight);
}
