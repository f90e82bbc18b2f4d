import { beforeEach, onTestFinished } from "vitest";
import { sitemapOf } from "../pages/every-address.ts";
import { wholeProofs } from "../proofs.ts";
import { temporaryFolder } from "../temporary-folder.ts";
import { type FrontedSites, frontedSites } from "./fronted-sites.ts";
import type { TestSite } from "./test-site.ts";

/** Sites that share one snapshot folder, a new one for each test. */
export function snapshotSites(): FrontedSites & { dataDir: string } {
  const sites = frontedSites({ API_TIMEOUT_MS: "30000" });
  const { start } = sites;
  const shared = Object.assign(sites, { dataDir: "" });
  shared.start = (env) => start({ DATA_DIR: shared.dataDir, ...env });
  beforeEach(() => {
    shared.dataDir = temporaryFolder(onTestFinished);
  });
  return shared;
}

export const statusOf = async (site: TestSite, address: string) => (await site.get(address)).status;

/** Pages of the sitemap: all without an id, and one in eight of the items unless the proof is whole. */
export async function pagesOf(site: TestSite): Promise<string[]> {
  return (await sitemapOf(site)).filter((address, at) => wholeProofs || at % 8 === 0 || !/\/\d+$/.test(address));
}
