import { createHash } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { promisify } from "node:util";
import { brotliCompress, brotliCompressSync, constants, gzipSync } from "node:zlib";

/** How a body may be encoded, by the name that HTTP gives it. */
type Encoding = "identity" | "gzip" | "br";

/** The bytes of one encoding with headers that are ready to be written: a flat list of names and values. */
type Variant = { headers: string[]; body: Buffer; etag: string };

/** An answer that costs no more than writing it: bytes, validators and headers are made once. */
export type ReadyAnswer = {
  /** Size of all that is kept, in bytes, for limits. */
  bytes(): number;
  /** Writes the answer, or 304 where the visitor has it already. */
  write(req: IncomingMessage, res: ServerResponse): void;
  /** Packs the brotli bytes as small as they get; worth it for what is asked for again. */
  squeeze(): Promise<void>;
};

const fastQuality = 4;
const smallestQuality = 11;

/** Brotli settings for a text of that many bytes. */
const brotli = (quality: number, bytes: number) => ({
  params: {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes,
  },
});

const weightOf = (parameters: string[]): number => {
  const weight = parameters.map((parameter) => /^\s*q=([\d.]+)\s*$/i.exec(parameter)?.[1]).find(Boolean);
  return weight === undefined ? 1 : Number(weight);
};

/** The encoding to answer with: brotli, then gzip, as far as the visitor takes them. Unknown encodings are passed over. */
export function chooseEncoding(accepted: string | string[] | undefined): Encoding {
  if (accepted === undefined) return "identity";
  if (accepted === "gzip, deflate, br, zstd" || accepted === "gzip, deflate, br") return "br";
  const weights = new Map<string, number>();
  for (const part of String(accepted).split(",")) {
    const [name = "", ...parameters] = part.split(";");
    weights.set(name.trim().toLowerCase(), weightOf(parameters));
  }
  const takes = (encoding: Encoding) => (weights.get(encoding) ?? weights.get("*") ?? 0) > 0;
  return takes("br") ? "br" : takes("gzip") ? "gzip" : "identity";
}

/** Whether `If-None-Match` names one of the tags (weakly compared, as the standard asks). */
function names(condition: string | undefined, etags: string[]): boolean {
  if (condition === undefined) return false;
  if (condition.trim() === "*") return true;
  return condition.split(",").some((tag) => etags.includes(tag.trim().replace(/^W\//, "")));
}

/** Makes an answer ready. `headers` are those of the content; validators, length and encoding are added here. */
export function readyAnswer(status: number, headers: Readonly<Record<string, string>>, text: string): ReadyAnswer {
  const plain = Buffer.from(text);
  const hash = createHash("sha256").update(plain).digest("base64url").slice(0, 22);
  const common = Object.entries({ ...headers, Vary: "Accept-Encoding" }).flat();
  const variants = new Map<Encoding, Variant>();
  const etagOf = (encoding: Encoding) => `"${hash}${encoding === "identity" ? "" : `-${encoding}`}"`;
  const etags = [etagOf("identity"), etagOf("gzip"), etagOf("br")];

  const keep = (encoding: Encoding, body: Buffer): Variant => {
    const etag = etagOf(encoding);
    const encoded = encoding === "identity" ? [] : ["Content-Encoding", encoding];
    const ready = [...common, ...encoded, "ETag", etag, "Content-Length", String(body.length)];
    const variant = { headers: ready, body, etag };
    variants.set(encoding, variant);
    return variant;
  };
  const make = (encoding: Encoding): Variant => {
    if (encoding === "br") return keep("br", brotliCompressSync(plain, brotli(fastQuality, plain.length)));
    return keep(encoding, encoding === "gzip" ? gzipSync(plain) : plain);
  };

  return {
    bytes: () => [...variants.values()].reduce((sum, { body }) => sum + body.length, plain.length),
    write(req, res) {
      const encoding = chooseEncoding(req.headers["accept-encoding"]);
      const variant = variants.get(encoding) ?? make(encoding);
      if (status === 200 && names(req.headers["if-none-match"], etags)) {
        res.writeHead(304, [...common, "ETag", variant.etag]).end();
        return;
      }
      res.writeHead(status, variant.headers);
      res.end(req.method === "HEAD" ? undefined : variant.body);
    },
    async squeeze() {
      keep("br", await promisify(brotliCompress)(plain, brotli(smallestQuality, plain.length)));
    },
  };
}
