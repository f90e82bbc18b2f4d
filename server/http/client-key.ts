import { isIP } from "node:net";
import type { Request } from "express";
import { ipKeyGenerator } from "express-rate-limit";

const ipv6PrefixBits = 56;

/** Whom a limit counts: the client's address, of IPv6 its /56. What a router's header holds instead of an address counts as the peer. */
function clientKey({ ip = "", socket }: Pick<Request, "ip" | "socket">): string {
  return ipKeyGenerator(isIP(ip) ? ip : (socket.remoteAddress ?? ""), ipv6PrefixBits);
}

/** What each limit needs: the library's own checks print the visitor's headers to stderr. */
export const quietLimit = { keyGenerator: clientKey, validate: false } as const;
