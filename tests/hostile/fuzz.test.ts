import http from "node:http";
import fc from "fast-check";
import { afterAll, expect, test } from "vitest";
import { fuzzedRequests } from "../support/hostile/fuzzed-requests.ts";
import { wholeProofs } from "../support/proofs.ts";
import { send } from "../support/servers/raw-http.ts";
import { siteForFile } from "../support/sites/site-for-file.ts";

const site = siteForFile({ env: { RATE_LIMIT_REQUESTS: "100000", LOG_LEVEL: "warn" } });
const agent = new http.Agent({ keepAlive: true, maxSockets: 8 });
afterAll(() => agent.destroy());

const runs = wholeProofs ? 20_000 : 600;

test(`Of ${runs} malformed requests none causes a 500, a hang or unescaped output`, async () => {
  const atOnce = 8;
  await fc.assert(
    fc.asyncProperty(fc.array(fuzzedRequests, { minLength: atOnce, maxLength: atOnce }), async (requests) => {
      const answers = await Promise.all(requests.map((request) => send(site.url, { ...request, agent })));
      for (const { status, body } of answers) {
        expect(status).not.toBe(500);
        expect(body.toString()).not.toContain("<script>alert(1)</script>");
      }
    }),
    { numRuns: Math.ceil(runs / atOnce) },
  );
  expect(Object.hasOwn(Object.prototype, "polluted")).toBe(false);
}, 600_000);
