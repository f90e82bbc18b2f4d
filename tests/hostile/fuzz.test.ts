import http from "node:http";
import fc from "fast-check";
import { afterAll, expect, test } from "vitest";
import { routes } from "../../views/routes.ts";
import { formAddresses } from "../support/pages/route-addresses.ts";
import { wholeProofs } from "../support/proofs.ts";
import { send } from "../support/servers/raw-http.ts";
import { siteForFile } from "../support/sites/site-for-file.ts";

/** A request that no browser would send. `path` is the request target. */
type FuzzedRequest = { method: string; path: string; headers: Record<string, string>; body: string | undefined };

const spaced = (words: string) => words.trim().split(/\s+/);
const nasty = fc.constantFrom(
  ...spaced(`__proto__ constructor toString null NaN -1 1e309 0x10 99999999999999999999 %00 % %E0%A4%A
    ../../etc/passwd <script>alert(1)</script> #{7*7} {{7*7}} [] a[b][c]`),
  ...["' or 1=1 --", "\u202e\u0000", "𝕏".repeat(50)],
);
const text = fc.oneof(nasty, fc.string({ unit: "binary", maxLength: 40 }), fc.integer().map(String));
const keys = fc.constantFrom(
  ...spaced(`page limit type search q categories squareFrom squareTo priceFrom floor bodies sort view compare body
    pavilionId vacancyId name phone email comment website square __proto__`),
);
const pairs = fc.array(fc.tuple(fc.oneof(keys, text), text), { maxLength: 6 });
const encoded = (list: [string, string][]) => list.map(([key, value]) => `${safely(key)}=${safely(value)}`).join("&");

/** Percent-encodes if possible; otherwise keeps the characters that a request line may contain. */
function safely(part: string): string {
  try {
    return encodeURIComponent(part);
  } catch {
    return part.replace(/[^\x21-\x7e]/g, "%FF");
  }
}

const fragments = spaced(
  "/fragments/pavilions /fragments/shops /fragments/news /fragments/search /sitemap.xml /csp /healthz /requests/unknown",
);
const path = fc.oneof(
  fc.constantFrom(...Object.values(routes), ...formAddresses(), ...formAddresses("/fragments"), ...fragments),
  text.map((part) => `/${safely(part)}`),
);
const filled = fc
  .tuple(path, text)
  .map(([pattern, value]) => pattern.replace(/:rent/, "arenda-ofisov").replace(/:\w+/, safely(value)));
const urlencoded = "application/x-www-form-urlencoded";
const headerText = fc.string({ maxLength: 60 }).map((value) => value.replace(/[^\x20-\x7e]/g, ""));
const headers = fc.record(
  {
    "accept-encoding": fc.oneof(fc.constantFrom("br", "gzip;q=0", "*;q=0.1", ""), headerText),
    "if-none-match": fc.oneof(fc.constantFrom("*", 'W/"x"', '"'), headerText),
    "hx-request": fc.constantFrom("true", "1"),
    "x-request-id": headerText,
    "x-forwarded-for": headerText,
    "x-forwarded-proto": fc.constantFrom("http", "https", "ftp"),
    range: fc.constantFrom("bytes=0-1", "bytes=-1", "bytes=9-1"),
    cookie: headerText,
    "content-type": fc.constantFrom(...spaced(`${urlencoded} application/json multipart/form-data x`), ""),
  },
  { requiredKeys: [] },
);

/** Requests of every kind: known and unknown addresses, queries of all keys, forms and bodies, odd headers. */
const fuzzedRequests: fc.Arbitrary<FuzzedRequest> = fc
  .tuple(
    fc.constantFrom("GET", "GET", "GET", "HEAD", "POST", "POST", "PUT", "OPTIONS"),
    filled,
    pairs,
    headers,
    fc.oneof(pairs.map(encoded), text),
  )
  .map(([method, address, query, sentHeaders, body]) => ({
    method,
    path: (query.length > 0 ? `${address}${address.includes("?") ? "&" : "?"}${encoded(query)}` : address).slice(
      0,
      3000,
    ),
    headers: {
      ...(method === "POST" ? { "content-type": urlencoded } : {}),
      ...sentHeaders,
    },
    body: method === "POST" || method === "PUT" ? body : undefined,
  }));

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
