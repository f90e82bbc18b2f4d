import { beforeAll, describe, expect, test, vi } from "vitest";
import type { Pavilion } from "../../../views/units/pavilion.ts";
import { mainOf } from "../../support/plain-text.ts";
import { siteForFile } from "../../support/site-for-file.ts";

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const site = siteForFile();
let units: Pavilion[];
beforeAll(async () => {
  units = (await site.content.allPavilions()).filter(({ category }) => category === "office").slice(0, 5);
});

const get = async (path: string) => {
  const response = await fetch(site.url + path, { redirect: "manual" });
  return { status: response.status, location: response.headers.get("location"), html: await response.text() };
};
const compare = (ids: readonly (number | undefined)[]) => get(`/compare?${ids.map((id) => `compare=${id}`).join("&")}`);
const columnsOf = (html: string) =>
  [...mainOf(html).matchAll(/<th scope="col">.*?href="\/pavilions\/(\d+)"/g)].map(([, id]) => Number(id));
const ids = () => units.map(({ id }) => id);

describe("the comparison", () => {
  test("shows the units in the order of the address, without duplicates", async () => {
    const [a, b, c] = ids();
    expect(columnsOf((await compare([c, a, c, b])).html)).toEqual([c, a, b]);
  });

  test("shows the first four of more units, and says so", async () => {
    const { html } = await compare(ids());
    expect(columnsOf(html)).toEqual(ids().slice(0, 4));
    expect(mainOf(html)).toMatch(/показаны\sпервые/);
  });

  test("omits a unit that is no longer to let, and says so", async () => {
    const [a, b] = ids();
    const { status, html } = await compare([a, 999_999, b]);
    expect(status).toBe(200);
    expect(columnsOf(html)).toEqual([a, b]);
    expect(mainOf(html)).toMatch(/уже\sне\sсдаётся/);
  });

  test("shows four of five if one is not to let, and does not say that there are too many", async () => {
    const [a, b, c, d] = ids();
    const { html } = await compare([a, 999_999, b, c, d]);
    expect(columnsOf(html)).toEqual([a, b, c, d]);
    expect(mainOf(html)).toMatch(/уже\sне\sсдаётся/);
    expect(mainOf(html)).not.toMatch(/показаны\sпервые/);
  });

  test("says below two units that one is missing, and links to the list with the tick", async () => {
    const [a] = ids();
    expect(mainOf((await compare([])).html)).toContain('href="/arenda-ofisov"');
    const { status, html } = await compare([a]);
    expect(status).toBe(200);
    expect(mainOf(html)).toContain(`href="/arenda-ofisov?compare=${a}"`);
  });

  test("is excluded from search indexes", async () => {
    const { html } = await compare(ids().slice(0, 2));
    expect(html).toContain('content="noindex, follow"');
    expect((await get("/robots.txt")).html).toContain("Disallow: /compare\n");
    expect((await get("/sitemap.xml")).html).not.toContain("/compare");
  });

  test("redirects a form with the whole filter to its short address", async () => {
    const [a, b] = ids();
    const { status, location } = await get(`/compare?squareFrom=&priceTo=&bodies=2&compare=${b}&compare=${a}`);
    expect([status, location]).toEqual([303, `/compare?compare=${b}&compare=${a}`]);
  });

  test("draws all plans at one scale: drawn widths are proportional to the units' widths", async () => {
    const { html } = await compare(ids().slice(0, 3));
    const floors = [...mainOf(html).matchAll(/class="floor" d="M[\d.]+ [\d.]+h([\d.]+)/g)].map(([, w]) => Number(w));
    const widths = units.slice(0, 3).map(({ place }) => place?.width ?? 0);
    expect(floors).toHaveLength(3);
    for (const [at, width] of widths.entries())
      expect((floors[at] ?? 0) / (floors[0] ?? 1)).toBeCloseTo(width / (widths[0] ?? 1), 1);
  });

  test("requests a showing with the unit numbers in the comment, and accepts ids only", async () => {
    const [a, b] = units;
    const query = `compare=${a?.id}&compare=${b?.id}`;
    expect(mainOf((await compare([a?.id, b?.id])).html)).toContain(`/requests/callback?${query.replace("&", "&amp;")}`);
    for (const path of ["/requests/callback", "/fragments/requests/callback"]) {
      const { html } = await get(`${path}?${query}&compare=999999&comment=zzz&name=zzz`);
      expect(html).toContain(`Прошу показать помещения ${a?.number} (корпус ${a?.body.number}`);
      expect(html).toContain(`${b?.number} (корпус`);
      expect(html).not.toContain("zzz");
    }
    expect((await get("/requests/callback")).html).not.toContain("Прошу показать");
  });
});
