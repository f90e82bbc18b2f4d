import { beforeEach, onTestFinished } from "vitest";
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
