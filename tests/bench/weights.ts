import { existsSync, readFileSync } from "node:fs";
import { request } from "node:http";
import path from "node:path";
import { brotliDecompressSync } from "node:zlib";
import * as z from "zod";

/** A page's brotli bytes after recompression. */
export async function small(url: string): Promise<Buffer> {
  let bytes: Buffer = Buffer.alloc(0);
  let tag: string | undefined;
  for (let tries = 0; tries < 60; tries += 1) {
    const { headers, body } = await packed(url);
    if (tag !== undefined && headers.etag !== tag) return body;
    [tag, bytes] = [headers.etag, body];
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return bytes;
}

/** Reads the compressed bytes: fetch would decompress them. */
function packed(url: string) {
  return new Promise<{ headers: { etag?: string | undefined }; body: Buffer }>((resolve, reject) => {
    request(url, { headers: { "Accept-Encoding": "br" } }, (res) => {
      const chunks: Buffer[] = [];
      res.on("data", (chunk: Buffer) => chunks.push(chunk));
      res.on("end", () => resolve({ headers: { etag: res.headers.etag }, body: Buffer.concat(chunks) }));
    })
      .on("error", reject)
      .end();
  });
}

/** Bytes of the main pages, as brotli and plain, in table rows. */
export async function pageBytes(url: string): Promise<string[][]> {
  const rows: string[][] = [];
  for (const address of [
    "/",
    "/arenda-ofisov",
    "/pavilions/1001",
    "/services",
    "/shops",
    "/news",
    "/contacts",
    "/about",
    "/privacy",
  ]) {
    const bytes = await small(url + address);
    rows.push([address, bytes.length.toLocaleString("en"), brotliDecompressSync(bytes).length.toLocaleString("en")]);
  }
  return rows;
}

/** Bytes of the built assets, in table rows. */
export function assetBytes(): string[][] {
  const manifest = z
    .record(z.string(), z.string())
    .parse(JSON.parse(readFileSync("public/build/manifest.json", "utf8")));
  return Object.entries(manifest).map(([name, url]) => {
    const file = path.join("public", url);
    const text = /\.(?:js|css)$/.test(file);
    const ready = text && existsSync(`${file}.br`);
    return [name, readFileSync(ready ? `${file}.br` : file).length.toLocaleString("en")];
  });
}
