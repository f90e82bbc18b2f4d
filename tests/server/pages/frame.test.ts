import { expect, test } from "vitest";
import { createContentApi } from "../../../server/content/content-api.ts";
import { UpstreamFault } from "../../../server/content/upstream.ts";
import { loadFrame } from "../../../server/pages/frame.ts";

const site = {
  origin: "",
  cabinetUrl: "",
  designCentreUrl: "",
  map2gisKey: undefined,
  floors2gisId: undefined,
  bannerAfterSeconds: undefined,
  statements: undefined,
};

test("the frame distinguishes no free units from unknown units, even with otherwise equal content", async () => {
  const api = createContentApi({
    ask: async () => undefined,
    freshMs: 1000,
    log: () => {},
    pictureOrigins: [],
    ownOrigin: "",
  });
  const park = { contacts: {}, categories: [], banners: [] };
  let units: "unknown" | "none" = "unknown";
  const content = Object.assign(api, {
    services: async () => services,
    park: async () => park,
    allPavilions: async () => {
      if (units === "unknown") throw new UpstreamFault("down");
      return none;
    },
  });
  const services: never[] = [];
  const none: never[] = [];
  const now = new Date("2026-11-20T12:00:00Z");
  const before = await loadFrame(content, site, now);
  expect(before.freeUnits).toBeUndefined();
  units = "none";
  const after = await loadFrame(content, site, now);
  expect(after.freeUnits).toEqual({ office: 0, warehouse: 0, trade_area: 0 });
  expect(await loadFrame(content, site, now)).toBe(after);
});
