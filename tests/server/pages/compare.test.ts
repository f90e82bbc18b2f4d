import { beforeAll, describe, expect, test } from "vitest";
import type { Unit } from "../../../views/content/unit.ts";
import { getFrom } from "../../support/pages/lists.ts";
import { mainOf, wordsOf } from "../../support/pages/page-text.ts";
import { siteForFile } from "../../support/sites/site-for-file.ts";

const site = siteForFile();
let units: Unit[];
beforeAll(async () => {
  units = (await site.content.allUnits()).filter(({ category }) => category === "office").slice(0, 5);
});

const missing = 999_999;
/** The comparison of the units at these places of the list. */
const compare = async (...places: (number | "missing")[]) => {
  const ids = places.map((at) => (at === "missing" ? missing : units[at]?.id));
  const { status, html } = await getFrom(site, `/compare?${ids.map((id) => `compare=${id}`).join("&")}`);
  return { status, html, main: mainOf(html) };
};
const placesIn = (html: string) =>
  [...html.matchAll(/<th scope="col">.*?href="\/pavilions\/(\d+)"/g)].map(([, id]) =>
    units.findIndex((unit) => unit.id === Number(id)),
  );
const tooMany = "показаны первые";
const gone = "уже не сдаётся";

describe("the comparison", () => {
  test.each([
    ["shows the units in the order of the address, without duplicates", [2, 0, 2, 1], [2, 0, 1], []],
    ["shows the first four of more units, and says so", [0, 1, 2, 3, 4], [0, 1, 2, 3], [tooMany]],
    ["omits a unit that is no longer to let, and says so", [0, "missing", 1], [0, 1], [gone]],
    ["shows four of five if one is not to let: not too many", [0, "missing", 1, 2, 3], [0, 1, 2, 3], [gone]],
  ] as const)("%s", async (_, asked, shown, notes) => {
    const { status, main } = await compare(...asked);
    expect(status).toBe(200);
    expect(placesIn(main)).toEqual(shown);
    expect([tooMany, gone].filter((words) => wordsOf(main).includes(words))).toEqual(notes);
  });

  test("offers three units like a single one, and links to the list with the tick", async () => {
    expect((await compare()).main).toContain('href="/arenda-ofisov"');
    const { main } = await compare(0);
    const [own, ...near] = [...main.matchAll(/<th scope="col">.*?href="\/pavilions\/(\d+)"/g)].map(([, id]) =>
      Number(id),
    );
    expect(own).toBe(units[0]?.id);
    expect(near).toHaveLength(3);
    for (const id of near) expect(main).toContain(`href="/compare?compare=${own}&amp;compare=${id}"`);
    expect(main).toContain(`href="/arenda-ofisov?compare=${own}"`);
  });

  test("carries the team to the units' pages and back, and judges the room for each", async () => {
    const [a, b] = units;
    const { html } = await getFrom(site, `/compare?compare=${a?.id}&compare=${b?.id}&people=5`);
    expect(html).toContain(`href="/pavilions/${a?.id}?people=5"`);
    expect(wordsOf(html)).toMatch(/На человека, если вас 5 \d+(,\d)? м², (тесно|удобно|с запасом)/);
    expect(html).toContain(`/compare?compare=${b?.id}&amp;people=5`);
  });

  test("is excluded from search indexes", async () => {
    expect((await compare(0, 1)).html).toContain('content="noindex, follow"');
    expect((await getFrom(site, "/robots.txt")).html).toContain("Disallow: /compare\n");
    expect((await getFrom(site, "/sitemap.xml")).html).not.toContain("/compare");
  });

  test("redirects a form with the whole filter to its short address", async () => {
    const address = "/compare?squareFrom=&priceTo=&bodies=2&compare=1002&compare=1001";
    const { status, headers } = await fetch(site.url + address, { redirect: "manual" });
    expect([status, headers.get("location")]).toEqual([303, "/compare?compare=1002&compare=1001"]);
  });

  test("draws all plans at one scale: drawn widths are proportional to the units' widths", async () => {
    const { main } = await compare(0, 1, 2);
    const drawn = [...main.matchAll(/class="floor" d="M[\d.]+ [\d.]+h([\d.]+)/g)].map(([, width]) => Number(width));
    const widths = units.slice(0, 3).map(({ place }) => place?.width ?? 0);
    expect(drawn).toHaveLength(3);
    for (const [at, width] of widths.entries())
      expect((drawn[at] ?? 0) / (drawn[0] ?? 1)).toBeCloseTo(width / (widths[0] ?? 1), 1);
  });

  test("requests a showing with the unit numbers in the comment, and accepts ids only", async () => {
    const [a, b] = units;
    const query = `compare=${a?.id}&compare=${b?.id}`;
    expect((await compare(0, 1)).main).toContain(
      `/requests/rent?pavilionId=${a?.id}&amp;${query.replace("&", "&amp;")}`,
    );
    for (const path of ["/requests/rent", "/fragments/requests/rent"]) {
      const { html } = await getFrom(
        site,
        `${path}?pavilionId=${a?.id}&${query}&compare=${missing}&comment=zzz&name=zzz`,
      );
      expect(html).toContain(`Прошу показать помещения ${a?.number} (корпус ${a?.building.number}`);
      expect(html).toContain(`${b?.number} (корпус`);
      expect(html).not.toContain("zzz");
    }
    expect((await getFrom(site, `/requests/rent?pavilionId=${a?.id}`)).html).not.toContain("Прошу показать");
  });
});
