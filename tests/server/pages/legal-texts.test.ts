import { describe, expect, test } from "vitest";
import { sitemapOf } from "../../support/pages/every-address.ts";
import { answersOf } from "../../support/parks/answering-api.ts";
import { parkSites } from "../../support/sites/park-sites.ts";

const start = parkSites();
const text = { title: "Правила", content: "<p>Текст</p>" };
const left = ["/agreement", "/advertisment", "/labor-protection"];

describe("Legal texts that the API leaves out", () => {
  test("have no page, and no link in the footer, in forms and in the sitemap", async () => {
    const site = await start(answersOf({ textFiles: { privacy: text } }));
    const sitemap = await sitemapOf(site);
    const form = (await site.read("/requests/callback")).html;
    const home = (await site.read("/contacts")).html;
    for (const address of left) {
      expect((await site.read(address)).status, address).toBe(404);
      for (const page of [home, form]) expect(page, address).not.toContain(`href="${address}"`);
      expect(sitemap, address).not.toContain(address);
    }
    expect((await site.read("/privacy")).status).toBe(200);
    for (const page of [home, form]) expect(page).toContain('href="/privacy"');
    expect(sitemap).toContain("/privacy");
  });
  test("include the required privacy policy only by a fault: its page is a 503", async () => {
    const site = await start(answersOf({ textFiles: { agreement: text } }));
    expect((await site.read("/privacy")).status).toBe(503);
    expect((await site.read("/agreement")).status).toBe(200);
  });
});
