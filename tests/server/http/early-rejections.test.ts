import { describe, expect, test } from "vitest";
import { postForm } from "../../support/enquiries/post.ts";
import { eventsOf } from "../../support/sites/logged-events.ts";
import { siteForFile, siteForTest } from "../../support/sites/site-for-file.ts";

const site = siteForFile({ env: { SITE_URL: "https://site.test", TRUST_PROXY_HOPS: "1" } });

const ask = (address: string, proto: string) => site.get(address, { "X-Forwarded-Proto": proto });

describe("A visitor without TLS of an https site", () => {
  test("is redirected to the same address on https", async () => {
    await ask("/news?page=2", "http").expect(308).expect("Location", "https://site.test/news?page=2");
  });
  test("learns that a post was refused, and whom to call", async () => {
    // The first page loads the frame; error pages do not wait long for it.
    await ask("/", "https");
    const { phone } = site.content.park.contacts;
    const { status, html } = await postForm(site, "/requests/callback", {}, { "X-Forwarded-Proto": "http" });
    expect(status).toBe(403);
    expect(html).toContain("Браузер не подтвердил, что форма открыта на нашем сайте");
    expect(html).toContain(phone);
  });
  test("is never redirected to another site", async () => {
    await ask("//evil.test/x", "http").expect("Location", /^https:\/\/site\.test\//);
  });
  test("is detected by the trusted router's header, not by forged entries", async () => {
    await ask("/", "http, https").expect(200);
    await ask("/", "https, http").expect(308);
  });
});

test("A prefetch that a visitor who saves data does not want is no error in the log, and has a route of its own", async () => {
  const savesData = { "X-Forwarded-Proto": "https", "Save-Data": "on", "Sec-Purpose": "prefetch" };
  await site.get("/contacts?from=prefetch", savesData).expect(503);
  const refused = () => eventsOf(site, "http").filter(({ status }) => status === 503);
  await expect.poll(refused).toMatchObject([{ level: "info", route: "prefetch" }]);
});

test("Behind two trusted routers the outer one tells whether a visitor has TLS", async () => {
  const behindTwo = await siteForTest({ SITE_URL: "https://site.test", TRUST_PROXY_HOPS: "2" });
  await behindTwo.get("/", { "X-Forwarded-Proto": "http, https" }).expect(308);
  await behindTwo.get("/", { "X-Forwarded-Proto": "http, https, http" }).expect(200);
});

test("A site without trusted routers redirects no one", async () => {
  const alone = await siteForTest({ SITE_URL: "https://site.test" });
  await alone.get("/", { "X-Forwarded-Proto": "http" }).expect(200);
});
