import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, afterEach, beforeAll, beforeEach } from "vitest";
import { type StandInApi, startStandInApi } from "../../server/stand-in/stand-in-api.ts";
import { type FaultFront, startFaultFront } from "./fault-front.ts";
import { startSite, type TestSite } from "./site.ts";

/** What the tests of a file about snapshots share; each test has a folder of its own. */
export type SnapshotSites = {
  standIn: StandInApi;
  front: FaultFront;
  dataDir: string;
  open: TestSite[];
  /** Starts a site that reads from the front and keeps its snapshot in the folder. */
  start(env?: Record<string, string>): Promise<TestSite>;
};

/** Opens them before the tests of a file, and closes them afterwards. */
export function snapshotSites(): SnapshotSites {
  const open: TestSite[] = [];
  const shared = {
    open,
    dataDir: "",
    start: async (env: Record<string, string> = {}) => {
      const own = { API_BASE_URL: shared.front.url, API_TIMEOUT_MS: "1500", DATA_DIR: shared.dataDir };
      const site = await startSite({ env: { ...own, ...env } });
      open.push(site);
      return site;
    },
  } as SnapshotSites;
  beforeAll(async () => {
    shared.standIn = await startStandInApi();
    shared.front = await startFaultFront(shared.standIn.url);
  });
  beforeEach(() => {
    shared.dataDir = mkdtempSync(path.join(tmpdir(), "snapshot-"));
  });
  afterEach(async () => {
    for (const site of open.splice(0)) await site.close();
    shared.front.mode = "up";
    rmSync(shared.dataDir, { recursive: true, force: true });
  });
  afterAll(async () => {
    await shared.front.close();
    await shared.standIn.close();
  });
  return shared;
}

export const statusOf = async (site: TestSite, address: string) => (await fetch(site.url + address)).status;
export const logged = (site: TestSite, event: string) => site.log.filter((line) => line.includes(`"event":"${event}"`));
