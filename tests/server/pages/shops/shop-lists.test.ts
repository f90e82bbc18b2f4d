import { describe, expect, test } from "vitest";
import { siteForFile } from "../../../support/sites/site-for-file.ts";

const site = siteForFile();

/** A page or fragment, and the ids of the list's items in its main element or, of a fragment, in all of it. */
const get = async (path: string, list = "shops") => {
  const page = await site.read(path);
  const html = page.html.replaceAll("&amp;", "&");
  const main = page.main || html;
  const ids = [...main.matchAll(new RegExp(`href="/${list}/(\\d+)"`, "g"))].map(([, id = ""]) => id);
  const more = /href="([^"]+)"[^>]*hx-get="([^"]+)"[^>]*>Показать ещё/.exec(html)?.slice(1) ?? [];
  return { main, ids: new Set(ids), more, pushed: page.headers["hx-replace-url"] };
};

describe("The search of companies", () => {
  const coffee = `search=${encodeURIComponent("кофе")}`;
  test("shows the chosen category's hits, then the others'; without any, who mentions the words", async () => {
    const { main } = await get(`/shops?categories=shops&search=${encodeURIComponent("цвет")}`);
    const groups = [...main.matchAll(/<h2>([^<]+) <small>/g)].map(([, title]) => title);
    expect(groups[0]).toBe("Магазины");
    const coffees = await get(`/shops?${coffee}`);
    expect(coffees.main).toContain("Кафе и рестораны <small>2");
    expect((await get(`/shops?search=${encodeURIComponent("тепловизором")}`)).main).toContain("Северный контур");
  });
  test.each([
    "аптеку",
    "столовую",
    "химчистку",
    "банки",
    "стоматологию",
    "ресторан",
    "кафе",
    "fgntrf",
    "601-02",
    "60102",
    "хмичистка",
    "тепловизором",
  ])("finds by «%s» the companies that the search of the site finds", async (words) => {
    const found = await get(`/search?kind=shop&${new URLSearchParams({ q: words })}`);
    const { ids } = await get(`/shops?categories=all&${new URLSearchParams({ search: words })}`);
    expect(found.ids.size).toBeGreaterThan(0);
    expect([...ids].toSorted()).toEqual([...found.ids].toSorted());
  });
  test("finds all of a category by the category's name", async () => {
    const { main } = await get(`/shops?${new URLSearchParams({ search: "кафе" })}`);
    const [, count] = /Кафе и рестораны<span[^>]*> (\d+)/.exec(main) ?? [];
    expect(count).toBeDefined();
    expect(main).toContain(`Кафе и рестораны <small>${count}<`);
  });
  test("names the word that it searched instead of a slip", async () => {
    const { main } = await get(`/shops?${new URLSearchParams({ search: "хмичистка" })}`);
    expect(main).toContain("По слову «хмичистка» ничего нет. Показываем «химчистка»");
  });
  test("without a hit leads to the search of the whole site", async () => {
    const { main } = await get("/shops?search=zzzz");
    expect(main).toContain('href="/search?q=zzzz"');
  });
  test("is called by what it searches, not by the category that comes first", async () => {
    const titleOf = async (query: string) => /<title[^>]*>(.*?)<\/title>/.exec((await site.read(query)).html)?.[1];
    expect(await titleOf(`/shops?categories=food&${coffee}`)).toMatch(/^Компании в\s«Параллели 55»: \d/);
    expect(await titleOf("/shops?categories=food")).toMatch(/^Кафе и\sрестораны в\s«Параллели 55»: \d/);
  });
  test("names the words that it takes back in one pair of quotation marks", async () => {
    expect((await get(`/shops?${coffee}`)).main).toContain('aria-label="Убрать условие «кофе»"');
  });
  test("links back to the default list, with hits and without", async () => {
    const reset = /<a[^>]*href="\/shops"[^>]*>Сбросить фильтры<\/a>/;
    expect((await get(`/shops?categories=food&${coffee}`)).main).toMatch(reset);
    const { main } = await get("/shops?search=zzzz");
    expect(main).toContain("По этому запросу компаний нет");
    expect(main).toMatch(reset);
  });
});

describe("The whole directory", () => {
  test("shows every category, at most twelve companies of each, and leads to the rest", async () => {
    const { main } = await get("/shops?categories=all");
    const totals = [...main.matchAll(/<h2>[^<]+ <small>(\d+)<\/small>/g)].map(([, total]) => Number(total));
    expect(totals.reduce((sum, total) => sum + total, 0)).toBe(68);
    const rest = totals.filter((total) => total > 12).map((total) => total - 12);
    expect([...main.matchAll(/Показать ещё (\d+)</g)].map(([, more]) => Number(more))).toEqual(rest);
  });
  test("shows a group whole among the others, in the page and in the fragment that sets its address", async () => {
    const rows = ({ main }: { main: string }) => main.match(/"row-link" href="[^"]+"/g) ?? [];
    let { more } = await get("/shops?categories=all");
    let shown: string[] = [];
    let steps = 0;
    for (let [page, fragment] = more; page && fragment; [page, fragment] = more) {
      const part = await get(fragment);
      const whole = await get(page);
      expect(part.pushed).toBe(page);
      expect(rows(part)).toEqual(rows(whole));
      expect(rows(whole)).toEqual(expect.arrayContaining(shown));
      expect(part.more).toEqual(whole.more);
      shown = rows(whole);
      more = whole.more;
      steps += 1;
    }
    expect(steps).toBe(3);
    expect(shown).toHaveLength(68);
  });
  test("knows what is open now: only companies whose hours say so", async () => {
    const { main } = await get("/shops?categories=all&open=now");
    expect(main).not.toContain('class="open-later"');
    expect(main).toMatch(/class="open-now"|Сейчас всё закрыто/);
  });
});

test.each([
  ["shops", "/shops?categories=residents"],
  ["news", "/news"],
])("«Показать ещё» of %s sets an address that shows the same items, until the last page", async (list, address) => {
  const first = await get(address, list);
  let { ids: shown, more } = first;
  let steps = 0;
  for (let [page, fragment] = more; page && fragment; [page, fragment] = more) {
    const part = await get(fragment, list);
    const whole = await get(page, list);
    shown = new Set([...shown, ...part.ids]);
    expect(part.pushed).toBe(page);
    expect(whole.ids).toEqual(shown);
    expect(part.more).toEqual(whole.more);
    more = part.more;
    steps += 1;
  }
  expect(steps).toBeGreaterThan(1);
});
