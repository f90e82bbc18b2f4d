import { describe, expect, test } from "vitest";
import { changedAt } from "../../../views/content/content.ts";
import { atomXml } from "../../../views/ui/atom.ts";
import { siteForFile } from "../../support/sites/site-for-file.ts";

/** RFC 3339, as RFC 4287 wants its dates. */
const moment = /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])T(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\dZ$/;
const name = "[A-Za-z][\\w:-]*";
const tag = new RegExp(`<(/?)(${name})((?:\\s+${name}="[^"<]*")*)\\s*(/?)>`, "g");

/** Whether tags are balanced, and text has no bare sign of markup. */
function isWellFormed(xml: string): boolean {
  const open: string[] = [];
  for (const [, closes, element = "", , empty] of xml.matchAll(tag)) {
    if (empty) continue;
    if (!closes) open.push(element);
    else if (open.pop() !== element) return false;
  }
  const rest = xml.replace(/^<\?xml [^?]*\?>/, "").replace(tag, "");
  return open.length === 0 && !/[<>]|&(?!(?:amp|lt|gt|quot|apos|#\d+|#x[\da-f]+);)/i.test(rest);
}

const texts = (xml: string, element: string) =>
  [...xml.matchAll(new RegExp(`<${element}>([^<]*)</${element}>`, "g"))].map(([, text = ""]) => text);
const links = (xml: string, rel: string) =>
  [...xml.matchAll(new RegExp(`<link rel="${rel}" href="([^"]*)"/>`, "g"))].map(([, href = ""]) => href);

/** Where the feed or an entry lacks what RFC 4287 asks for, or has it twice; empty for a valid feed. */
function atomFaults(xml: string): string[] {
  if (!isWellFormed(xml)) return ["not well-formed"];
  const [head = "", ...entries] = xml.split("<entry>").map((part) => part.replace(/<\/entry>.*/s, ""));
  const parts = [head, ...entries];
  const isUrl = (text = "") => URL.canParse(text.replaceAll("&amp;", "&"));
  const isWhole = (part: string) =>
    [texts(part, "id"), links(part, "alternate")].every((all) => all.length === 1 && isUrl(all[0])) &&
    texts(part, "title").filter(Boolean).length === 1 &&
    texts(part, "updated").length === 1 &&
    moment.test(texts(part, "updated")[0] ?? "");
  const isFeed = head.includes('<feed xmlns="http://www.w3.org/2005/Atom"') && links(head, "self").length === 1;
  const ids = new Set(parts.flatMap((part) => texts(part, "id")));
  return [
    ...(isFeed && texts(head, "name").filter(Boolean).length === 1 ? [] : ["head"]),
    ...(ids.size === parts.length ? [] : ["equal ids"]),
    ...parts.filter((part) => !isWhole(part)).map((part) => texts(part, "id")[0] ?? part.slice(0, 200)),
  ];
}

const site = siteForFile();
const get = async (address: string) => {
  const { status, headers, html: xml } = await site.read(address);
  return { status, headers, xml };
};

describe("A feed", () => {
  test.each([
    "/feeds/units?category=office",
    "/feeds/units?category=warehouse&facts=%D0%9A%D0%BB%D0%B0%D1%81%D1%81+%D0%B7%D0%B4%D0%B0%D0%BD%D0%B8%D1%8F%3A+A",
    "/feeds/units?category=office&squareFrom=9000",
    "/feeds/units?category=office&squareFrom=%3Cscript%3E&floor=abc&bodies=zz&facts=%26%3C%22%00&category=castle",
    "/feeds/news",
  ])("is valid by RFC 4287: %s", async (address) => {
    const { status, headers, xml } = await get(address);
    expect([status, headers["content-type"]]).toEqual([200, "application/atom+xml; charset=utf-8"]);
    expect(atomFaults(xml)).toEqual([]);
  });
  test("escapes the content, and drops characters that XML forbids", () => {
    const updatedAt = "2026-01-02T00:00:00Z";
    const entry = { id: "x", title: 'a <b> & "c"\u0007', url: "https://x.test/?a=1&b=2", updatedAt, summary: "" };
    const xml = atomXml({ url: "u", page: "p", title: "t", author: "a", since: updatedAt, entries: [entry] });
    expect(xml).toContain("<title>a &lt;b&gt; &amp; &quot;c&quot;</title>");
    expect(xml).toContain('href="https://x.test/?a=1&amp;b=2"');
  });
});

describe("The units' feed", () => {
  test("names the hundred units that changed last", async () => {
    const { xml } = await get("/feeds/units?category=office");
    const offices = site.content.units.filter(({ category }) => category === "office");
    const changes = offices.map((unit) => changedAt(site.content, unit)).toSorted();
    const shown = texts(xml.slice(xml.indexOf("<entry>")), "updated");
    expect(shown.map((at) => Date.parse(at))).toEqual(
      changes
        .toReversed()
        .slice(0, 100)
        .map((at) => Date.parse(at)),
    );
  });
  test("names its choice in its title", async () => {
    const { xml } = await get("/feeds/units?category=office&bodies=4&priceTo=450000&floor=abc");
    expect(xml.replace(/\s/g, " ")).toContain("<title>Аренда офисов, до 450 000 ₽ в месяц, корпус 4 — ");
    expect(xml).toContain("/feeds/units?bodies=4&amp;priceTo=450000&amp;category=office");
  });
  test("has an entry for every chosen unit", async () => {
    const { xml } = await get("/feeds/units?category=office&bodies=4");
    const chosen = site.content.units.filter(({ category, building }) => category + building.id === "office4");
    expect(xml.match(/<entry>/g)).toHaveLength(chosen.length);
    expect(xml).toContain('<link rel="self" href="http://site.test/feeds/units?bodies=4&amp;category=office"/>');
  });
  test("has one text and one ETag for all spellings of its address", async () => {
    const [one, other] = await Promise.all([
      get("/feeds/units?category=office&bodies=4"),
      get("/feeds/units?utm_source=x&bodies=4&sort=price&category=office"),
    ]);
    expect(other.xml).toBe(one.xml);
    expect(other.headers.etag).toBe(one.headers.etag);
  });
  test("is linked in the head of its list", async () => {
    const { xml: html } = await get("/arenda-ofisov?bodies=4");
    const address = "/feeds/units?bodies=4&amp;category=office";
    expect(html).toContain(`<link rel="alternate" type="application/atom+xml" href="${address}"/>`);
  });
});

test("the news feed has all news, the newest first, and its page links to it", async () => {
  const { xml } = await get("/feeds/news");
  const dates = [...xml.matchAll(/<entry>.*?<updated>([^<]+)/g)].map(([, date]) => date ?? "");
  expect(dates).toHaveLength(site.content.news.length);
  expect(dates).toEqual(dates.toSorted().reverse());
  expect((await get("/news")).xml).toContain('type="application/atom+xml"');
});
