import http from "node:http";
import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { fuzzedRequests, send } from "../support/fuzzed-requests.ts";
import { wholeProofs } from "../support/proofs.ts";
import { startSite, type TestSite } from "../support/site.ts";

let site: TestSite;
const agent = new http.Agent({ keepAlive: true, maxSockets: 8 });
beforeAll(async () => {
  site = await startSite({ env: { RATE_LIMIT_REQUESTS: "100000", LOG_LEVEL: "warn" } });
});
afterAll(async () => {
  agent.destroy();
  await site.close();
});

const runs = wholeProofs ? 20_000 : 600;

test(`Of ${runs} malformed requests none causes a 500, a hang or unescaped output`, async () => {
  const atOnce = 8;
  await fc.assert(
    fc.asyncProperty(fc.array(fuzzedRequests, { minLength: atOnce, maxLength: atOnce }), async (requests) => {
      const answers = await Promise.all(requests.map((request) => send(site.url, request, agent)));
      for (const { status, html } of answers) {
        expect(status).not.toBe(500);
        expect(html).not.toContain("<script>alert(1)</script>");
      }
    }),
    { numRuns: Math.ceil(runs / atOnce) },
  );
  expect(Object.hasOwn(Object.prototype, "polluted")).toBe(false);
}, 600_000);
