import { beforeAll, describe, expect, test } from "vitest";
import { documentLang, parkName } from "../views/park/park-name.ts";
import { expressPath, routes } from "../views/routes.ts";
import { everyAddress, sitemapOf } from "./support/pages/every-address.ts";
import { gluedWords, wordsOf } from "./support/pages/page-text.ts";
import { wholeProofs } from "./support/proofs.ts";
import { siteForFile } from "./support/sites/site-for-file.ts";

type Page = { status: number; html: string };
/** Says what is wrong with a page, if anything. */
type Check = (html: string, address: string) => string | undefined | false;

/** A title names the park and says more. */
const titleLettersMin = parkName.title.length + 4;

/** Of so many items one has its forms and its sheet opened, and its picture drawn, which takes 80 ms. */
const openedItems = wholeProofs ? 1 : 10;
const ofItem = /^\/requests\/|\/sheet\b/;

const site = siteForFile();
// Content is parsed once and shared by all pages, whose cached parts rely on it: a page that changes it is a 500 here.
beforeAll(async () => {
  freeze(site.content);
});
function freeze(value: unknown): void {
  if (typeof value !== "object" || value === null || Object.isFrozen(value)) return;
  Object.freeze(value);
  for (const part of Object.values(value)) freeze(part);
}

const pages = new Map<string, Promise<Page>>();
/** A page of the site, fetched once. */
function get(address: string): Promise<Page> {
  const page = pages.get(address) ?? fetchPage(address);
  pages.set(address, page);
  return page;
}
async function fetchPage(address: string): Promise<Page> {
  const { status, text } = await site.get(address);
  return { status, html: text };
}

/** All first groups of a pattern in a text. */
const all = (html: string, pattern: RegExp) => [...html.matchAll(pattern)].map(([, group]) => group ?? "");
/** An attribute's value with decoded entities. */
const unescaped = (text: string) => text.replaceAll("&amp;", "&").replaceAll("&quot;", '"').replaceAll("&#x27;", "'");
const idsIn = (html: string) => all(html, /\sid="([^"]+)"/g);
const withoutScripts = (html: string) => html.replace(/<script.*?<\/script>/gs, "");

/** The pages of the sitemap, root-relative, the search and the comparison. */
const everyPage = async () => [
  ...(await sitemapOf(site)),
  ...["/search", "/compare", "/pavilions/1111/sheet", "/pavilions/1040+1041/sheet"],
];

/** Each page has another text of this kind, of a length that search engines show whole. */
function uniqueText(kind: string, pattern: RegExp, from: number, to: number): Check {
  const seen = new Map<string, string>();
  return (html, address) => {
    const text = unescaped(all(html, pattern)[0] ?? "");
    const before = seen.get(text);
    seen.set(text, address);
    if (before !== undefined && before !== address) return `${kind} of ${before}: ${text}`;
    return (text.length < from || text.length > to) && `${text.length} letters: ${text}`;
  };
}

/** Latin words that the Russian pages may show: brand names, classes, units and addresses. */
const latin =
  /^(?:[ABC]|B\+|A\+|P\d|LED|MP|H|VK|RU|PDF|cookie|cookies|Cookie|cookieNotice|cookieConsent|locale|roistat\w*|Roistat|Jivo|Calltouch|jv|ym|ct|uid|ad|isad|visorc|parallel\d*|example|https?|www|X+|name|company|ru|en|arenda|reklama|sluzhba|buh|kadry|press|info|t|me|vk|com|ГИС|This|page|could|not|be|found|AA|WCAG|II|III|all|necessary|visit|site|test|pavilions)$/;
const blockedByPolicy =
  /<[^>]+\sstyle=|<style|<script(?![^>]*(?:src=|type="application\/ld\+json"))[^>]*>|<[^>]+\son\w+=|hx-on|js:/;

