import { createHash, timingSafeEqual } from "node:crypto";
import { type Request, Router } from "express";
import { notFound } from "../log/faults.ts";
import type { Metrics } from "../log/metrics.ts";
import { onlyRead } from "./early-rejections.ts";

type Facts = Readonly<Record<string, string | number | boolean | undefined>>;

/** `isReady` decides the status of `/readyz`, and is cheap; the figures are for the operator. */
export type Readiness = {
  isReady: () => boolean;
  figures: () => Promise<Facts>;
  /** Undefined without a token for them. */
  metrics?: Pick<Metrics, "text"> | undefined;
};

/** Prometheus' text format. */
const metricsType = "text/plain; version=0.0.4; charset=utf-8";

/** `/healthz`: it answers. `/readyz`: it can serve pages. `/metrics`: figures, by token. None calls the upstream. */
export function health({ isReady, figures, metrics }: Readiness, statusToken: string | undefined): Router {
  const router = Router();
  router.get("/healthz", (_req, res) => {
    res.type("text/plain").set("Cache-Control", "no-store").send("ok");
  });
  router.get("/readyz", async (req, res) => {
    const ready = isReady();
    res.status(ready ? 200 : 503).set("Cache-Control", "no-store");
    res.json(isOperator(req, statusToken) ? { ready, ...(await figures()) } : { ready });
  });
  router.all(["/healthz", "/readyz"], onlyRead);
  router.get("/metrics", async (req, res) => {
    if (!metrics || !isOperator(req, statusToken)) throw notFound();
    const facts = { ready: isReady(), ...(await figures()) };
    res.set({ "Content-Type": metricsType, "Cache-Control": "no-store" }).send(await metrics.text(facts));
  });
  return router;
}

/** A socket of both families maps IPv4 addresses into IPv6. */
const loopback = /^(?:(?:::ffff:)?127\.[\d.]+|::1)$/;
const forwarding = ["x-forwarded-for", "x-forwarded-host", "x-forwarded-proto", "x-real-ip", "forwarded", "via"];

/** A router on this machine also connects from loopback. Most send `X-Forwarded-For`, but not all. */
function isLocal({ headers, socket: { remoteAddress = "" } }: Request): boolean {
  if (forwarding.some((name) => headers[name] !== undefined)) return false;
  return loopback.test(remoteAddress);
}

const digest = (text: string) => createHash("sha256").update(text).digest();

/** It has `Authorization: Bearer` with the token; without a configured token it comes from this machine. */
function isOperator(req: Request, token: string | undefined): boolean {
  if (token === undefined) return isLocal(req);
  return timingSafeEqual(digest(req.headers.authorization ?? ""), digest(`Bearer ${token}`));
}
