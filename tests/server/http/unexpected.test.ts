import { describe, expect, test } from "vitest";
import { freshPhone } from "../../support/enquiries/fresh-posts.ts";
import { postForm } from "../../support/enquiries/post.ts";
import { eventsOf } from "../../support/sites/logged-events.ts";
import { siteForTest } from "../../support/sites/site-for-file.ts";
import type { TestSite } from "../../support/sites/test-site.ts";

/** Posts once with each of the headers, and returns the statuses. */
async function statusesOf(site: TestSite, ...posts: Record<string, string>[]): Promise<number[]> {
  const statuses: number[] = [];
  for (const headers of posts)
    statuses.push((await postForm(site, "/requests/callback", { phone: freshPhone() }, headers)).status);
  return statuses;
}
const from = (client: string) => ({ "X-Forwarded-For": client });

describe("A router count that differs from TRUST_PROXY_HOPS", () => {
  test("is logged once as an error, with the variable to set and without the visitor's address", async () => {
    const site = await siteForTest({ TRUST_PROXY_HOPS: "0" });
    await statusesOf(site, {});
    expect(eventsOf(site, "proxy.unexpected")).toEqual([]);
    await statusesOf(site, from("203.0.113.1"), from("203.0.113.2"));
    const told = { level: "error", trustProxyHops: 0, hint: expect.stringContaining("set TRUST_PROXY_HOPS") };
    expect(eventsOf(site, "proxy.unexpected")).toMatchObject([told]);
    expect(site.lines.join()).not.toContain("203.0.113");
  });
  test("is assumed for a junk header, not for a router's; the peer then counts as the only client", async () => {
    const site = await siteForTest({ TRUST_PROXY_HOPS: "1", RATE_LIMIT_REQUESTS: "2" });
    await statusesOf(site, from("203.0.113.9"));
    expect(eventsOf(site, "proxy.unexpected")).toEqual([]);
    const junk = ["unknown", "_hidden", "203.0.113.999", "203.0.113.999:80"].map(from);
    expect(await statusesOf(site, ...junk, from("203.0.113.9"))).toEqual([303, 303, 429, 429, 303]);
    expect(eventsOf(site, "proxy.unexpected")).toHaveLength(1);
  });
  test("is not assumed for a router that adds ports: each address has a limit of its own, whatever its port", async () => {
    const site = await siteForTest({ TRUST_PROXY_HOPS: "1", RATE_LIMIT_REQUESTS: "1" });
    const ours = ["203.0.113.7:4711", "203.0.113.7:4712", "203.0.113.7"].map(from);
    const others = ["203.0.113.8:4711", "[2001:db8::7]:4711", "[2001:db8::7]:4712"].map(from);
    expect(await statusesOf(site, ...ours, ...others)).toEqual([303, 429, 429, 303, 303, 429]);
    expect(eventsOf(site, "proxy.unexpected")).toEqual([]);
  });
});

describe("A public origin that differs from SITE_URL", () => {
  test.each([
    ["a browser without Fetch Metadata", {}],
    ["a browser that reports the post as same-origin", { "Sec-Fetch-Site": "same-origin" }],
  ])("is logged once as an error, and its post is accepted: %s", async (_, more) => {
    const site = await siteForTest();
    const post = { Origin: site.url, ...more };
    expect(await statusesOf(site, post, post)).toEqual([303, 303]);
    const told = { level: "error", siteUrl: "http://site.test", hint: expect.stringContaining("set SITE_URL") };
    expect(eventsOf(site, "origin.unexpected")).toMatchObject([told]);
  });
  test("is not assumed from another site's post", async () => {
    const site = await siteForTest();
    const foreign = { Origin: "https://evil.example" };
    const sameOrigin = { Origin: "http://site.test", "Sec-Fetch-Site": "same-origin" };
    await statusesOf(site, foreign, { ...foreign, "Sec-Fetch-Site": "cross-site" }, sameOrigin);
    expect(eventsOf(site, "origin.unexpected")).toEqual([]);
  });
});
