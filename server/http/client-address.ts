import { isIP } from "node:net";
import type { Request } from "express";
import { ipKeyGenerator } from "express-rate-limit";

const ipv6PrefixBits = 56;
const ipv6NetworkBits = 48;

/** Some routers add the client's port, a new one for each connection: «203.0.113.7:4711», «[2001:db8::7]:4711». */
const withPort = /^(?:\[(.+)\]|([\d.]+)):\d{1,5}$/;

/** The client's address; undefined if `X-Forwarded-For` holds none. */
export function clientAddress({ ip = "" }: Pick<Request, "ip">): string | undefined {
  const [, ipv6, ipv4] = withPort.exec(ip) ?? [];
  const address = ipv6 ?? ipv4 ?? ip;
  return isIP(address) ? address : undefined;
}

/** The client's address. If `X-Forwarded-For` holds none, the peer's address. */
const addressOf = (req: Request): string => clientAddress(req) ?? req.socket.remoteAddress ?? "";

/** The client's address, for IPv6 its /56. */
export const clientKey = (req: Request): string => ipKeyGenerator(addressOf(req), ipv6PrefixBits);

/** The client for the rotation of renders. A provider may give one customer a whole IPv6 /48, with 256 addresses. */
export const clientOf = (req: Request) => ({
  network: ipKeyGenerator(addressOf(req), ipv6NetworkBits),
  address: clientKey(req),
});
