import { setTimeout as sleep, setImmediate as soon } from "node:timers/promises";
import type { Assets } from "../views/layout/Document.tsx";
import type { Config } from "./config.ts";
import type { Content } from "./content/content.ts";
import type { ContentApi } from "./content/content-api.ts";
import { createContradictionLog } from "./content/contradiction-log.ts";
import { UpstreamFault } from "./content/upstream.ts";
import type { Log } from "./log/log.ts";
import type { OpenParts } from "./open-parts.ts";
import { allPages } from "./pages/all-pages.ts";
import type { Site } from "./pages/define-page.ts";
import { loadFrame } from "./pages/load-frame.ts";
import { sitePages } from "./pages/sitemap.ts";
import { wholePage } from "./pages/whole-page.tsx";
import { renderTurn } from "./render/render-queue.ts";
import { siteOf } from "./site-settings.ts";

/** Reads the content of every page after the start and once an hour. */
const gatherEveryMs = 3_600_000;
const gatherAgainMs = 300_000;
const missedInARowMax = 5;

/** Reads `/init`, then `/services`, which every page needs. The calls log their own failures. */
export async function warm(content: ContentApi, log: Log): Promise<void> {
  const startedAt = performance.now();
  try {
    const { buildings, categories } = await content.park();
    const services = await content.services();
    const ms = Math.round(performance.now() - startedAt);
    log.event("init.loaded", {
      ms,
      bodies: buildings.length,
      categories: categories.length,
      services: services.length,
    });
  } catch {
    log.event("init.failed", {}, "warn");
  }
}

/** Renders a few pages for the first visitor: code and data not used before take 200 ms. Faults stay silent. */
export async function warmRendering(content: Content, site: Site, assets: Assets, log: Log): Promise<void> {
  const startedAt = performance.now();
  let pages = 0;
  try {
    const now = new Date();
    const frame = await loadFrame(content, site, now);
    const units = await content.allUnits();
    const wanted = [
      { name: "home" as const, params: {} },
      ...frame.categories.slice(0, 1).map(({ alias }) => ({ name: "rent" as const, params: { rent: alias } })),
      ...units.slice(0, 1).map(({ id }) => ({ name: "unit" as const, params: { id: String(id) } })),
    ];
    for (const { name, params } of wanted) {
      const answer = await allPages[name].answer({ params, query: new URLSearchParams(), content, site, now });
      if (!answer) continue;
      await renderTurn();
      wholePage(answer, answer.head.canonical ?? "", frame, site.origin, assets);
      pages += 1;
    }
  } catch {}
  log.event("boot.warmed", { pages, ms: Math.round(performance.now() - startedAt) });
}

/**
 * Runs every page's reads without rendering, so that cache and snapshot hold them, visited or not: the lists first, as
 * they name the pages. Returns the number of pages, and of those that the upstream failed to tell; throws if it fails
 * again and again.
 */
export async function gatherContent(content: Content, site: Site, signal: AbortSignal) {
  const pages = await sitePages(content);
  let missed = 0;
  let inARow = 0;
  for (const { name, params } of pages) {
    if (signal.aborted) break;
    try {
      await allPages[name].answer({ params, query: new URLSearchParams(), content, site, now: new Date() });
      inARow = 0;
    } catch (fault) {
      missed += 1;
      inARow += 1;
      if (!(fault instanceof UpstreamFault) || inARow >= missedInARowMax) throw fault;
    }
    // A value in memory needs no pause, but visitors get their turn.
    await soon();
  }
  return { pages: pages.length, missed };
}

/** Reads every page's content for the snapshot, once an hour. Logs what contradicts itself in it. */
export async function keepGathering(
  { content, snapshots }: Pick<OpenParts, "content" | "snapshots">,
  config: Config,
  log: Log,
  signal: AbortSignal,
): Promise<void> {
  const logContradictions = createContradictionLog(log.event);
  while (!signal.aborted) {
    let waitMs = gatherEveryMs;
    try {
      await logContradictions(content);
      const gathered = await content.lasting(() => gatherContent(content, siteOf(config), signal));
      log.event("content.gathered", gathered);
      if (gathered.missed > 0) waitMs = gatherAgainMs;
      await snapshots?.save();
    } catch {
      waitMs = gatherAgainMs;
    }
    await sleep(waitMs, undefined, { ref: false });
  }
}
