import { setTimeout as sleep } from "node:timers/promises";
import { send } from "../support/servers/raw-http.ts";

const browser = { headers: { "Accept-Encoding": "gzip, deflate, br, zstd" } };
const shrinkMaxMs = 10_000;
const kB = (bytes: number) => (bytes / 1000).toFixed(1);

/** Bytes of an address as browsers get them once the site has made its smallest answer. */
export async function bytesOf(url: string): Promise<number> {
  for (const endsAt = Date.now() + shrinkMaxMs; ; await sleep(100)) {
    const { headers, body } = await send(url, browser);
    const encoding = headers["content-encoding"];
    if (encoding === undefined || encoding === "br" || Date.now() > endsAt) return body.length;
  }
}

const sum = async (urls: readonly string[]): Promise<number> =>
  (await Promise.all(urls.map(bytesOf))).reduce((all, one) => all + one, 0);

/** The compressed bytes of a first paint: page, styles, script and fonts. */
export async function firstVisitRow(site: string, name: string, path: string): Promise<string[]> {
  const html = (await (await fetch(site + path)).text()).replace(/<template.*?<\/template>/gs, "");
  const found = (pattern: RegExp) => [...html.matchAll(pattern)].map(([, file]) => site + file);
  const page = await bytesOf(site + path);
  const styles = await sum(found(/<link rel="stylesheet" href="([^"]+)"\/>/g));
  const script = await sum(found(/<script[^>]* src="([^"]+)"/g));
  const fonts = await sum(found(/<link rel="preload" href="([^"]+)" as="font"/g));
  const parts = `${kB(page + styles + script + fonts)} kB: itself ${kB(page)}, styles ${kB(styles)}, script ${kB(script)}, fonts ${kB(fonts)}`;
  return [`first visit, ${name}`, "55 kB, styles 10", parts];
}
