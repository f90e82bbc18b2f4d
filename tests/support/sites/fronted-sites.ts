import { afterAll, afterEach, beforeAll } from "vitest";
import { type StandInApi, startStandInApi } from "../../../server/stand-in/stand-in-api.ts";
import { clockFrom } from "../moment.ts";
import { type FaultFront, startFaultFront } from "./fault-front.ts";
import { startedFirst } from "./site-for-file.ts";
import { startSite, type TestSite } from "./test-site.ts";

/** The stand-in API of a test file, a proxy that fails on demand, and sites that read from the proxy. */
export type FrontedSites = {
  standIn: StandInApi;
  front: FaultFront;
  /** Sites that are closed after each test. */
  open: TestSite[];
  start(env?: Record<string, string>, now?: () => Date): Promise<TestSite>;
};

/** Starts them before the tests of a file. All sites get `ownEnv`. After each test the proxy passes all calls again. */
export function frontedSites(ownEnv: Record<string, string> = {}): FrontedSites {
  const shared = {
    open: [] as TestSite[],
    async start(env = {}, now?: () => Date) {
      const site = await startSite({
        env: { API_BASE_URL: shared.front.url, PARK_STATEMENTS: "on", ...ownEnv, ...env },
        ...(now && { now }),
      });
      shared.open.push(site);
      return site;
    },
  } as FrontedSites; // The other fields come before the first test.
  beforeAll(async () => {
    shared.standIn = await startStandInApi({ now: clockFrom() });
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

/** The same, with one more site for all tests of the file. */
export function frontedSite(ownEnv?: Record<string, string>): FrontedSites & { site: TestSite } {
  const shared = frontedSites(ownEnv);
  const site = startedFirst(async () => {
    const started = await shared.start();
    shared.open.length = 0;
    return started;
  });
  return Object.assign(shared, { site });
}
