import { createHash, timingSafeEqual } from "node:crypto";
import { BlockList, isIPv6 } from "node:net";
import { type Request, Router } from "express";

/** `ready` decides the status of `/readyz`; the other facts are for the administrator. */
export type Readiness = { ready: boolean; [fact: string]: string | number | boolean | undefined };

/**
 * `/healthz`: the process answers. `/readyz`: it can serve pages. Neither calls the upstream. The details need
 * `Authorization: Bearer` with the token, or a request from this machine.
 */
export function health(readiness: () => Promise<Readiness>, statusToken: string | undefined): Router {
  const router = Router();
  router.get("/healthz", (_req, res) => {
    res.type("text/plain").set("Cache-Control", "no-store").send("ok");
  });
  router.get("/readyz", async (req, res) => {
    const state = await readiness();
    const { ready } = state;
    res
      .status(ready ? 200 : 503)
      .set("Cache-Control", "no-store")
      .json(isLocal(req) || hasToken(req, statusToken) ? state : { ready });
  });
  return router;
}

const loopback = new BlockList();
loopback.addSubnet("127.0.0.0", 8);
loopback.addAddress("::1", "ipv6");

const forwarding = ["x-forwarded-for", "x-forwarded-host", "x-forwarded-proto", "x-real-ip", "forwarded", "via"];

/** A router on this machine also connects from loopback, but sends `X-Forwarded-For`. */
function isLocal({ headers, socket: { remoteAddress = "" } }: Request): boolean {
  if (forwarding.some((name) => headers[name] !== undefined)) return false;
  return loopback.check(remoteAddress, isIPv6(remoteAddress) ? "ipv6" : "ipv4");
}

const digest = (text: string) => createHash("sha256").update(text).digest();

function hasToken({ headers }: Request, token: string | undefined): boolean {
  if (token === undefined) return false;
  return timingSafeEqual(digest(headers.authorization ?? ""), digest(`Bearer ${token}`));
}
