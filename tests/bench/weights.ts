import { readFileSync, statSync } from "node:fs";
import { request } from "node:http";
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

const built = (url: string) => statSync(`public${url}${/\.(?:js|css)$/.test(url) ? ".br" : ""}`).size;

/** Bytes of the page, its styles, its script, the part for its filter and its fonts, as they go over the wire. */
export async function firstVisitBytes(site: string, address: string): Promise<number> {
  const html = await (await fetch(site + address)).text();
  const links = [...html.matchAll(/<link rel="(?:preload|stylesheet)" href="([^"]+)"/g)].map(([, url]) => url ?? "");
  const filter = html.includes('id="filter"') ? built(manifest()["finding.js"] ?? "") : 0;
  const files = links.reduce((sum, url) => sum + built(url), scriptBytes() + filter);
  return files + (await small(site + address)).length;
}

/** Bytes of the first script and what it imports at once. */
export function scriptBytes(): number {
  return withImports(manifest()["main.js"] ?? "", new Set());
}

const manifest = () =>
  z.record(z.string(), z.string()).parse(JSON.parse(readFileSync("public/build/manifest.json", "utf8")));

function withImports(url: string, seen: Set<string>): number {
  if (seen.has(url)) return 0;
  seen.add(url);
  const imports = readFileSync(`public${url}`, "utf8").matchAll(/(?:import|from)\s*"\.\/([\w.-]+\.js)"/g);
  return [...imports].reduce((sum, [, name]) => sum + withImports(`/build/${name}`, seen), built(url));
}
