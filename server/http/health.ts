import { Router } from "express";
import { isOperator } from "./operator.ts";

type Facts = Readonly<Record<string, string | number | boolean | undefined>>;

/** `isReady` decides the status of `/readyz`, and is cheap; the figures are for the operator. */
export type Readiness = { isReady: () => boolean; figures: () => Promise<Facts> };

/** How long figures are reused: whoever asks more often does not reach the store. */
const figuresForMs = 1000;

/**
 * `/healthz`: the process answers. `/readyz`: it can serve pages; the operator sees the figures. Neither calls the
 * upstream.
 */
export function health({ isReady, figures }: Readiness, statusToken: string | undefined): Router {
  const router = Router();
  let known: Promise<Facts> | undefined;
  const recent = (): Promise<Facts> => {
    if (known !== undefined) return known;
    known = figures();
    const forget = () => {
      known = undefined;
    };
    void known.finally(() => setTimeout(forget, figuresForMs).unref()).catch(() => {});
    return known;
  };
  router.get("/healthz", (_req, res) => {
    res.type("text/plain").set("Cache-Control", "no-store").send("ok");
  });
  router.get("/readyz", async (req, res) => {
    const ready = isReady();
    res.status(ready ? 200 : 503).set("Cache-Control", "no-store");
    res.json(isOperator(req, statusToken) ? { ready, ...(await recent()) } : { ready });
  });
  return router;
}
