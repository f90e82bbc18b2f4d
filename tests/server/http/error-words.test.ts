import { describe, expect, test } from "vitest";
import { freshValues } from "../../support/enquiries/fresh-posts.ts";
import { postForm } from "../../support/enquiries/post.ts";
import { wordsOf } from "../../support/pages/page-text.ts";
import { siteForFile } from "../../support/sites/site-for-file.ts";

const site = siteForFile();

describe("An error page says what happened and gives the phone number:", () => {
  test.each<[status: number, words: string, headers: Record<string, string>, values: Record<string, string>]>([
    [403, "форма открыта на нашем сайте", { "Sec-Fetch-Site": "cross-site" }, {}],
    [413, "сократите комментарий", {}, { comment: "я".repeat(20_000) }],
    [415, "заполните форму на сайте", { "Content-Type": "text/plain" }, {}],
  ])("%i, and that the request was not accepted", async (status, words, headers, values) => {
    const answer = await postForm(site, "/requests/callback", { ...freshValues(), ...values }, headers);
    const { html } = answer;
    expect(answer.status).toBe(status);
    expect(html).toContain("Произошла ошибка");
    expect(html).toContain(words);
    expect(html).toMatch(/не принята/);
    expect(html).toContain(site.content.park.contacts.phone);
    expect(html).not.toMatch(/не теряются|Мы уже знаем/);
  });
  test("405, that nothing was accepted, to a post and to a visitor alike", async () => {
    for (const { status, html } of [await postForm(site, "/about", freshValues()), await site.read("/csp")]) {
      expect(status).toBe(405);
      expect(wordsOf(html)).toContain("заявку, она не принята");
      expect(html).toContain(site.content.park.contacts.phone);
    }
  });
  test.each(["/no-such-page", "/services/01", "/no/such/page"])(
    "404 to a post to %s, as to a visitor: there is no page that takes no posts",
    async (address) => {
      for (const { status } of [await postForm(site, address, freshValues()), await site.read(address)])
        expect(status).toBe(404);
    },
  );
  test.each([
    ["/news/%E0%A4%A", 400],
    [`/news?q=${"a".repeat(2048)}`, 414],
  ])("for %s: that the address leads nowhere", async (address, expected) => {
    const { status, html } = await site.read(address);
    expect(status).toBe(expected);
    expect(wordsOf(html)).toContain(`Произошла ошибка ${expected}. Не получилось открыть страницу.`);
    expect(html).toContain(site.content.park.contacts.phone);
    expect(html).not.toMatch(/не теряются|Мы уже знаем/);
  });
});
