import { afterAll, describe, expect, test } from "vitest";
import { routes } from "../views/routes.ts";
import { all, openWholeSite, unescaped } from "./support/whole-site.ts";

const { addresses, get, wrong, close } = await openWholeSite();
afterAll(close);

describe("The sitemap", () => {
  test("lists every address once, and covers every pattern of the routes", () => {
    expect(new Set(addresses).size).toBe(addresses.length);
    for (const pattern of Object.values(routes)) {
      const shape = new RegExp(`^${pattern.replace(/:\w+/g, "[^/]+")}$`);
      expect(
        addresses.filter((address) => shape.test(address)),
        pattern,
      ).not.toEqual([]);
    }
  });
  test("has about 300 pages", () => {
    expect(addresses.length).toBeGreaterThan(270);
  });
});

describe("Every page", () => {
  test("answers 200", async () => {
    const failed = [];
    for (const address of addresses) if ((await get(address)).status !== 200) failed.push(address);
    expect(failed).toEqual([]);
  });
  test("has the lang of an English document and a Russian body, as specified", async () => {
    expect(
      await wrong((html) => (/<html lang="en"><head>/.test(html) && /<body lang="ru"/.test(html) ? undefined : "lang")),
    ).toEqual([]);
  });
  test("has exactly one non-empty h1", async () => {
    expect(
      await wrong((html) => {
        const headings = all(html, /<h1[^>]*>(.*?)<\/h1>/gs).map((h1) => h1.replace(/<[^>]+>/g, "").trim());
        return headings.length === 1 && headings[0] ? undefined : `${headings.length} h1`;
      }),
    ).toEqual([]);
  });
  test("has a unique title", async () => {
    const seen = new Map<string, string>();
    expect(
      await wrong((html, address) => {
        const title = unescaped(all(html, /<title lang="ru">([^<]*)<\/title>/g)[0] ?? "");
        const before = seen.get(title);
        seen.set(title, address);
        if (before) return `title of ${before}: ${title}`;
        return title.length >= 30 && title.length <= 65 ? undefined : `${title.length} letters: ${title}`;
      }),
    ).toEqual([]);
  });
  test("has a unique description", async () => {
    const seen = new Map<string, string>();
    expect(
      await wrong((html, address) => {
        const description = unescaped(all(html, /<meta name="description" content="([^"]*)"/g)[0] ?? "");
        const before = seen.get(description);
        seen.set(description, address);
        if (before) return `description of ${before}`;
        return description.length >= 110 && description.length <= 160
          ? undefined
          : `${description.length} letters: ${description}`;
      }),
    ).toEqual([]);
  });
  test("has its own address as canonical, and an existing picture to share", async () => {
    expect(
      await wrong((html, address) => {
        const canonical = all(html, /<link rel="canonical" href="([^"]*)"/g)[0];
        return canonical === `http://site.test${address}` ? undefined : String(canonical);
      }),
    ).toEqual([]);
    const pictures = new Set<string>();
    for (const address of addresses) {
      for (const url of all((await get(address)).html, /<meta property="og:image" content="([^"]*)"/g))
        pictures.add(new URL(url).pathname);
    }
    for (const picture of pictures) expect((await get(picture)).status, picture).toBe(200);
  });
  test("has valid structured data: the organisation with phone, address and socials, and breadcrumbs", async () => {
    expect(
      await wrong((html, address) => {
        const blocks = all(html, /<script type="application\/ld\+json">(.*?)<\/script>/gs);
        const graph: Record<string, unknown>[] = blocks.flatMap((block) => JSON.parse(block)["@graph"]);
        const types = graph.map((item) => item["@type"]);
        const organization = graph.find((item) => item["@type"] === "Organization");
        if (!organization?.address || !organization.contactPoint || !Array.isArray(organization.sameAs))
          return "organisation";
        return address === "/" || types.includes("BreadcrumbList") ? undefined : `no way: ${types.join()}`;
      }),
    ).toEqual([]);
  });
  test("shows no 'undefined', 'NaN', 'null' or '[object'", async () => {
    expect(
      await wrong((html) => {
        const text = html.replace(/<script.*?<\/script>/gs, "").replace(/<[^>]+>/g, " ");
        return /\bundefined\b|\bNaN\b|\bnull\b|\[object|Invalid Date/.exec(
          html.includes("[object") ? "[object" : text,
        )?.[0];
      }),
    ).toEqual([]);
  });
  test("has no inline style, inline script or event attribute, which the policy would block", async () => {
    expect(
      await wrong(
        (html) =>
          /<[^>]+\sstyle=|<style|<script(?![^>]*(?:src=|type="application\/ld\+json"))[^>]*>|<[^>]+\son\w+=|hx-on|js:/.exec(
            html,
          )?.[0],
      ),
    ).toEqual([]);
  });
  test("has unique ids", async () => {
    expect(
      await wrong((html) => {
        const ids = all(html.replace(/<script.*?<\/script>/gs, ""), /\sid="([^"]+)"/g);
        return ids.find((id, at) => ids.indexOf(id) !== at);
      }),
    ).toEqual([]);
  });
  test("has only existing ids in aria-labelledby, aria-describedby, aria-controls and for", async () => {
    expect(
      await wrong((html) => {
        const ids = new Set(all(html, /\sid="([^"]+)"/g));
        const named = all(html, /\s(?:aria-labelledby|aria-describedby|aria-controls|for)="([^"]+)"/g).flatMap((list) =>
          list.split(" "),
        );
        return named.find((id) => !ids.has(id));
      }),
    ).toEqual([]);
  });
  test("with a price of the park says that VAT is included (salaries and other companies' prices apart)", async () => {
    expect(
      await wrong((html, address) => {
        if (!/\d[\s ]?₽/.test(html) || /^\/(?:vacancies|shops)/.test(address)) return undefined;
        return /НДС/.test(html) ? undefined : "no VAT note";
      }),
    ).toEqual([]);
  });
  test("is Russian: visible Latin words are brand names, classes, units and addresses only", async () => {
    const allowed =
      /^(?:[ABC]|B\+|A\+|P\d|LED|MP|H|VK|RU|PDF|cookie|cookies|Cookie|cookieNotice|cookieConsent|locale|roistat\w*|Roistat|Jivo|Calltouch|jv|ym|ct|uid|ad|isad|visorc|parallel\d*|example|https?|www|X+|name|company|ru|en|arenda|reklama|sluzhba|buh|kadry|press|info|t|me|vk|com|ГИС|This|page|could|not|be|found|AA|WCAG|II|III|all|necessary|visit|site|test|pavilions)$/;
    const found = new Map<string, string>();
    for (const address of addresses) {
      const { html } = await get(address);
      const text = html
        .replace(/<(script|svg|style)[\s\S]*?<\/\1>/g, " ")
        .replace(/<[^>]+>/g, " ")
        .replace(/&\w+;/g, " ")
        .replace(/[\w.-]+@[\w.-]+|[\w-]+\.example\S*/g, " ");
      for (const word of text.match(/[A-Za-z]{2,}/g) ?? []) if (!allowed.test(word)) found.set(word, address);
    }
    expect([...found].map(([word, address]) => `${word} on ${address}`)).toEqual([]);
  });
});

describe("Links", () => {
  test("no page links to a missing address of the site", async () => {
    const targets = new Map<string, string>();
    for (const address of addresses) {
      for (const link of all((await get(address)).html, /\shref="([^"]+)"/g).map(unescaped)) {
        if (link.startsWith("/") && !link.startsWith("/build/")) targets.set(link.replace(/#.*/, ""), address);
      }
    }
    const dead = [];
    for (const [link, from] of targets) {
      const { status } = await get(link);
      if (status !== 200) dead.push(`${link} on ${from}: ${status}`);
    }
    expect(dead).toEqual([]);
  });
  test("every anchor of a page leads to an existing id", async () => {
    expect(
      await wrong((html) => {
        const ids = new Set(all(html, /\sid="([^"]+)"/g));
        return all(html, /\shref="#([^"]*)"/g).find((anchor) => !ids.has(anchor));
      }),
    ).toEqual([]);
  });
});
