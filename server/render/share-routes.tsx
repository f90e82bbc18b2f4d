import path from "node:path";
import { type Request, Router } from "express";
import { LRUCache } from "lru-cache";
import { type Content, known } from "../../views/content/content.ts";
import { buildingOf } from "../../views/content/park.ts";
import { firstMonthInShort, promotionFor, runningPromotions } from "../../views/content/promotion.ts";
import type { Site } from "../../views/layout/define-page.ts";
import type { SharedUnit } from "../../views/layout/head.ts";
import { pictureRoutes, sharedPicture } from "../../views/routes.ts";
import { UnitPicture } from "../../views/sharing/UnitPicture.tsx";
import { createImageProcess } from "../process/image-process.ts";
import { fragmentHtml } from "./render-html.ts";
import { type Client, createRenderQueue } from "./render-queue.ts";
import { shareName } from "./share-name.ts";

const cachedBytesMax = 4 * 1024 * 1024;
const yearSeconds = 365 * 24 * 3600;
/** A picture takes some 80 ms. */
const picturesWaitingMax = 30;

/**
 * What the pictures of a unit show: as pages link it, with the promotion that runs, and without one, as the feed does.
 * Empty if there is no such unit.
 */
function sharedVariants({ park, units, news = [] }: Content, id: string, now: Date): SharedUnit[] {
  const unit = known(units).find((candidate) => String(candidate.id) === id);
  if (!unit) return [];
  const plain = { unit, building: buildingOf(park.buildings, unit) };
  const sale = firstMonthInShort(unit.price, promotionFor(unit, runningPromotions(news, now)));
  return [{ ...plain, sale }, plain];
}

/** `/og/units/<id>.<hash>.png`, drawn when first asked for. An old hash leads to the current picture. */
export function shareRoutes(
  content: () => Content,
  site: Site,
  publicDir: string,
  clientOf: (req: Request) => Client,
  now: () => Date,
): Router {
  const queue = createRenderQueue(picturesWaitingMax);
  const fontsFile = path.join(publicDir, "fonts/fonts.conf");
  const images = createImageProcess({ work: "drawings", processesMax: 1, fontsFile });
  const pictures = new LRUCache<string, Buffer>({
    maxSize: cachedBytesMax,
    sizeCalculation: ({ length }) => length,
  });
  async function draw(name: string, shared: SharedUnit): Promise<Buffer> {
    const svg = fragmentHtml(<UnitPicture {...shared} claims={site.claims} />);
    const picture = await images.run({ kind: "rasterise", svg });
    pictures.set(name, picture);
    return picture;
  }
  /** Each client waits in its own queue, so none is refused for another's requests. All get the first drawing. */
  const pictureOf = async (name: string, shared: SharedUnit, client: Client): Promise<Buffer> =>
    pictures.get(name) ?? queue.inTurn(client, async () => pictures.get(name) ?? draw(name, shared));
  const router = Router({ caseSensitive: true });
  router.get(pictureRoutes.shared, async (req, res, next) => {
    const { id, hash: askedHash } = req.params;
    const candidates = sharedVariants(content(), id, now());
    const [current] = candidates;
    if (!current) return next();
    const asked = `units/${id}.${askedHash}`;
    const shared = candidates.find((candidate) => shareName(candidate) === asked);
    if (!shared) {
      res.set("Cache-Control", "no-cache").redirect(302, sharedPicture(shareName(current)));
      return;
    }
    const picture = await pictureOf(asked, shared, clientOf(req));
    res.set("Cache-Control", `public, max-age=${yearSeconds}, immutable`).type("png").send(picture);
  });
  return router;
}
