import supertest from "supertest";
import { describe, expect, test } from "vitest";
import { siteForFile } from "../../support/sites/site-for-file.ts";

const site = siteForFile();

describe("Without script the address carries the shortlist", () => {
  test("on links of rental pages, in GET forms, in the marks and in the header's count", async () => {
    const { html } = await site.read("/arenda-skladov?s=1114+1115,1122");
    expect(html).toMatch(/href="\/pavilions\/1122\?s=1114%2B1115%2C1122"/);
    expect(html).toContain('<input type="hidden" name="s" value="1114+1115,1122"/>');
    expect(html).toMatch(
      /<button[^>]*aria-pressed="true"[^>]*value="-1122"|<button[^>]*value="-1122"[^>]*aria-pressed="true"/,
    );
    expect(html).toMatch(
      /class="shortlist-link" href="\/compare\?compare=1114\+1115&amp;compare=1122"[\s\S]{0,400}<b>2<\/b>/,
    );
  });
  test("a mark adds its offer, and takes it out again", async () => {
    expect((await site.read("/pavilions/1064?s=1121&s=1064")).html).toContain("<b>2</b>");
    const { html } = await site.read("/pavilions/1064?s=1121,1064&s=-1064");
    expect(html).toContain("<b>1</b>");
    expect(html).toMatch(/<button[^>]* value="1064" aria-pressed="false"[^>]* name="s"/);
  });
  test("goes along with the answers of a filter", async () => {
    const { html, main } = await site.read("/arenda-ofisov?bodies=2&s=1064");
    expect(html).toContain('href="/compare?compare=1064"');
    expect(main).toMatch(/href="\/pavilions\/\d+\?s=1064"/);
  });
  test("goes along to the page of a request, back from it, and through its posts", async () => {
    expect((await site.read("/pavilions/1064?s=1121")).html).toContain(
      'href="/requests/rent?pavilionId=1064&amp;s=1121"',
    );
    const { html } = await site.read("/requests/rent?pavilionId=1064&s=1121");
    expect(html).toContain('class="shortlist-link" href="/compare?compare=1121"');
    expect(html).toContain('href="/pavilions/1064?s=1121"');
    expect(html).toContain('action="/requests/rent?s=1121"');
    const post = (phone: string) =>
      supertest(site.url).post("/requests/rent?s=1121").type("form").send({ pavilionId: 1064, phone });
    expect((await post("12")).text).toContain('action="/requests/rent?s=1121"');
    expect((await post("+79161234567")).headers.location).toMatch(/^\/requests\/success\?.*&s=1121$/);
  });
  test("leads on from the shortlist's page, within noscript only: with script the browser keeps its own", async () => {
    const { html } = await site.read("/compare?compare=1121");
    expect(html).toMatch(/<noscript>[\s\S]*href="\/arenda-ofisov\?s=1121"[\s\S]*<\/noscript>/);
    expect(html.replace(/<noscript>[\s\S]*?<\/noscript>/g, "")).not.toContain("?s=");
  });
  test("is one visitor's own: no cache keeps the page, no search engine lists it, and nonsense carries nothing", async () => {
    const { headers } = await site.read("/arenda-skladov?s=1121");
    expect(headers["cache-control"]).toBe("private, no-store");
    expect(headers["x-robots-tag"]).toBe("noindex");
    const { html } = await site.read(`/arenda-skladov?s=${encodeURIComponent('"><script>')},0,1+1`);
    expect(html).not.toContain("s=&quot;");
    expect(html).not.toContain('name="s" value="">');
    expect((await site.read("/arenda-skladov")).html).not.toContain("s=1121");
  });
  test("holds twelve offers at most, and says so of one mark more", async () => {
    const many = (count: number) => Array.from({ length: count }, (_, at) => 1001 + at).join(",");
    const full = /role="status">В подборке уже 12 — уберите одно <a href="\/compare\?compare=1001&amp;[^"]*=1012">/;
    expect((await site.read(`/plan?s=${many(12)}`)).html).not.toContain("уберите одно");
    for (const query of [`s=${many(20)}`, `s=${many(12)}&s=1013`]) {
      const { html } = await site.read(`/plan?${query}`);
      expect(html).toContain("<b>12</b>");
      expect(html).toMatch(full);
    }
  });
});
