import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type StandInApi, startStandInApi } from "../../../server/stand-in/stand-in-api.ts";
import { type FaultFront, startFaultFront } from "../../support/fault-front.ts";
import { startSite, type TestSite } from "../../support/site.ts";

const waitMaxMs = 20_000;
const address = "/feeds/units?category=office&squareFrom=150&squareTo=200&priceTo=450000";

type WireUnit = { id: number; price: number; status: string; availableFrom?: string; updatedAt?: string };

let standIn: StandInApi;
let front: FaultFront;
let site: TestSite;
beforeAll(async () => {
  standIn = await startStandInApi();
  front = await startFaultFront(standIn.url);
  site = await startSite({ env: { API_BASE_URL: front.url, CONTENT_TTL_SECONDS: "1" } });
});
afterAll(async () => {
  await site.close();
  await front.close();
  await standIn.close();
});

const read = async (headers: Record<string, string> = {}) => {
  const response = await fetch(site.url + address, { headers });
  return { status: response.status, etag: response.headers.get("etag") ?? "", xml: await response.text() };
};
const idsOf = (xml: string) => [...xml.matchAll(/<entry><id>([^<]+)<\/id>/g)].map(([, id = ""]) => id);
const unitIn = (id: string) => Number(/pavilions\/(\d+)/.exec(id)?.[1]);

/** Changes one unit in every answer of the API from now on. */
function change(unitId: number, changed: Partial<WireUnit>): void {
  front.rewrite = (_, json) => {
    const { data } = json as { data?: unknown };
    if (!Array.isArray(data)) return json;
    return {
      ...(json as object),
      data: data.map((one: WireUnit) => (one.id === unitId ? { ...one, ...changed } : one)),
    };
  };
}

/** The feed as soon as it has an entry that it did not have before. */
async function renewed(before: string): Promise<{ xml: string; fresh: string[] }> {
  const known = new Set(idsOf(before));
  const endMs = Date.now() + waitMaxMs;
  for (;;) {
    const { xml } = await read();
    const fresh = idsOf(xml).filter((id) => !known.has(id));
    if (fresh.length > 0 || Date.now() > endMs) return { xml, fresh };
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

describe("A feed of units under a running site", () => {
  test("gets an entry when a unit becomes free, and one when it becomes cheaper", async () => {
    const first = await read();
    const soon = idsOf(first.xml).find((id) => id.includes("#soon-")) ?? "";
    change(unitIn(soon), { status: "free", updatedAt: "2026-11-21T09:00:00Z" });
    const free = await renewed(first.xml);
    expect(free.fresh).toEqual([soon.replace("#soon-", "#free-")]);
    expect(idsOf(free.xml)[0]).toBe(free.fresh[0]);
    expect(free.xml).toContain('<updated>2026-11-21T09:00:00Z</updated>\n<link rel="self"');

    change(unitIn(soon), { status: "free", price: 399_000, updatedAt: "2026-11-22T09:00:00Z" });
    const cheaper = await renewed(free.xml);
    expect(cheaper.fresh.map((id) => id.slice(id.indexOf("#")))).toEqual(["#free-399000"]);
    expect(idsOf(cheaper.xml)).toHaveLength(idsOf(first.xml).length);
  });

  test("is sent again after a change, and only then", async () => {
    const { etag, xml } = await read();
    expect((await read({ "If-None-Match": etag })).status).toBe(304);
    const [first = ""] = idsOf(xml);
    change(unitIn(first), { status: "free", price: 388_000, updatedAt: "2026-11-23T09:00:00Z" });
    await renewed(xml);
    expect((await read({ "If-None-Match": etag })).status).toBe(200);
  });
});
