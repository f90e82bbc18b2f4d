import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach } from "vitest";
import { type FrontedSites, frontedSites } from "./fronted-sites.ts";
import type { TestSite } from "./test-site.ts";

/** Sites that share one snapshot folder, a new one for each test. */
export function snapshotSites(): FrontedSites & { dataDir: string } {
  const sites = frontedSites({ API_TIMEOUT_MS: "30000" });
  const { start } = sites;
  const shared = Object.assign(sites, { dataDir: "" });
  shared.start = (env) => start({ DATA_DIR: shared.dataDir, ...env });
  beforeEach(() => {
    shared.dataDir = mkdtempSync(path.join(tmpdir(), "snapshot-"));
  });
  afterEach(() => rmSync(shared.dataDir, { recursive: true, force: true }));
  return shared;
}

export const statusOf = async (site: TestSite, address: string) => (await fetch(site.url + address)).status;
export const logged = (site: TestSite, event: string) => site.log.filter((line) => line.includes(`"event":"${event}"`));
