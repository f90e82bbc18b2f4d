import { Agent as HttpAgent } from "node:http";
import { Agent as HttpsAgent } from "node:https";
import { isIP } from "node:net";
import fetch from "node-fetch";
import { RequestFilteringHttpAgent, RequestFilteringHttpsAgent } from "request-filtering-agent";
import { parkName } from "../../views/park/park-name.ts";
import { faultClass } from "../log/faults.ts";

/** A picture is unavailable: the page shows a drawing instead. `reason` is one word for the log. */
export class PictureFault extends Error {
  override readonly name = "PictureFault";
  readonly reason: string;

  constructor(reason: string) {
    super(`A picture cannot be had: ${reason}`);
    this.reason = reason;
  }
}

const bytesMax = 15 * 1024 * 1024;
const timeoutMs = 10_000;
const socketsMax = 4;

/** Names that only a private network knows: a single word, as containers are called, and the reserved endings. */
const privateName = /^[^.]+$|\.(?:localhost|local|internal|lan|home\.arpa)$/;

/** Whether a host is an IP address or a private name. */
function isPrivate(hostname: string): boolean {
  const bare = hostname.replace(/^\[|\]$/g, "");
  return isIP(bare) !== 0 || privateName.test(bare);
}

const agents = { keepAlive: true, maxSockets: socketsMax };
const open = { http: new HttpAgent(agents), https: new HttpsAgent(agents) };
/** They refuse addresses of private networks, which a public name may resolve to. */
const guarded = { http: new RequestFilteringHttpAgent(agents), https: new RequestFilteringHttpsAgent(agents) };

/** Whether an address has one of these origins, letter for letter. */
export const isFrom = (origins: readonly string[], url: string): boolean => origins.includes(new URL(url).origin);

/**
 * Downloads upstream pictures: at most 15 MB in 10 s, no redirects, from the configured origins only. A private address
 * is called only where such an origin names it itself: the administrator chose it. Throws `PictureFault`.
 */
export function pictureFetcher(origins: readonly string[]): (url: string) => Promise<Buffer> {
  return async (url) => {
    if (!isFrom(origins, url)) throw new PictureFault("origin");
    const { hostname, protocol } = new URL(url);
    const kind = protocol === "https:" ? "https" : "http";
    const agent = (isPrivate(hostname) ? open : guarded)[kind];
    const finished = new AbortController();
    try {
      const signal = AbortSignal.any([finished.signal, AbortSignal.timeout(timeoutMs)]);
      const headers = { accept: "image/jpeg,image/png,image/webp,image/gif", "user-agent": parkName.latin };
      const response = await fetch(url, { agent, headers, signal, size: bytesMax, redirect: "error" });
      if (!response.ok) throw new PictureFault(`status ${response.status}`);
      return Buffer.from(await response.arrayBuffer());
    } catch (error) {
      throw error instanceof PictureFault ? error : new PictureFault(faultClass(error));
    } finally {
      // The unread body of a refusal would keep its connection.
      finished.abort();
    }
  };
}
