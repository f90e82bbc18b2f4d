import { afterAll, afterEach, beforeAll } from "vitest";
import { type StandInApi, startStandInApi } from "../../server/stand-in/stand-in-api.ts";
import { type FaultFront, startFaultFront } from "./fault-front.ts";
import { startSite, type TestSite } from "./site.ts";

/** The stand-in API of a test file, a proxy that fails on demand, and sites that read from the proxy. */
export type FrontedSites = {
  standIn: StandInApi;
  front: FaultFront;
  /** Sites that are closed after each test. */
  open: TestSite[];
  start(env?: Record<string, string>, warm?: boolean): Promise<TestSite>;
};

/** Starts them before the tests of a file. After each test the proxy passes all calls again. */
export function frontedSites(apiTimeoutMs: number): FrontedSites {
  const shared = {
    open: [] as TestSite[],
    async start(env = {}, warm = true) {
      const own = { API_BASE_URL: shared.front.url, API_TIMEOUT_MS: String(apiTimeoutMs) };
      const site = await startSite({ env: { ...own, ...env }, warm });
      shared.open.push(site);
      return site;
    },
  } as FrontedSites;
  beforeAll(async () => {
    shared.standIn = await startStandInApi();
    shared.front = await startFaultFront(shared.standIn.url);
  });
  afterEach(async () => {
    for (const site of shared.open.splice(0)) await site.close();
    Object.assign(shared.front, { mode: "up", only: undefined, rewrite: undefined });
  });
  afterAll(async () => {
    await shared.front.close();
    await shared.standIn.close();
  });
  return shared;
}
