import { describe, expect, onTestFinished, test } from "vitest";
import { freshValues } from "../../support/enquiries/fresh-posts.ts";
import { type AddressKind, everyAddress } from "../../support/pages/every-address.ts";
import { frontedSite } from "../../support/sites/fronted-sites.ts";
import { startSite } from "../../support/sites/test-site.ts";
import { ask, form, headerFaults, type Init } from "./promised-headers.ts";

const secure = { SITE_URL: "https://site.test", TRUST_PROXY_HOPS: "1" };
const sites = frontedSite({ ...secure, RATE_LIMIT_REQUESTS: "10000" });
const { site } = sites;

const addresses = everyAddress();
/** Three of each kind, for refusals: these do not depend on the route. */
const some = [...Map.groupBy(addresses, ([kind]) => kind).values()].flatMap((all) => all.slice(0, 3));
const pages = everyAddress("page", "fragment");
const objects = pages.filter(([, address]) => /\/\d+$/.test(address));

type Ask = (address: string) => ReturnType<typeof ask>;

/** Faults of the answers to all these addresses. The status may depend on the kind. */
async function faultsAt(of: typeof addresses, answerOf: Ask, statusOf: (kind: AddressKind) => number) {
  const faults: string[] = [];
  for (const [kind, address] of of) faults.push(...headerFaults(await answerOf(address), statusOf(kind), address));
  return faults;
}

const withInit = (init: Init) => (address: string) => ask(site, address, init);
const withHeaders = (headers: Record<string, string>) => withInit({ headers });
const withMethod = (method: string) => withInit({ method });
const again: Ask = async (address) => {
  const etag = (await ask(site, address)).headers.etag;
  return ask(site, address, { headers: { "If-None-Match": etag ?? "" } });
};

/** The status of most answers, and of those of some kinds. */
type Statuses = { others: number } & Partial<Record<AddressKind, number>>;

const situations: [string, Ask, Statuses][] = [
  ["requested", withInit({}), { others: 200 }],
  ["requested again, from the cache", withInit({}), { others: 200 }],
  ["requested by HEAD", withMethod("HEAD"), { others: 200 }],
  ["known by its ETag", again, { others: 304, form: 200, rules: 200, health: 200, hashed: 200 }],
  ["requested in part", withHeaders({ Range: "bytes=0-9" }), { others: 200, file: 206 }],
  ["requested beyond its end", withHeaders({ Range: "bytes=99999999-" }), { others: 200, file: 416 }],
  [
    "requested with an unknown If-Match",
    withHeaders({ "If-Match": '"never"' }),
    { others: 200, file: 412, hashed: 412 },
  ],
  ["with an unknown file ending", (address) => ask(site, `${address.split("?")[0]}/a.js`), { others: 404 }],
  ["2 KB long", (address) => ask(site, `${address}?q=${"a".repeat(2100)}`), { others: 414 }],
  ["without TLS", withHeaders({ "X-Forwarded-Proto": "http" }), { others: 308, health: 200 }],
  ["posted to without TLS", withInit(form("a=1", { "X-Forwarded-Proto": "http" })), { others: 403, health: 405 }],
  ["prefetched with Save-Data", withHeaders({ "Save-Data": "on", "Sec-Purpose": "prefetch" }), { others: 503 }],
  ["requested by OPTIONS", withMethod("OPTIONS"), { others: 204 }],
  ...["PUT", "PATCH", "DELETE"].map((method): [string, Ask, Statuses] => [method, withMethod(method), { others: 405 }]),
];

describe("The security headers", () => {
  test.each(situations)("are complete for an address %s", async (_, answerOf, { others, ...statuses }) => {
    const of = others < 308 ? addresses : some;
    expect(await faultsAt(of, answerOf, (kind) => statuses[kind] ?? others)).toEqual([]);
  });
  test("are tested with a file of each kind", () => {
    const endings = everyAddress("file", "hashed").map(([, address]) => address.split(".").at(-1));
    expect(endings).toEqual(expect.arrayContaining(["js", "css", "woff2", "pdf", "png", "svg", "ico"]));
  });
  test("are complete for a post to an address without a form", async () => {
    const openers = everyAddress("form").filter(([, address]) => !/^\/requests\/(?!success$)/.test(address));
    const read = [...pages, ...openers, ...everyAddress("made", "rules", "health")];
    expect(await faultsAt(read, withInit(form("")), () => 405)).toEqual([]);
  });
  test.each([
    [404, "a missing object", "999999"],
    [400, "an object with an invalid percent encoding", "%zz"],
  ])("are complete for %i, %s", async (status, _, id) => {
    expect(
      await faultsAt(
        objects,
        (address) => ask(site, address.replace(/\d+$/, id)),
        () => status,
      ),
    ).toEqual([]);
  });
  test("are complete for a page or fragment without its content", async () => {
    Object.assign(sites.front, { mode: "503", only: /^\/(?!init|services$)/ });
    const cold = await sites.start();
    const seen = new Set<number>();
    const faults: string[] = [];
    for (const [, address] of pages) {
      const answer = await ask(cold, address);
      seen.add(answer.status);
      faults.push(...headerFaults(answer, answer.status === 200 ? 200 : 503, address));
      if (answer.status === 503 && answer.headers["retry-after"] !== "5") faults.push(`${address}: Retry-After`);
    }
    expect(faults).toEqual([]);
    expect(seen).toEqual(new Set([200, 503]));
  });
  test("are complete for a page or fragment after a bug of ours", async () => {
    const clock = { stands: false };
    const now = () => {
      if (clock.stands) throw new Error("The clock stands still");
      return new Date();
    };
    const broken = await startSite({ env: secure, now });
    onTestFinished(() => broken.close());
    clock.stands = true;
    expect(
      await faultsAt(
        pages,
        (address) => ask(broken, address),
        () => 500,
      ),
    ).toEqual([]);
  });
});

describe("The security headers are complete for a post of a form:", () => {
  const address = "/requests/callback";
  const values = () => String(new URLSearchParams(freshValues()));
  const posts: [number, string, () => Init][] = [
    [303, "accepted", () => form(values())],
    [200, "accepted by htmx", () => form(values(), { "HX-Request": "true" })],
    [200, "with the honeypot filled", () => form(`${values()}&website=a`)],
    [422, "with a wrong phone", () => form(values().replace(/phone=[^&]*/, "phone=1"))],
    [403, "from another site", () => form(values(), { "Sec-Fetch-Site": "cross-site" })],
    [413, "too large", () => form(`comment=${"x".repeat(70_000)}`)],
    [415, "as JSON", () => form("{}", { "Content-Type": "application/json" })],
    [415, "with an unknown encoding", () => form(values(), { "Content-Encoding": "x" })],
  ];
  test.each(posts)("%i, %s", async (status, _, init) => {
    expect(headerFaults(await ask(site, address, init()), status, address)).toEqual([]);
  });
  test("429, posted too often", async () => {
    const strict = await sites.start({ RATE_LIMIT_REQUESTS: "1" });
    await ask(strict, address, form(values()));
    expect(headerFaults(await ask(strict, address, form(values())), 429, address)).toEqual([]);
  });
  test.each([
    [502, "refused", "rejected by the content API"],
    [503, "503", "neither stored nor delivered"],
  ] as const)("%i, if the API answers with %s: %s", async (status, mode, _) => {
    const poor = await sites.start({ DATA_DIR: "", NODE_ENV: "production" });
    Object.assign(sites.front, { mode, only: /^\/callbacks/ });
    expect(headerFaults(await ask(poor, address, form(values())), status, address)).toEqual([]);
  });
});
