import { hash } from "node:crypto";
import path from "node:path";
import { type Request, Router } from "express";
import { LRUCache } from "lru-cache";
import type { ReactElement } from "react";
import { type Content, known } from "../../views/content/content.ts";
import { type Building, buildingOf } from "../../views/content/park.ts";
import type { Unit } from "../../views/content/unit.ts";
import type { Site } from "../../views/layout/define-page.ts";
import type { SharedContent } from "../../views/layout/head.ts";
import { pictureRoutes, sharedPicture } from "../../views/routes.ts";
import { TitledPicture } from "../../views/sharing/SharePicture.tsx";
import { titledBy } from "../../views/sharing/titled.ts";
import { ComparisonPicture, UnitPicture } from "../../views/sharing/UnitPicture.tsx";
import { onceFor } from "../../views/ui/Kept.ts";
import { fragmentHtml } from "./render-html.ts";
import { createRenderQueue } from "./render-queue.ts";

/** Units of a shortlist that its sharing picture shows. */
const comparedMax = 4;
const cachedBytesMax = 4 * 1024 * 1024;
const yearSeconds = 365 * 24 * 3600;
/** A picture takes some 80 ms. */
const limits = { waitingMax: 30, waitingOfOneMax: 10 };

function pictureOf(shared: SharedContent, { claims }: Site): ReactElement {
  if (shared.kind === "units") return <UnitPicture {...shared} claims={claims} />;
  return shared.kind === "compare" ? <ComparisonPicture {...shared} /> : <TitledPicture {...shared} />;
}

/** Finds what a name like `units/1111`, `compare/1111-1112` or `news/3` shows; undefined if there is no such thing. */
function sharedBy(content: Content, kind: string, name: string): SharedContent | undefined {
  if (!/^\d{1,15}(?:-\d{1,15}){0,3}$/.test(name)) return undefined;
  if (kind !== "units" && kind !== "compare") return titledBy(content, kind, Number(name));
  const { park, units: all } = content;
  const { buildings } = park;
  const ids = [...new Set(name.split("-").map(Number))];
  const units = ids.flatMap((id) => known(all).find((unit) => unit.id === id) ?? []);
  const [unit] = units;
  if (unit === undefined || units.length < ids.length) return undefined;
  if (kind === "compare")
    return units.length > 1 && units.length <= comparedMax ? { kind, units, buildings } : undefined;
  const building = buildingOf(buildings, unit);
  return kind === "units" && units.length === 1 ? { kind, unit, building } : undefined;
}

/** Draws in another thread, with the fonts of `public/fonts` only. */
async function rasterise(svg: string, publicDir: string): Promise<Buffer> {
  // Fontconfig reads it at the first text.
  process.env.FONTCONFIG_FILE = path.join(publicDir, "fonts/fonts.conf");
  const { default: sharp } = await import("sharp");
  return sharp(Buffer.from(svg)).png({ palette: true }).toBuffer();
}

/** `/og/<kind>/<name>.<hash>.png`, drawn when first asked for. An old hash leads to the current picture. */
export function shareRoutes(
  content: () => Content,
  site: Site,
  publicDir: string,
  visitor: (req: Request) => string,
): Router {
  const pictures = new LRUCache<string, Buffer>({ maxSize: cachedBytesMax, sizeCalculation: ({ length }) => length });
  const queue = createRenderQueue(limits);
  const drawing = new Map<string, Promise<Buffer>>();
  /** One drawing for all who ask at once. */
  const draw = (name: string, shared: SharedContent, visitor: string): Promise<Buffer> => {
    const work = () => rasterise(fragmentHtml(pictureOf(shared, site)), publicDir);
    const running = drawing.get(name) ?? queue.inTurn(visitor, work).finally(() => drawing.delete(name));
    drawing.set(name, running);
    return running;
  };
  const router = Router({ caseSensitive: true });
  router.get(pictureRoutes.shared, async (req, res, next) => {
    const { kind, name, hash } = req.params;
    const shared = sharedBy(content(), kind, name);
    if (!shared) return next();
    const current = shareName(shared);
    // Any units could be compared: only a picture that a page names is drawn.
    if (kind === "compare" && current !== `${kind}/${name}.${hash}`) return next();
    if (current !== `${kind}/${name}.${hash}`) {
      res.set("Cache-Control", "no-cache").redirect(302, sharedPicture(current));
      return;
    }
    const picture = pictures.get(current) ?? (await draw(current, shared, visitor(req)));
    pictures.set(current, picture);
    res.set("Cache-Control", `public, max-age=${yearSeconds}, immutable`).type("png").send(picture);
  });
  return router;
}

/** Raise it when the pictures' look changes: old addresses then lead to new pictures. */
const edition = 2;

const hashOf = (data: unknown[]) => hash("sha256", JSON.stringify([edition, data]), "hex").slice(0, 10);
const hashOfUnit = onceFor((unit: Unit, building: Building | undefined) => hashOf([unit, building]));

/** A picture's subject, and a hash of the data that decide it. */
function subjectOf(shared: SharedContent): string {
  if (shared.kind === "units") return `${shared.unit.id}.${hashOfUnit(shared.unit, shared.building)}`;
  if (shared.kind !== "compare") return `${shared.id}.${hashOf([shared.over, shared.title, shared.line])}`;
  const { units } = shared;
  return `${units.map(({ id }) => id).join("-")}.${hashOf([units, units.map(({ building }) => building.id)])}`;
}

/** The address of a picture below `/og/`, without its ending. Its hash changes with what the picture shows. */
export const shareName = (shared: SharedContent): `${SharedContent["kind"]}/${string}` =>
  `${shared.kind}/${subjectOf(shared)}`;
