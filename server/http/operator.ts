import { createHash, timingSafeEqual } from "node:crypto";
import { BlockList, isIPv6 } from "node:net";
import type { Request } from "express";

const loopback = new BlockList();
loopback.addSubnet("127.0.0.0", 8);
loopback.addAddress("::1", "ipv6");

const forwarding = ["x-forwarded-for", "x-forwarded-host", "x-forwarded-proto", "x-real-ip", "forwarded", "via"];

/** A router on this machine also connects from loopback. Most send `X-Forwarded-For`, but not all. */
function isLocal({ headers, socket: { remoteAddress = "" } }: Request): boolean {
  if (forwarding.some((name) => headers[name] !== undefined)) return false;
  return loopback.check(remoteAddress, isIPv6(remoteAddress) ? "ipv6" : "ipv4");
}

const digest = (text: string) => createHash("sha256").update(text).digest();

/** It has `Authorization: Bearer` with the token; without a configured token it comes from this machine. */
export function isOperator(req: Request, token: string | undefined): boolean {
  if (token === undefined) return isLocal(req);
  return timingSafeEqual(digest(req.headers.authorization ?? ""), digest(`Bearer ${token}`));
}
