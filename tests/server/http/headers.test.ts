import { setTimeout as sleep } from "node:timers/promises";
import { describe, expect, onTestFinished, test } from "vitest";
import { type AddressKind, everyAddress } from "../../support/addresses.ts";
import { frontedSite } from "../../support/fronted-sites.ts";
import { ask, form, headerFaults } from "../../support/promised-headers.ts";
import { startSite } from "../../support/site.ts";

const secure = { SITE_URL: "https://site.test", TRUST_PROXY_HOPS: "1" };
const sites = frontedSite({ ...secure, RATE_LIMIT_REQUESTS: "10000" });
const { site } = sites;

const addresses = everyAddress();

/** A kind of request, and the expected status by kind of address. `others` is the default. */
type Situation = { ask: (address: string) => Promise<Response>; others: number } & Partial<Record<AddressKind, number>>;

const withHeaders = (headers: Record<string, string>) => (address: string) => ask(site, address, { headers });
const withMethod = (method: string) => (address: string) => ask(site, address, { method });
const situations: Record<string, Situation> = {
  requested: { ask: (address) => ask(site, address), others: 200 },
  "requested again, from the cache": { ask: (address) => ask(site, address), others: 200 },
  "requested by HEAD": { ask: withMethod("HEAD"), others: 200 },
  "known by its ETag": {
    async ask(address) {
      const etag = (await ask(site, address)).headers.get("etag");
      // Without Cache-Control, fetch would add «no-cache» and force a fresh answer.
      const known = { "If-None-Match": etag ?? "", "Cache-Control": "max-age=0" };
      return ask(site, address, { headers: known });
    },
    others: 304,
    form: 200,
    made: 200,
    health: 200,
  },
  "requested in part": { ask: withHeaders({ Range: "bytes=0-9" }), others: 200, file: 206 },
  "requested beyond its end": { ask: withHeaders({ Range: "bytes=99999999-" }), others: 200, file: 416 },
  "requested with an unknown If-Match": { ask: withHeaders({ "If-Match": '"never"' }), others: 200, file: 412 },
  "with an unknown file ending": { ask: (address) => ask(site, `${address.split("?")[0]}/a.js`), others: 404 },
  "2 KB long": { ask: (address) => ask(site, `${address}?q=${"a".repeat(2100)}`), others: 414 },
  "without TLS": { ask: withHeaders({ "X-Forwarded-Proto": "http" }), others: 308, health: 200 },
  "posted to without TLS": {
    ask: (address) => ask(site, address, form("a=1", { "X-Forwarded-Proto": "http" })),
    others: 403,
    health: 405,
  },
  "prefetched with Save-Data": {
    ask: withHeaders({ "Save-Data": "on", "Sec-Purpose": "prefetch" }),
    others: 503,
  },
  "requested by OPTIONS": { ask: withMethod("OPTIONS"), others: 204 },
  ...Object.fromEntries(
    ["PUT", "PATCH", "DELETE"].map((method) => [`requested by ${method}`, { ask: withMethod(method), others: 405 }]),
  ),
};

describe("The security headers", () => {
  test.each(Object.entries(situations))("are complete for an address %s", async (_, { ask, others, ...statuses }) => {
    const faults: string[] = [];
    for (const [kind, address] of addresses)
      faults.push(...headerFaults(await ask(address), statuses[kind] ?? others, address));
    expect(faults).toEqual([]);
  });
  test("are tested with a file of each kind", () => {
    const endings = addresses.filter(([kind]) => kind === "file").map(([, address]) => address.split(".").at(-1));
    expect(endings).toEqual(expect.arrayContaining(["js", "css", "woff2", "pdf", "png", "svg", "ico"]));
  });

  test("are complete for a post to an address without a form", async () => {
    const faults: string[] = [];
    for (const [kind, address] of addresses)
      if (kind === "page" || kind === "fragment")
        faults.push(...headerFaults(await ask(site, address, form("")), 405, address));
    expect(faults).toEqual([]);
  });
  test.each([
    [404, "a missing object", "999999"],
    [400, "an object with an invalid percent encoding", "%zz"],
  ])("are complete for %i, %s", async (status, _, id) => {
    const faults: string[] = [];
    for (const [, address] of addresses.filter(([, address]) => /\/\d+$/.test(address)))
      faults.push(...headerFaults(await ask(site, address.replace(/\d+$/, id)), status, address));
    expect(faults).toEqual([]);
  });
  test("are complete for a page or fragment without its content", async () => {
    const cold = await sites.start();
    Object.assign(sites.front, { mode: "503", only: /^\/(?!init|services$)/ });
    const seen = new Set<number>();
    const faults: string[] = [];
    for (const [kind, address] of addresses) {
      if (kind !== "page" && kind !== "fragment") continue;
      const answer = await ask(cold, address);
      seen.add(answer.status);
      faults.push(...headerFaults(answer, answer.status === 200 ? 200 : 503, address));
      if (answer.status === 503 && answer.headers.get("retry-after") !== "5") faults.push(`${address}: Retry-After`);
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
    const faults: string[] = [];
    for (const [kind, address] of addresses)
      if (kind === "page" || kind === "fragment")
        faults.push(...headerFaults(await ask(broken, address), 500, address));
    expect(faults).toEqual([]);
  });
  test("are complete for a page during load shedding", async () => {
    const late = { headers: { "X-Request-Start": String(Date.now() - 5000) } };
    const until = Date.now() + 5000;
    const next = () => ask(site, `/search?q=${Math.random()}`, late);
    let answer = await next();
    while (answer.status === 200 && Date.now() < until) {
      await sleep(50);
      answer = await next();
    }
    expect(headerFaults(answer, 503, "/search")).toEqual([]);
  });
});