const checks: Record<string, Check> = {
  "has the lang of an English document and a Russian body, as specified": (html) =>
    !(html.includes(`<html lang="${documentLang}"><head>`) && /<body lang="ru"/.test(html)) && "lang",
  "has exactly one non-empty h1": (html) => {
    const headings = all(html, /<h1[^>]*>(.*?)<\/h1>/gs).map((h1) => h1.replace(/<[^>]+>/g, "").trim());
    return !(headings.length === 1 && headings[0]) && `${headings.length} h1`;
  },
  "has a unique title": uniqueText("title", /<title lang="ru">([^<]*)<\/title>/g, titleLettersMin, 65),
  "sells in the title of a unit: it has the rent, the place and the park": (html, address) =>
    /^\/pavilions\/\d+$/.test(address) && !/<title lang="ru">Аренда [^<]* — «Параллель 55»</.test(html) && "title",
  "has a unique description": uniqueText("description", /<meta name="description" content="([^"]*)"/g, 110, 160),
  "goes on in lower case after «График:» in its description": (html) => /content="[^"]*График: [А-ЯЁ]/.exec(html)?.[0],
  "has its own address as canonical": (html, address) => {
    const canonical = all(html, /<link rel="canonical" href="([^"]*)"/g)[0];
    // The sheet of a unit belongs to the unit's page.
    return canonical !== `http://site.test${address.replace(/\/sheet$/, "")}` && String(canonical);
  },
  "has valid structured data: the organisation with phone, address and socials, and breadcrumbs": (html, address) => {
    const blocks = all(html, /<script type="application\/ld\+json">(.*?)<\/script>/gs);
    const graph: Record<string, unknown>[] = blocks.flatMap((block) => JSON.parse(block)["@graph"]);
    const organization = graph.find((item) => item["@type"] === "Organization");
    if (!organization?.address || !organization.contactPoint || !Array.isArray(organization.sameAs))
      return "organisation";
    return address !== "/" && !graph.some((item) => item["@type"] === "BreadcrumbList") && "no way";
  },
  "shows no 'undefined', 'NaN', 'null' or '[object'": (html) => {
    const text = withoutScripts(html).replace(/<[^>]+>/g, " ");
    return /\[object/.exec(html)?.[0] ?? /\bundefined\b|\bNaN\b|\bnull\b|Invalid Date/.exec(text)?.[0];
  },
  "has no inline style, inline script or event attribute, which the policy would block": (html) =>
    blockedByPolicy.exec(html)?.[0],
  "has unique ids": (html) => {
    const ids = idsIn(withoutScripts(html));
    return ids.find((id, at) => ids.indexOf(id) !== at);
  },
  "has only existing ids in aria-labelledby, aria-describedby, aria-controls, for and its own anchors": (html) => {
    const ids = new Set(idsIn(html));
    const named = all(html, /\s(?:aria-labelledby|aria-describedby|aria-controls|for)="([^"]+)"/g);
    const anchors = all(html, /\shref="#([^"]*)"/g);
    return [...named.flatMap((list) => list.split(" ")), ...anchors].find((id) => !ids.has(id));
  },
  "gives each section a heading or a name": (html) =>
    html
      .match(/<section(?: [^>]*)?>(?:(?!<\/?section)[\s\S])*/g)
      ?.find((section) => !/^<section[^>]* aria-label/.test(section) && !/<h[1-6]\b/.test(section)),
  "with a price of the park says that VAT is included (salaries and other companies' prices apart)": (html, address) =>
    /\d[\s ]?₽/.test(html) && !/^\/(?:vacancies|shops)/.test(address) && !/НДС/.test(html) && "no VAT note",
  "gives links of one name one target: a list of links read aloud tells them apart": (html) => {
    const targets = new Map<string, string>();
    // The footer's «Резиденты» shows another category than the menu's, as specified.
    const read = withoutScripts(html).replace(/<footer.*?<\/footer>/s, (footer) => footer.replace("Резиденты", ""));
    for (const [, attributes = "", inside = ""] of read.matchAll(/<a ([^>]*)>(.*?)<\/a>/gs)) {
      const name = unescaped(all(attributes, /aria-label="([^"]*)"/g)[0] ?? wordsOf(inside));
      const target = all(attributes, /href="([^"]*)"/g)[0] ?? "";
      if (name !== "" && targets.has(name) && targets.get(name) !== target)
        return `${name}: ${targets.get(name)}, ${target}`;
      targets.set(name, target);
    }
    return undefined;
  },
  "keeps links and words apart without styles, for text browsers": gluedWords,
  "is Russian: visible Latin words are brand names, classes, units and addresses only": (html) => {
    const text = html
      .replace(/<(script|svg|style)[\s\S]*?<\/\1>/g, " ")
      .replace(/<[^>]+>/g, " ")
      .replace(/&\w+;/g, " ")
      .replace(/[\w.-]+@[\w.-]+|[\w-]+\.example\S*/g, " ");
    return text.match(/[A-Za-z]{2,}/g)?.find((word) => !latin.test(word));
  },
};

test("The sitemap lists every address once, and covers every pattern of the routes, with about 300 pages", async () => {
  const addresses = await everyPage();
  expect(new Set(addresses).size).toBe(addresses.length);
  expect(addresses.length).toBeGreaterThan(270);
  const shapes = Object.values(routes).map(
    (pattern) => new RegExp(`^${expressPath(pattern).replace(/:\w+/g, "[^/]+")}$`),
  );
  expect(shapes.filter((shape) => !addresses.some((address) => shape.test(address)))).toEqual([]);
});

/** Local addresses that a page links to, without the hashed assets, and its pictures to share. */
function targetsIn(html: string): { links: string[]; pictures: string[] } {
  const links = all(html, /\shref="(\/[^"]*)"/g).map((link) => unescaped(link).replace(/#.*/, ""));
  const pictures = all(html, /<meta property="og:image" content="([^"]*)"/g).map((url) => new URL(url).pathname);
  return { links: links.filter((link) => !link.startsWith("/build/")), pictures };
}

/** The targets that do not answer 200. `targets`: the page that names each. */
async function deadAmong(targets: ReadonlyMap<string, string>): Promise<string[]> {
  const dead: string[] = [];
  for (const [target, page] of targets) {
    const { status } = await get(target);
    if (status !== 200) dead.push(`${target} on ${page}: ${status}`);
  }
  return dead;
}

describe("Every page", () => {
  test.each(Object.entries(checks))("%s", async (_, check) => {
    const found: string[] = [];
    for (const address of await everyPage()) {
      const fault = check((await get(address)).html, address);
      if (fault) found.push(`${address}: ${fault}`);
    }
    expect(found).toEqual([]);
  });
  test("answers 200, and so do its links and its picture to share", async () => {
    const targets = new Map<string, string>();
    for (const [, address] of everyAddress("fragment", "form")) {
      targets.set(address, "every page's fragments and forms");
    }
    for (const [at, address] of (await everyPage()).entries()) {
      const { html } = await get(address);
      targets.set(address, address);
      const isOpened = !/\d/.test(address) || at % openedItems === 0;
      const { links, pictures } = targetsIn(html);
      const followed = isOpened ? [...links, ...pictures] : links.filter((link) => !ofItem.test(link));
      for (const target of followed) targets.set(target, address);
    }
    expect(await deadAmong(targets)).toEqual([]);
  });
});
