import { describe, expect, test } from "vitest";
import { siteForTest } from "../../support/sites/site-for-file.ts";

const secure = { SITE_URL: "https://park.example" };

describe("The owner decides", () => {
  test("whether subdomains must have https: without the variable only this host", async () => {
    const header = async (env: Record<string, string>) =>
      (await (await siteForTest({ ...secure, ...env })).get("/")).headers["strict-transport-security"];
    expect(await header({})).toBe("max-age=63072000");
    expect(await header({ HSTS_SUBDOMAINS: "true" })).toBe("max-age=63072000; includeSubDomains");
  });
  test("whether robots may come: a staging site turns them away from pages, files and robots.txt", async () => {
    const closed = await siteForTest({ STAGING: "true" });
    for (const address of ["/", "/about", "/icons/icon.svg", "/nothing", "/robots.txt"])
      await closed.get(address).expect("X-Robots-Tag", "noindex");
    await closed.get("/robots.txt").expect("User-agent: *\nDisallow: /\n");
    expect((await (await siteForTest()).get("/about")).headers).not.toHaveProperty("x-robots-tag");
  });
  test("by which codes webmasters' services know the home page", async () => {
    const site = await siteForTest({ YANDEX_VERIFICATION: "ya55", GOOGLE_VERIFICATION: "go_55-x" });
    const tags = async (address: string) =>
      (await site.get(address)).text.match(/<meta name="[\w-]*verification"[^>]*>/g);
    expect(await tags("/")).toEqual([
      '<meta name="yandex-verification" content="ya55"/>',
      '<meta name="google-site-verification" content="go_55-x"/>',
    ]);
    expect(await tags("/about")).toBe(null);
  });
});
