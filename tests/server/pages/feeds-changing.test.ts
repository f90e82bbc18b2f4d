import { setTimeout as sleep } from "node:timers/promises";
import { expect, test } from "vitest";
import { frontedSite } from "../../support/sites/fronted-sites.ts";

const waitMaxMs = 20_000;
const address = "/feeds/units?category=office&squareFrom=150&squareTo=200&priceTo=450000";

const sites = frontedSite({ CONTENT_TTL_SECONDS: "1" });

const read = async (sent: Record<string, string> = {}) => {
  const { status, headers, text: xml } = await sites.site.get(address, sent);
  const ids = [...xml.matchAll(/<entry><id>([^<]+)<\/id>/g)].map(([, id = ""]) => id);
  return { status, etag: headers.etag ?? "", xml, ids };
};

/** Changes one unit in every answer of the API from now on. Returns the feed and its new ids as soon as it has some. */
async function change(unitId: number, changed: object) {
  const idsBefore = new Set((await read()).ids);
  sites.front.rewrite = (_, json) => {
    const { data } = json as { data?: { id: number }[] };
    if (!Array.isArray(data)) return json;
    return { ...(json as object), data: data.map((unit) => (unit.id === unitId ? { ...unit, ...changed } : unit)) };
  };
  for (const endMs = Date.now() + waitMaxMs; ; await sleep(100)) {
    const feed = await read();
    const fresh = feed.ids.filter((id) => !idsBefore.has(id));
    if (fresh.length > 0 || Date.now() > endMs) return { ...feed, fresh };
  }
}

test("A feed gets an entry when a unit becomes free or cheaper; it is sent again then, and only then", async () => {
  const first = await read();
  const soon = first.ids.find((id) => id.includes("#soon-")) ?? "";
  const unitId = Number(/pavilions\/(\d+)/.exec(soon)?.[1]);
  const free = await change(unitId, { status: "free", updatedAt: "2026-11-21T09:00:00Z" });
  expect(free.fresh).toEqual([soon.replace("#soon-", "#free-")]);
  expect(free.ids[0]).toBe(free.fresh[0]);
  expect(free.xml).toContain('<updated>2026-11-21T09:00:00Z</updated>\n<link rel="self"');

  expect((await read({ "If-None-Match": free.etag })).status).toBe(304);
  const cheaper = await change(unitId, { status: "free", price: 399_000, updatedAt: "2026-11-22T09:00:00Z" });
  expect(cheaper.fresh.map((id) => id.slice(id.indexOf("#")))).toEqual(["#free-399000"]);
  expect(cheaper.ids).toHaveLength(first.ids.length);
  expect((await read({ "If-None-Match": free.etag })).status).toBe(200);
});
