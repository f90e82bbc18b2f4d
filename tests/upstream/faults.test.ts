import { afterAll, beforeAll, describe, test } from "vitest";
import { type StandInApi, startStandInApi } from "../../server/stand-in/stand-in-api.ts";
import { wholeProofs } from "../support/kit/proofs.ts";
import { getPlain } from "../support/pages/page-text.ts";
import { routeAddresses } from "../support/pages/route-addresses.ts";
import { type FaultFront, readFaults, startFaultFront } from "../support/sites/fault-front.ts";
import { startSite } from "../support/sites/test-site.ts";

let standIn: StandInApi;
beforeAll(async () => {
  standIn = await startStandInApi();
});
afterAll(() => standIn.close());

/** One fault of each kind: no connection, no end, a status, no JSON, too much. `npm run stress` tries all. */
const sample = new Set<string>(["reset", "hang", "503", "html", "bomb"]);
const faults = readFaults.filter((fault) => wholeProofs || sample.has(fault));

/** A site with its own front, for concurrent tests. */
async function startAlone(
  env: Record<string, string>,
  onTestFinished: (end: () => Promise<void>) => void,
  mode: FaultFront["mode"] = "up",
) {
  const ownFront = await startFaultFront(standIn.url);
  ownFront.mode = mode;
  const site = await startSite({ env: { API_BASE_URL: ownFront.url, API_TIMEOUT_MS: "1500", ...env } });
  onTestFinished(async () => {
    await site.close();
    await ownFront.close();
  });
  return { ownFront, site };
}

// They wait for seconds until the API is asked again.
describe.concurrent("While the content API fails from the start", () => {
  test.for(faults)(
    "with '%s', every page is the 404 error page, and the site recovers by itself",
    async (mode, { expect, onTestFinished }) => {
      const { ownFront, site } = await startAlone({}, onTestFinished, mode);
      for (const address of ["/", "/news", "/arenda-ofisov", "/privacy", "/pavilions/1001"]) {
        // A busy machine may take longer than the site's deadline, whose answer is a 503.
        const wanted = { status: 404, html: expect.stringMatching(/404\. Страница не.найдена/) };
        await expect.poll(() => getPlain(site, address), { message: address }).toMatchObject(wanted);
      }
      expect((await getPlain(site, "/healthz")).status).toBe(200);
      expect((await getPlain(site, "/readyz")).status).toBe(503);
      ownFront.mode = "up";
      await expect.poll(async () => (await getPlain(site, "/")).status).toBe(200);
      expect((await getPlain(site, "/readyz")).status).toBe(200);
    },
  );
});

// One after the other: five busy sites in one process would exceed their deadline.
describe("While the content API fails later", () => {
  test.for(faults)(
    "with '%s', every page seen before is still answered with 200",
    async (mode, { expect, onTestFinished }) => {
      const { ownFront, site } = await startAlone({ CONTENT_TTL_SECONDS: "1" }, onTestFinished);
      // A busy machine may need longer for a first answer than the site's API time limit.
      for (const address of routeAddresses)
        await expect.poll(async () => (await getPlain(site, address)).status).toBe(200);
      ownFront.mode = mode;
      await new Promise((resolve) => setTimeout(resolve, 1050));
      for (const address of routeAddresses) expect((await getPlain(site, address)).status, address).toBe(200);
    },
  );
});
