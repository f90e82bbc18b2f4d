import type { Request, RequestHandler } from "express";
import type { LogEvent } from "../log/log.ts";
import { clientAddress } from "./rate-limit.ts";

/** Logs once if routers do not match TRUST_PROXY_HOPS: all visitors would share one rate limit. */
export function unexpectedProxy(trustProxyHops: number, log: LogEvent): RequestHandler {
  let said = false;
  return (req, _res, next) => {
    const reason = said ? undefined : faultOf(req, trustProxyHops);
    if (reason !== undefined) {
      said = true;
      const hint = "set TRUST_PROXY_HOPS to the number of routers in front of the site";
      log("proxy.unexpected", { reason, trustProxyHops, hint }, "error");
    }
    next();
  };
}

function faultOf(req: Request, hops: number): string | undefined {
  if (req.headers["x-forwarded-for"] === undefined) return undefined;
  if (hops === 0) return "a router forwards, and none is trusted";
  return clientAddress(req) ? undefined : "the client's place holds no address";
}
