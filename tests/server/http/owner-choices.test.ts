import { describe, expect, test } from "vitest";
import { siteForTest } from "../../support/sites/site-for-file.ts";

const secure = { SITE_URL: "https://park.example" };

describe("The owner decides", () => {
  test("whether subdomains must have https: without the variable only this host", async () => {
    const header = async (env: Record<string, string>) =>
      (await fetch(`${(await siteForTest({ ...secure, ...env })).url}/`)).headers.get("strict-transport-security");
    expect(await header({})).toBe("max-age=63072000");
    expect(await header({ HSTS_SUBDOMAINS: "true" })).toBe("max-age=63072000; includeSubDomains");
  });
  test("whether robots may come: a staging site turns them away from pages, files and robots.txt", async () => {
    const { url } = await siteForTest({ STAGING: "true" });
    for (const address of ["/", "/about", "/icons/icon.svg", "/nothing", "/robots.txt"]) {
      const answer = await fetch(url + address);
      expect(answer.headers.get("x-robots-tag"), address).toBe("noindex");
    }
    expect(await (await fetch(`${url}/robots.txt`)).text()).toBe("User-agent: *\nDisallow: /\n");
    const open = await siteForTest();
    expect((await fetch(`${open.url}/about`)).headers.has("x-robots-tag")).toBe(false);
  });
});
