import { createHash } from "node:crypto";
import { Router } from "express";
import { pictureRoutes } from "../../views/routes.ts";
import type { PictureAddresses } from "../content/picture-address.ts";
import { notFound } from "../log/faults.ts";
import { requestContext } from "../log/request-context.ts";
import type { Pictures } from "./pictures.ts";

const year = 365 * 24 * 3600;
const busyRetrySeconds = 2;

/**
 * Shown instead of the browser's broken icon if a picture cannot be had: browsers draw the picture of an
 * answer regardless of its status. A WebP of 64 × 48 px in a light tone, with the outline of a picture.
 */
const neutralPicture = Buffer.from(
  "UklGRpYAAABXRUJQVlA4IIoAAAAwBgCdASpAADAAPrVUokunJSMhrVmYAOAWiWkA0UmoASRVvA8QyCwk8YkMEOEy1i0NzbiAyYIWkGDw" +
    "AP7xAomzZD9oMNNBkGg83H4s4BX69RJonVsIsX1nuQCfznhAsY4EmE8LVHrGGxPtzIslxeQyW8CdLYMNp3mCUbD1FG+thKbW5pwg0awA" +
    "AAA=",
  "base64",
);

/** `/media/…`: pictures that the content names, in the listed widths. */
export function mediaRoutes(addresses: PictureAddresses, pictures: Pictures): Router {
  const router = Router({ caseSensitive: true });
  router.get(`${pictureRoutes.media}*address`, async (req, res) => {
    requestContext(res).route = "/media";
    const source = addresses.read(req.path);
    if (!source) throw notFound();
    const answer = await pictures.answer({ address: req.path, ...source });
    if (answer === "missing" || answer === "busy") {
      if (answer === "busy") res.set("Retry-After", String(busyRetrySeconds));
      res.status(answer === "busy" ? 503 : 404).set("Cache-Control", "no-store");
      return void res.type("image/webp").send(neutralPicture);
    }
    const etag = `"${createHash("sha256").update(answer).digest("base64url").slice(0, 22)}"`;
    res.set({ "Cache-Control": `public, max-age=${year}, immutable`, ETag: etag, "Content-Type": "image/webp" });
    if (req.headers["if-none-match"] === etag) return void res.status(304).end();
    res.send(answer);
  });
  return router;
}
