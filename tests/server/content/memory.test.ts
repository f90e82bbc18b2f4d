import { fork } from "node:child_process";
import { once } from "node:events";
import path from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { allPages, wholeProofs } from "../../support/proofs.ts";
import { memoryMb, startBuiltSite } from "../../support/sites/built-site.ts";

const memoryMaxMb = 300;
const hangsAfterMs = 1_800_000;
/** Those of the Procfile in a container of 512 MB; Node's environment does not take `--no-parallel-scavenge`. */
const settings = {
  NODE_OPTIONS: "--max-semi-space-size=8 --max-old-space-size=256",
  MALLOC_ARENA_MAX: "2",
  MALLOC_TRIM_THRESHOLD_: "1000000",
  API_TIMEOUT_MS: "30000",
};

const timesIn = (text: string, part: string) => text.split(part).length - 1;

/** Twenty seconds, which CI takes; the whole proof waits two minutes for items. */
test.runIf(allPages)(
  "A park of 6,000 units and 2,000 companies whose answers are as large as they may be takes 300 MB at most",
  async () => {
    const itemsRead = wholeProofs ? "1000" : "100";
    const api = fork(path.resolve("tests/support/parks/largest-api.ts"), [itemsRead]);
    onTestFinished(() => void api.kill());
    const [address] = await once(api, "message");
    const areItemsRead = once(api, "message");
    const site = await startBuiltSite({ ...settings, API_BASE_URL: address });
    onTestFinished(async () => void (await site.stop()));
    await areItemsRead;

    const sitemap = await (await fetch(`${site.url}/sitemap.xml`)).text();
    expect(timesIn(sitemap, "/pavilions/"), "units within the budget of their parts").toBeGreaterThan(1000);
    expect(timesIn(sitemap, "/shops/"), "companies, though units take their whole budget").toBeGreaterThan(500);
    expect(await (await fetch(`${site.url}/readyz`)).json()).toMatchObject({ partsFailing: 0 });
    expect(memoryMb(site.process, "VmHWM")).toBeLessThan(memoryMaxMb);
  },
  hangsAfterMs,
);
