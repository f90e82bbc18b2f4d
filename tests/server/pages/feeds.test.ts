import { describe, expect, test } from "vitest";
import { atomXml, moment, unknownDate } from "../../../server/pages/atom.ts";
import { atomFaults } from "../../support/atom-faults.ts";
import { siteForFile } from "../../support/site-for-file.ts";

const site = siteForFile();

const get = async (address: string, headers: Record<string, string> = {}) => {
  const response = await fetch(site.url + address, { headers });
  return { status: response.status, headers: response.headers, xml: await response.text() };
};
const entriesOf = (xml: string) => xml.match(/<entry>/g)?.length ?? 0;

describe("A feed", () => {
  test.each([
    "/feeds/units?category=office",
    "/feeds/units?category=warehouse&facts=%D0%9A%D0%BB%D0%B0%D1%81%D1%81+%D0%B7%D0%B4%D0%B0%D0%BD%D0%B8%D1%8F%3A+A",
    "/feeds/units?category=office&squareFrom=9000",
    "/feeds/units?category=office&squareFrom=%3Cscript%3E&people=abc&bodies=zz&facts=%26%3C%22%00&category=castle",
    "/feeds/news",
  ])("is valid by RFC 4287: %s", async (address) => {
    const { status, xml } = await get(address);
    expect(status).toBe(200);
    expect(atomFaults(xml)).toEqual([]);
  });
  test("is refused by the check when something is missing", async () => {
    const { xml } = await get("/feeds/units?category=warehouse");
    const spoiled = (change: (xml: string) => string) => atomFaults(change(xml)).length;
    expect(spoiled((text) => text.replace("<author>", "<!--").replace("</author>", "-->"))).toBeGreaterThan(0);
    expect(spoiled((text) => text.replace(/<entry><id>[^<]*/, "<entry><id>7"))).toBeGreaterThan(0);
    expect(spoiled((text) => text.replace(/<updated>[^<]*/, "<updated>2026-13-01"))).toBeGreaterThan(0);
    expect(spoiled((text) => text.replace("</title>", "& </title>"))).toBeGreaterThan(0);
    expect(spoiled((text) => text.replace("</entry>", ""))).toBeGreaterThan(0);
  });
});

describe("The units' feed", () => {
  test("names its choice in its title", async () => {
    const { xml } = await get("/feeds/units?category=office&bodies=4&priceTo=450000&people=abc");
    expect(xml.replace(/\s/g, " ")).toContain("<title>Аренда офисов, до 450 000 ₽, Корпус 4 — ");
    expect(xml).toContain("/feeds/units?bodies=4&amp;priceTo=450000&amp;category=office");
  });
  test("has an entry for every chosen unit, with Atom's required fields", async () => {
    const { status, headers, xml } = await get("/feeds/units?category=office&bodies=4");
    expect([status, headers.get("content-type")]).toEqual([200, "application/atom+xml; charset=utf-8"]);
    expect(entriesOf(xml)).toBe(27);
    for (const name of ["id", "title", "updated", "author"]) expect(xml).toContain(`<${name}>`);
    expect(xml).toContain('<link rel="self" href="http://site.test/feeds/units?bodies=4&amp;category=office"/>');
    expect(xml.match(/<updated>\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ<\/updated>/g)).toHaveLength(28);
    expect(new Set(xml.match(/<id>[^<]+<\/id>/g)).size).toBe(28);
  });
  test("has one address for all spellings, and is not resent unchanged", async () => {
    const first = await get("/feeds/units?category=office&bodies=4");
    const again = await get("/feeds/units?utm_source=x&bodies=4&sort=price&category=office", {
      "If-None-Match": first.headers.get("etag") ?? "",
    });
    expect(again.status).toBe(304);
  });
  test("is a 404 for a missing category", async () => {
    expect((await get("/feeds/units")).status).toBe(404);
    expect((await get("/feeds/units?category=castle")).status).toBe(404);
  });
  test("is linked from its list, in the head and in the text", async () => {
    const { xml: html } = await get("/arenda-ofisov?bodies=4");
    const address = "/feeds/units?bodies=4&amp;category=office";
    expect(html).toContain(`<link rel="alternate" type="application/atom+xml" href="${address}"/>`);
    expect(html).toContain(`<a id="feed" href="${address}">Подписаться`);
  });
});

test("the news feed has all news, the newest first, and its page links to it", async () => {
  const { xml } = await get("/feeds/news");
  const dates = [...xml.matchAll(/<entry>.*?<updated>([^<]+)/g)].map(([, date]) => date ?? "");
  expect(dates.length).toBeGreaterThan(10);
  expect(dates).toEqual([...dates].sort().reverse());
  expect((await get("/news")).xml).toContain('type="application/atom+xml"');
});

test("a feed escapes the content, and drops characters that XML forbids", () => {
  const entry = {
    id: "x",
    title: 'a <b> & "c"\u0007',
    url: "https://x.test/?a=1&b=2",
    updatedAt: moment("nonsense"),
    summary: "",
  };
  const xml = atomXml({ url: "u", page: "p", title: "t", author: "a", entries: [entry] });
  expect(xml).toContain("<title>a &lt;b&gt; &amp; &quot;c&quot;</title>");
  expect(xml).toContain('href="https://x.test/?a=1&amp;b=2"');
  expect(xml).toContain(`<updated>${unknownDate}</updated>`);
});
