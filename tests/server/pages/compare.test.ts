import { beforeAll, describe, expect, test } from "vitest";
import { unitOf } from "../../../views/content/content.ts";
import { siteForFile } from "../../support/sites/site-for-file.ts";

const site = siteForFile();
let offices: number[];
beforeAll(async () => {
  offices = site.content.units.filter(({ category }) => category === "office").map(({ id }) => id);
});

const missing = 999_999;
const shortlist = async (query: string) => {
  const { html, main, words } = await site.read(`/compare${query}`);
  return { html, main, words, keys: [...main.matchAll(/data-offer="([^"]+)"/g)].map(([, key]) => key) };
};
const asking = (...keys: (string | number | undefined)[]) => `?${keys.map((key) => `compare=${key}`).join("&")}`;

describe("The shortlist", () => {
  test("shows the offers in the order of the address, each once", async () => {
    const [a, b, c] = offices;
    expect((await shortlist(asking(c, a, c, b))).keys).toEqual([c, a, b].map(String));
    expect((await shortlist(`?compare=${c},${a}`)).keys).toEqual([c, a].map(String));
  });
  test("keeps neighbours together as one offer, with the sum of their rents", async () => {
    const { keys, words } = await shortlist(asking("1082+1083", 1078));
    expect(keys).toEqual(["1082+1083", "1078"]);
    expect(words).toContain("407-14 + 407-15");
    expect(words).toContain("589 480 ₽");
  });
  test("treats units that are no neighbours as offers of their own", async () => {
    expect((await shortlist(asking("1001+1133"))).keys.sort()).toEqual(["1001", "1133"]);
  });
  test("shows twelve offers of more, and says so", async () => {
    const { keys, words } = await shortlist(asking(...offices.slice(0, 13)));
    expect(keys).toEqual(offices.slice(0, 12).map(String));
    expect(words).toContain("показаны первые 12");
  });
  test("names a unit that is let by now, and leaves it out of every sum", async () => {
    const { keys, words } = await shortlist(asking(1078, missing));
    expect(keys).toEqual(["1078"]);
    expect(words).toContain("Помещение 999999 уже не сдаётся");
  });
  test("leaves an offer out by a link, and says nothing that a sender wrote", async () => {
    const { main } = await shortlist(`${asking(1078, 1064)}&note=${encodeURIComponent("смотреть первым")}&best=1064`);
    const addresses = [...main.matchAll(/href="([^"]+)">Убрать/g)].map(([, address]) => address);
    expect(addresses).toEqual(["/compare?compare=1064", "/compare?compare=1078"]);
    expect(main).not.toContain("смотреть первым");
  });
  test("without script takes an offer by the link of its mark", async () => {
    const { main } = await site.read("/pavilions/1082+1083?people=35");
    const [, address = ""] = /class="mark[^"]*" href="([^"]+)"/.exec(main) ?? [];
    expect(address).toBe("/compare?compare=1082+1083&amp;people=35");
    const rows = await site.read("/arenda-skladov");
    expect(rows.main).toMatch(/class="mark" href="\/compare\?compare=\d+" aria-label="В подборку: /);
  });
  test("says once what all offers of a kind share, and leaves it out of their rows", async () => {
    const { words } = await shortlist(asking("1082+1083", 1078));
    expect(words).toContain("У всех: можно занять сейчас, корпус 4, класс A");
    expect(words).not.toContain("Можно занять сейчас");
  });
  test("groups kinds of premises, each with its own facts", async () => {
    const { words } = await shortlist(asking(1064, 1121, 1133));
    expect(words).toMatch(/Офисы.*Команда 23–30 человек.*Склады.*Ворота.*Торговые помещения.*Витрина/s);
  });
  test("sums one offer of each kind and all of them, a unit in two offers once", async () => {
    const { words } = await shortlist(asking("1082+1083", "1083+1084"));
    const rents = await Promise.all([1082, 1083, 1084].map(async (id) => unitOf(site.content, id)?.price ?? 0));
    const all = rents.reduce((sum, rent) => sum + rent, 0);
    expect(words.replaceAll(/\s/g, "")).toContain(`Берёмвсёсразу—${all}₽`);
    expect(words).toContain("общее помещение посчитано один раз");
  });
  test("carries the team to the units' pages and to the enquiry", async () => {
    const { main, words } = await shortlist(`${asking(1078, "1082+1083")}&people=35`);
    expect(main).toContain('href="/pavilions/1078?people=35"');
    expect(main).toContain('href="/pavilions/1082+1083?people=35"');
    expect(main).toContain('name="people" value="35"');
    expect(words).toMatch(/Команда \d+(?:,\d)? м² каждому/);
  });
  test("leads on where it is empty", async () => {
    const { main, words } = await shortlist("");
    expect(words).toContain("Здесь пока пусто");
    for (const alias of ["arenda-ofisov", "arenda-skladov", "arenda-torgovih-pomesheniy"])
      expect(main).toContain(`href="/${alias}"`);
    expect(words).toContain("Анна соберёт подборку");
  });
  test("is kept out of search engines", async () => {
    expect((await shortlist(asking(1078))).html).toContain('name="robots" content="noindex');
  });
});
