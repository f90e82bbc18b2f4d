import { type LookupAddress, lookup } from "node:dns";
import { Agent as HttpAgent } from "node:http";
import { Agent as HttpsAgent } from "node:https";
import { isIP, type LookupFunction } from "node:net";
import ipaddr from "ipaddr.js";
import fetch from "node-fetch";
import { faultClass } from "../kit/fault-class.ts";

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

/** Whether an address is not of the public internet: private, special or no address at all. */
export const isInwards = (address: string): boolean =>
  !ipaddr.isValid(address) || ipaddr.process(address).range() !== "unicast";

/** A DNS lookup that rejects private addresses (SSRF): the addresses that it returns are the ones that are called. */
export const lookupOutwards =
  (resolve: typeof lookup = lookup): LookupFunction =>
  (hostname, options, callback) => {
    resolve(hostname, { ...options, all: true }, (error, addresses: LookupAddress[]) => {
      if (error) return callback(error, "", 0);
      const outwards = addresses.filter(({ address }) => !isInwards(address));
      const [first] = outwards;
      if (!first) return callback(Object.assign(new Error("Only private addresses"), { code: "EINWARDS" }), "", 0);
      if (options.all) return callback(null, outwards);
      callback(null, first.address, first.family);
    });
  };

/** A host that the configuration names as an IP address or localhost may be private: the administrator chose it. */
const isConfiguredInwards = (hostname: string): boolean =>
  hostname === "localhost" || isIP(hostname.replace(/^\[|\]$/g, "")) !== 0;

const agents = { keepAlive: true, maxSockets: socketsMax };
const open = { http: new HttpAgent(agents), https: new HttpsAgent(agents) };
const guarded = {
  http: new HttpAgent({ ...agents, lookup: lookupOutwards() }),
  https: new HttpsAgent({ ...agents, lookup: lookupOutwards() }),
};

/** Downloads an upstream picture: at most 15 MB in 10 s, no redirects. Throws `PictureFault`. */
export async function fetchPicture(url: string): Promise<Buffer> {
  const { hostname, protocol } = new URL(url);
  const kind = protocol === "https:" ? "https" : "http";
  const agent = (isConfiguredInwards(hostname) ? open : guarded)[kind];
  try {
    const signal = AbortSignal.timeout(timeoutMs);
    const headers = { accept: "image/jpeg,image/png,image/webp,image/gif" };
    const response = await fetch(url, { agent, headers, signal, size: bytesMax, redirect: "error" });
    if (!response.ok) throw new PictureFault(`status ${response.status}`);
    return Buffer.from(await response.arrayBuffer());
  } catch (error) {
    throw error instanceof PictureFault ? error : new PictureFault(faultClass(error));
  }
}
