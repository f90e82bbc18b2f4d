import { describe, expect, test } from "vitest";
import { freshValues } from "../../support/enquiries/fresh-posts.ts";
import { postForm } from "../../support/enquiries/post.ts";
import { getPlain } from "../../support/pages/page-text.ts";
import { siteForFile } from "../../support/sites/site-for-file.ts";

const site = siteForFile();

describe("An error page says what happened and gives the phone number:", () => {
  test.each<[status: number, words: string, headers: Record<string, string>, values: Record<string, string>]>([
    [403, "пришла не с нашего сайта", { "Sec-Fetch-Site": "cross-site" }, {}],
    [413, "сократите комментарий", {}, { comment: "я".repeat(20_000) }],
    [415, "не в том виде", { "Content-Type": "text/plain" }, {}],
  ])("%i, and that the request was not accepted", async (status, words, headers, values) => {
    const answer = await postForm(site, "/requests/callback", { ...freshValues(), ...values }, headers);
    const { html } = answer;
    expect(answer.status).toBe(status);
    expect(html).toContain("Произошла ошибка");
    expect(html).toContain(words);
    expect(html).toMatch(/не принята/);
    expect(html).toContain((await site.content.park()).contacts.phone);
    expect(html).not.toMatch(/не теряются|Мы уже знаем/);
  });
  test("405, where nothing can be sent", async () => {
    const { status, html } = await postForm(site, "/about", freshValues());
    expect(status).toBe(405);
    expect(html).toContain("ничего не принято");
    expect(html).toContain((await site.content.park()).contacts.phone);
  });
  test("400, for an address that cannot be read", async () => {
    const { status, html } = await getPlain(site, "/news/%E0%A4%A");
    expect(status).toBe(400);
    expect(html).toContain("Запрос прочитать не удалось");
    expect(html).not.toMatch(/не теряются|Мы уже знаем/);
  });
});
