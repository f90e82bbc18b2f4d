import { describe, expect, test } from "vitest";
import { plain } from "../../support/pages/page-text.ts";
import { deriveAnswers } from "../../support/parks/derived-park.ts";
import { foreignParks, plainPark } from "../../support/parks/foreign-parks.ts";
import { provePark } from "../../support/parks/park-proof.ts";

/** Words of a head, and what its page must then show. */
const promises = [
  { words: /цен[аыуой]|стои[тм]|стоят/i, shown: /\d ₽/ },
  { words: /план[аы]? (?!этаж)|планы этажей/i, shown: /<svg|<img/ },
  { words: /(?<!оставьте )телефон/i, shown: /href="tel:/ },
  { words: /кабинет/i, shown: /кабинет/i },
  { words: /пропуск/i, shown: /пропуск/i },
];
/** Counts of nothing. */
const nothing = /(?<!\d)0 [а-я]/;

/** Title and description of a page, without the park's own words between quotation marks. */
function headOf(html: string): string {
  const [, title = ""] = /<title[^>]*>(.*?)<\/title>/s.exec(html) ?? [];
  const [, description = ""] = /<meta name="description" content="([^"]*)"/.exec(html) ?? [];
  // Where a way leads, other pages show.
  return plain(`${title} ${description}`).replace(/От общего плана[^.]*\./, "");
}

function brokenPromises(html: string): string[] {
  const head = headOf(html);
  const main = plain(/<main.*<\/main>/s.exec(html)?.[0] ?? "");
  const broken = promises.filter(({ words, shown }) => words.test(head) && !shown.test(main));
  return [...(nothing.test(head) ? ["counts nothing"] : []), ...broken.map(({ words }) => String(words))].map(
    (what) => `${what}: ${head}`,
  );
}

describe("A page shows what its title and description promise:", () => {
  test.each(foreignParks)("%s", async (_, change) => {
    const { pages } = await provePark(deriveAnswers({ ...plainPark, ...change }));
    const whole = pages.filter(({ html }) => html.includes("</title>") && html.includes("<main"));
    expect(whole.length).toBeGreaterThan(20);
    expect(whole.flatMap(({ address, html }) => brokenPromises(html).map((fault) => `${address}: ${fault}`))).toEqual(
      [],
    );
  });
});
