import { Agent } from "node:http";
import { send } from "../support/raw-http.ts";

const connections = 16;
const words = ["офис", "склад", "кафе", "банк", "парковка"];

/**
 * Requests `count` addresses of all kinds: pages of the sitemap, filters and searches that rarely repeat, missing
 * pages.
 */
export async function mixedVisits(url: string, count: number): Promise<void> {
  const sitemap = await (await fetch(`${url}/sitemap.xml`)).text();
  const pages = [...sitemap.matchAll(/<loc>https?:\/\/[^/]+([^<]*)<\/loc>/g)].map(([, path]) => path || "/");
  const any = (below: number) => Math.floor(Math.random() * below);
  const address = (): string => {
    const kind = Math.random();
    if (kind < 0.7) return pages[any(pages.length)] ?? "/";
    if (kind < 0.8) return `/arenda-ofisov?squareFrom=${any(100)}&sort=price`;
    if (kind < 0.9) return `/fragments/pavilions?category=office&priceTo=${any(500)}000`;
    if (kind < 0.95) return `/search?q=${encodeURIComponent(`${words[any(words.length)]} ${any(50)}`)}`;
    return `/nothing-${any(1e6)}`;
  };
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  let left = count;
  const visitor = async () => {
    while (left > 0) {
      left -= 1;
      const headers = { "Accept-Encoding": Math.random() < 0.9 ? "br" : "gzip" };
      const { status } = await send(url + address(), { agent, headers });
      if (status >= 500) throw new Error(`An answer is ${status}`);
    }
  };
  await Promise.all(Array.from({ length: connections }, visitor));
  agent.destroy();
}
