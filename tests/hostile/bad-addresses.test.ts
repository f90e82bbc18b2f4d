import { describe, expect, test } from "vitest";
import { say } from "../support/servers/raw-http.ts";
import { siteForFile } from "../support/sites/site-for-file.ts";

const site = siteForFile();

/** Sends a request target unchanged, which fetch would normalise, and returns the status. */
const rawGet = async (target: string) =>
  Number((await say(site.url, `GET ${target} HTTP/1.1\r\nHost: site.test\r\nConnection: close\r\n\r\n`)).split(" ")[1]);

describe("A malformed address", () => {
  // Empty parameters cause a redirect, but not on a missing page: "/\\x" would lead to another site.
  const addresses = String.raw`
    /nothing-here /news/0 /news/007 /news/-1 /news/1e3 /news/abc /news/99999999 /news/1234567890123456
    /pavilions/999999 /pavilions/1%00 /shops/999 /services/999 /vacancies/999 /advertising/solutions/999
    /arenda-garazhey /__proto__ /constructor /%E0%A4%A /% /%00 /..%2f..%2fetc%2fpasswd /../../etc/passwd
    /.git/config /.env /build/../package.json /requests/unknown /requests/rent /requests/rent?pavilionId=999999
    /requests/vacancy?vacancyId=abc /nothing-here?squareFrom= /\evil.test?squareFrom= /fragments/unknown
    /fragments/requests/unknown`
    .trim()
    .split(/\s+/);
  test.each([...addresses, `/${"a".repeat(4000)}`])("%s gets a 4xx", async (address) => {
    const status = await rawGet(address);
    expect(status).toBeGreaterThanOrEqual(400);
    expect(status).toBeLessThan(500);
  });

  const ignored = [
    "/?__proto__=1",
    "/news?page=-1&type[]=x&limit=1e9",
    "/arenda-ofisov?squareFrom=abc&bodies=__proto__&bodies=1&bodies=1&page=99999999999999999999",
    "/arenda-ofisov?constructor[prototype]=1&squareFrom=NaN&priceTo=-Infinity&page=-1&limit=x",
    "/arenda-ofisov?bodies[]=1&floor[a]=2&sort=__proto__&squareFrom=%00&bodies=%FF",
    "/arenda-ofisov?compare=1,2,3,4,5,6,7,8,9&page=1e9",
    "/shops?search=%00%ff&categories=../../etc",
    "/search?q=%3Cscript%3Ealert(1)%3C/script%3E",
    "/plan?body=999&floor=-3",
  ];
  test.each(ignored)("the invalid parameters of %s are ignored", async (address) => {
    expect(await rawGet(address)).toBe(200);
    // Fields and addresses keep what was typed; no word of the page is made from it.
    expect((await site.read(address)).words).not.toMatch(/NaN|Infinity/);
  });

  test("another spelling of a page is the same page", async () => {
    expect(await rawGet("/pavilions/1001")).toBe(200);
    await site.get("/pavilions/1001/").expect(308).expect("Location", "/pavilions/1001");
    for (const spelling of ["/pavilions/%31001", "/pavilions/100%31"])
      await site.get(spelling).expect(308).expect("Location", "/pavilions/1001");
    const { headers } = await site.get("/arenda-%6ffisov?squareFrom=&people=5");
    expect(headers.location).toBe("/arenda-ofisov?people=5");
  });

  test.each([
    ["/pavilions/1082%2B1083", "/pavilions/1082+1083"],
    ["/pavilions/1083%2b1082", "/pavilions/1082+1083"],
    ["/pavilions/1082%2B1083/sheet", "/pavilions/1082+1083/sheet"],
    ["/%63ontacts", "/contacts"],
    ["/contacts,", "/contacts"],
    ["/contacts)", "/contacts"],
    ["/contacts%C2%BB.", "/contacts"],
    ["/NEWS", "/news"],
    ["/News/1", "/news/1"],
    ["/Arenda-Ofisov?squareFrom=100", "/arenda-ofisov?squareFrom=100"],
    ["/pavilions/1001)?utm_source=mail", "/pavilions/1001"],
    ["/pavilions/1082%201083", "/pavilions/1082+1083"],
    ["/arenda-ofisov?people=5)", "/arenda-ofisov?people=5"],
    ["/arenda-ofisov?bodies=1&bodies=2%C2%BB.", "/arenda-ofisov?bodies=1&bodies=2"],
    ["/arenda-ofisov?freeBy=2027-02-01,", "/arenda-ofisov?freeBy=2027-02-01"],
    ["/shops?categories=residents%22", "/shops?categories=residents"],
    ["/route?to=3&as=courier.", "/route?to=3&as=courier"],
    ["/compare?compare=1082%2B1083,", "/compare?compare=1082%2B1083"],
    ["/requests/rent?pavilionId=1001)", "/requests/rent?pavilionId=1001"],
    ["/requests/Callback", "/requests/callback"],
    ["/requests/callback,", "/requests/callback"],
  ])("%s, as mailers, messengers and people write it, leads to %s", async (address, page) => {
    const { headers } = await site.get(address).expect(308);
    expect(headers.location).toBe(page);
    expect(await rawGet(page)).toBe(200);
  });

  test.each([
    "/News/999999",
    "/pavilions/99999,",
    "/Nothing",
    "/pavilions/1082%2B9999",
    "//evil.test/Contacts,",
    "//evil.test/?a=1)",
    "/requests/Nothing",
  ])("%s, of a page that does not exist, is a 404", async (address) => expect(await rawGet(address)).toBe(404));

  test("a fact of a filter keeps the sign at its end", async () => {
    const query = new URLSearchParams({ facts: "Отделка: «под ключ»" });
    expect(await rawGet(`/arenda-ofisov?${query}`)).toBe(200);
    expect(await rawGet(`/arenda-ofisov?${new URLSearchParams({ facts: "Пол: 5 т/м." })}`)).toBe(200);
  });

  test.each(["/FEEDS/news", "/Fragments/news"])("%s is no page of the site", async (address) => {
    expect(await rawGet(address)).toBe(404);
  });

  test.each(["/nothing-here", "/pavilions/999999", "/news/999999"])(
    "%s gets the 404 page with both columns of links and the English line",
    async (address) => {
      const { status, html } = await site.read(address);
      expect(status).toBe(404);
      expect(html).toContain("<title>404 Page not found</title>");
      expect(html).toMatch(/404\. Страница не.найдена/);
      expect(html).toContain("This page could not be found");
      expect(html).toContain("На главную");
      expect(html).toContain("Меню");
      const services = html.slice(html.indexOf('id="error-services"'));
      expect([...services.slice(0, services.indexOf("</section>")).matchAll(/<li/g)]).toHaveLength(5);
    },
  );
});
