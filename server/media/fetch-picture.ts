import { type LookupAddress, lookup } from "node:dns";
import { Agent as HttpAgent } from "node:http";
import { Agent as HttpsAgent } from "node:https";
import { BlockList, isIP, type LookupFunction } from "node:net";
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

/** Private and special networks. The first three of IPv6 hold an IPv4 address: compatible, NAT64, 6to4. */
const inwardNetworks = `
0.0.0.0/8 10.0.0.0/8 100.64.0.0/10 127.0.0.0/8 169.254.0.0/16 172.16.0.0/12 192.0.0.0/24 192.168.0.0/16 198.18.0.0/15
224.0.0.0/3 ::/96 64:ff9b::/96 64:ff9b:1::/48 2002::/16 fc00::/7 fe80::/9 ff00::/8`;

const familyOf = (address: string) => (isIP(address) === 6 ? "ipv6" : "ipv4");
const inwards = new BlockList();
for (const network of inwardNetworks.trim().split(/\s+/)) {
  const [address = "", bits] = network.split("/");
  inwards.addSubnet(address, Number(bits), familyOf(address));
}

/** Whether an address is private. IPv4-mapped IPv6 addresses count as IPv4. */
export function isInwards(address: string): boolean {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, "");
  return inwards.check(plain, familyOf(plain));
}

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
