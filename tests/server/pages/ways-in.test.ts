import { describe, expect, test } from "vitest";
import { wordsOf } from "../../support/pages/page-text.ts";
import { siteForFile } from "../../support/sites/site-for-file.ts";

const site = siteForFile();

/** The text of a page without its drawings, with plain spaces. */
const textOf = async (address: string) => wordsOf((await site.read(address)).main.replace(/<svg.*?<\/svg>/gs, ""));

const entrances = async () => site.content.park.site?.entrances ?? expect.fail("no site");

describe("The ways into the park in words", () => {
  test("name every stop of the bus, which pages of units lead from", async () => {
    const stops = site.content.park.site?.stops ?? expect.fail("no stops");
    const text = await textOf("/route");
    const places = stops.map(({ name }) => name.split(",")[0]?.toLowerCase().replace(/\s/g, " ") ?? "");
    expect(places.filter((place) => !text.toLowerCase().includes(place))).toEqual([]);
    expect(stops.length).toBeGreaterThan(1);
  });
  test("name no entrance and no gate that the plan lacks", async () => {
    const entranceNames = new Set((await entrances()).map(({ name }) => name));
    const news = site.content.news.map(({ id }) => `/news/${id}`);
    const pages = ["/route", "/route/residents", "/parking", "/parking/residents", "/contacts", ...news];
    const texts = await Promise.all(pages.map(async (address) => ({ address, text: await textOf(address) })));
    const named = texts.flatMap(({ address, text }) =>
      [...text.matchAll(/(вход|въезд)(?:а|е|у|ом|ы)? (\d)(?!\d| (?:мин|пост))/gi)].map(([, what = "", number]) => ({
        address,
        name: `${what.toLowerCase()} ${number}`,
      })),
    );
    expect(named.length).toBeGreaterThan(10);
    expect(named.filter(({ name }) => !entranceNames.has(name))).toEqual([]);
  });

  test("list every entrance for people on the plan, and the gate of the warehouses", async () => {
    const text = await textOf("/route/residents");
    for (const { name, kind } of await entrances())
      if (kind === "foot") expect(text.toLowerCase(), name).toContain(`${name} `);
    expect(text).toContain("Проходная складов");
  });

  test("send trucks to the gate of the warehouses, from the side where it stands", async () => {
    const gate = (await entrances()).find(({ name }) => name === "склады");
    expect(gate?.kind).toBe("car");
    const side = { n: "севера", e: "востока", s: "юга", w: "запада" }[gate?.from ?? "n"];
    expect((await textOf("/route")).toLowerCase()).toContain(`с ${side}, через ворота складов`);
  });
});
