import { describe, expect, test } from "vitest";
import { deriveAnswers } from "../support/parks/derived-park.ts";
import { plainPark } from "../support/parks/foreign-parks.ts";
import { parkSites } from "../support/sites/park-sites.ts";

/** Names that every object of the language has. */
const inherited = ["constructor", "toString", "valueOf", "hasOwnProperty", "__proto__"];
const inheritedAt = (at: number) => inherited[at % inherited.length] ?? "";

type Item = Record<string, unknown>;

/** What every item of a list is called by, for all lists that pages look up words for. */
const renamed: Readonly<Record<string, (item: Item, name: string) => Item>> = {
  "/shops": (shop, name) => ({ ...shop, category: { id: name, name } }),
  "/news": (news, name) => ({ ...news, type: name }),
  "/services": (service, name) => ({ ...service, name }),
  "/vacancies": (vacancy, name) => ({ ...vacancy, title: name, department: name }),
  "/media-facade-solutions": (surface, name) => ({ ...surface, name, placement: name }),
  "/pavilions": (unit, name) => ({ ...unit, name, facts: inherited.map((fact) => ({ name: fact, value: fact })) }),
};

const plain = deriveAnswers(plainPark);
const departments = inherited.map((name, at) => ({ name, phone: `+7 (000) 111-22-3${at}` }));
const start = parkSites();
const park = start(
  (path, query) => {
    const answer: Item | undefined = structuredClone(plain(path, query)) as Item | undefined;
    if (!answer) return undefined;
    const rename = renamed[path];
    if (path === "/init") Object.assign(Object(answer.data).contacts, { departments });
    if (rename && Array.isArray(answer.data))
      answer.data = answer.data.map((item: Item, at) => rename(item, inheritedAt(at)));
    return { ...answer, meta: undefined };
  },
  { PARK_STATEMENTS: "on" },
);

/** The types of the things that a page's structured data tells of; undefined of a thing without one. */
function typesIn(html: string): unknown[] {
  const scripts = html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs);
  const things = [...scripts].flatMap(([, json = ""]): Item[] => JSON.parse(json)["@graph"]);
  return things.map((thing) => thing["@type"]);
}

describe("Names that every object has", () => {
  const shops = inherited.map((_, at) => `/shops/${at + 1}`);
  const others = ["/news/1", "/services/1", "/vacancies/1", "/advertising/solutions/1", "/pavilions/1"];
  test.each([...shops, ...others])("leave each thing of %s its type", async (address) => {
    const site = await park;
    const { status, html } = await site.read(address);
    expect(status).toBe(200);
    const types = typesIn(html);
    expect(types.length).toBeGreaterThan(0);
    for (const type of types) expect(type).toEqual(expect.any(String));
    expect(html).not.toMatch(/native code|\[object/);
  });
  test("are the names of departments as they are", async () => {
    const site = await park;
    const { words } = await site.read("/contacts");
    for (const name of inherited) expect(words).toContain(` ${name} `);
  });
});
