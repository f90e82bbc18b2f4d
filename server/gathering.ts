import { siteOf } from "./app.ts";
import type { Config } from "./config.ts";
import type { ContentApi } from "./content/content-api.ts";
import { createContradictionLog } from "./content/contradictions.ts";
import type { Log } from "./log/log.ts";
import { allPages } from "./pages/all-pages.ts";
import { gatherContent } from "./pages/gather.ts";
import type { OpenParts } from "./parts.ts";

/** Reads the content of every page after the start and once an hour, four pages a second. */
const gatherEveryMs = 3_600_000;
const gatherAgainMs = 300_000;
const gatherGapMs = 250;

/** Reads `/init`, then `/services`, which every page needs. The calls log their own failures. */
export async function warm(content: ContentApi, log: Log): Promise<void> {
  const startedAt = performance.now();
  try {
    const { bodies, categories } = await content.park();
    const services = await content.services();
    const ms = Math.round(performance.now() - startedAt);
    log.event("init.loaded", { ms, bodies: bodies.length, categories: categories.length, services: services.length });
  } catch {
    log.event("init.failed", {}, "warn");
  }
}

/**
 * Reads the content of every page, so that a snapshot holds the whole site, and logs what contradicts itself in it.
 * Once an hour, sooner after a failure.
 */
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
      const gathered = { pages: allPages, content, site: siteOf(config), gapMs: gatherGapMs, signal };
      const pages = await content.lasting(() => gatherContent(gathered));
      log.event("content.gathered", { pages });
      await snapshots?.save();
    } catch {
      waitMs = gatherAgainMs;
    }
    await new Promise((resolve) => setTimeout(resolve, waitMs).unref());
  }
}
