import { describe, expect, test } from "vitest";
import { siteForFile, siteForTest } from "../../support/sites/site-for-file.ts";

const site = siteForFile({ env: { SITE_URL: "https://site.test", TRUST_PROXY_HOPS: "1" } });

const ask = (address: string, proto: string, init: RequestInit = {}) =>
  fetch(site.url + address, { redirect: "manual", ...init, headers: { "X-Forwarded-Proto": proto } });

describe("A visitor without TLS of an https site", () => {
  test.each(["GET", "HEAD"])("is redirected to the same address on https (%s)", async (method) => {
    const answer = await ask("/news?page=2", "http", { method });
    expect(answer.status).toBe(308);
    expect(answer.headers.get("location")).toBe("https://site.test/news?page=2");
  });
  test("learns that a post was refused, and whom to call", async () => {
    // The first page loads the frame; error pages do not wait long for it.
    await ask("/", "https");
    const { phone } = site.content.park.contacts;
    const answer = await ask("/requests/callback", "http", { method: "POST" });
    const html = await answer.text();
    expect(answer.status).toBe(403);
    expect(html).toContain("без защищённого соединения");
    expect(html).toContain(phone);
  });
  test("is never redirected to another site", async () => {
    const answer = await ask("//evil.test/x", "http");
    expect(new URL(answer.headers.get("location") ?? "").host).toBe("site.test");
  });
  test("is detected by the trusted router's header, not by forged entries", async () => {
    expect((await ask("/", "http, https")).status).toBe(200);
    expect((await ask("/", "https, http")).status).toBe(308);
  });
});

test("A site without trusted routers redirects no one", async () => {
  const alone = await siteForTest({ SITE_URL: "https://site.test" });
  const answer = await fetch(alone.url, { redirect: "manual", headers: { "X-Forwarded-Proto": "http" } });
  expect(answer.status).toBe(200);
});
