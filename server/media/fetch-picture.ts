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

/** A host that the configuration names as an IP address or localhost may be private: the administrator chose it. */
const isConfiguredInwards = (hostname: string): boolean =>
  hostname === "localhost" || isIP(hostname.replace(/^\[|\]$/g, "")) !== 0;

const agents = { keepAlive: true, maxSockets: socketsMax };
const open = { http: new HttpAgent(agents), https: new HttpsAgent(agents) };
/** They refuse addresses of private networks, which a public name may resolve to. */
const guarded = { http: new RequestFilteringHttpAgent(agents), https: new RequestFilteringHttpsAgent(agents) };

/** Downloads an upstream picture: at most 15 MB in 10 s, no redirects. Throws `PictureFault`. */
export async function fetchPicture(url: string): Promise<Buffer> {
  const { hostname, protocol } = new URL(url);
  const kind = protocol === "https:" ? "https" : "http";
  const agent = (isConfiguredInwards(hostname) ? open : guarded)[kind];
  try {
    const signal = AbortSignal.timeout(timeoutMs);
    const headers = { accept: "image/jpeg,image/png,image/webp,image/gif", "user-agent": parkName.latin };
    const response = await fetch(url, { agent, headers, signal, size: bytesMax, redirect: "error" });
    if (!response.ok) throw new PictureFault(`status ${response.status}`);
    return Buffer.from(await response.arrayBuffer());
  } catch (error) {
    throw error instanceof PictureFault ? error : new PictureFault(faultClass(error));
  }
}
