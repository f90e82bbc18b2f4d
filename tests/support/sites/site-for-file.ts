import { afterAll, beforeAll, onTestFinished } from "vitest";
import { startSite, type TestSite, type TestSiteOptions } from "./test-site.ts";

/** A site that starts before the tests of a file or group. Its fields are set before the first test. */
export function startedFirst(start: () => Promise<TestSite>): TestSite {
  const site = {} as TestSite; // Its fields come before the first test.
  beforeAll(async () => {
    Object.defineProperties(site, Object.getOwnPropertyDescriptors(await start()));
  });
  afterAll(() => site.close());
  return site;
}

/** One site for all tests of a file or group. */
export const siteForFile = (options?: TestSiteOptions) => startedFirst(() => startSite(options));

/** A site for the running test with these variables. */
export async function siteForTest(env: Record<string, string> = {}): Promise<TestSite> {
  const site = await startSite({ env });
  onTestFinished(() => site.close());
  return site;
}
