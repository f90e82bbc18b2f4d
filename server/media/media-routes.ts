import { createHash } from "node:crypto";
import { Router } from "express";
import { readPictureAddress } from "../content/picture-address.ts";
import { notFound } from "../kit/http-error.ts";
import { requestContext } from "../kit/request-context.ts";
import { neutralPicture } from "./neutral-picture.ts";
import type { Pictures } from "./pictures.ts";

const year = 365 * 24 * 3600;
const busyRetrySeconds = 2;

/** `/media/…`: pictures of the content in the listed widths, from configured origins only. */
export function mediaRoutes(origins: readonly string[], picture: Pictures): Router {
  const router = Router({ caseSensitive: true });
  router.get("/media/*address", async (req, res) => {
    requestContext(res).route = "/media";
    const asked = readPictureAddress(req.path, origins);
    if (!asked) throw notFound();
    const answer = await picture({ address: req.path, ...asked });
    if (answer === "missing" || answer === "busy") {
      if (answer === "busy") res.set("Retry-After", String(busyRetrySeconds));
      res.status(answer === "busy" ? 503 : 404).set("Cache-Control", "no-store");
      return void res.type(neutralPicture.type).send(neutralPicture.bytes);
    }
    const etag = `"${createHash("sha256").update(answer).digest("base64url").slice(0, 22)}"`;
    res.set({ "Cache-Control": `public, max-age=${year}, immutable`, ETag: etag, "Content-Type": "image/webp" });
    if (req.headers["if-none-match"] === etag) return void res.status(304).end();
    res.send(answer);
  });
  return router;
}
