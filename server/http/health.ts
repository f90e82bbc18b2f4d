import { Router } from "express";
import { passageOf } from "../passage.ts";

/** What `/readyz` says: `ready` decides the status, the rest is for the admin. */
export type Readiness = { ready: boolean; [fact: string]: string | number | boolean | undefined };

/** `/healthz`: the process answers. `/readyz`: it has what it needs to serve pages. Neither asks upstream. */
export function health(readiness: () => Promise<Readiness>): Router {
  const router = Router();
  router.get("/healthz", (_req, res) => {
    passageOf(res).route = "/healthz";
    res.type("text/plain").set("Cache-Control", "no-store").send("ok");
  });
  router.get("/readyz", async (_req, res) => {
    passageOf(res).route = "/readyz";
    const state = await readiness();
    res
      .status(state.ready ? 200 : 503)
      .set("Cache-Control", "no-store")
      .json(state);
  });
  return router;
}
