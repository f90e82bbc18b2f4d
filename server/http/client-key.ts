import { isIP } from "node:net";
import type { Request } from "express";
import { ipKeyGenerator } from "express-rate-limit";

const ipv6PrefixBits = 56;

/** The client's address, for IPv6 its /56. If `X-Forwarded-For` holds no address, the peer's address. */
function clientKey({ ip = "", socket }: Pick<Request, "ip" | "socket">): string {
  return ipKeyGenerator(isIP(ip) ? ip : (socket.remoteAddress ?? ""), ipv6PrefixBits);
}

/** Options of every limit. `validate: false`: the library's checks print visitors' headers to stderr. */
export const quietLimit = { keyGenerator: clientKey, validate: false } as const;
