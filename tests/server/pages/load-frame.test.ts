import { expect, test } from "vitest";
import type { Content } from "../../../server/content/content.ts";
import { UpstreamFault } from "../../../server/content/upstream.ts";
import type { Site } from "../../../server/pages/define-page.ts";
import { loadFrame } from "../../../server/pages/load-frame.ts";

test("the frame distinguishes no free units from unknown units, even with otherwise equal content", async () => {
  const [park, services, none] = [{ contacts: {}, categories: [], banners: [], texts: {} }, [], []];
  let units = () => Promise.reject<[]>(new UpstreamFault("down"));
  const parts = {
    services: async () => services,
    park: async () => park,
    allUnits: () => units(),
    vacancies: async () => none,
  };
  const frame = async () => loadFrame(parts as object as Content, site, new Date("2026-11-20T12:00:00Z"));
  const site = {} as Site;
  expect((await frame()).freeUnits).toBeUndefined();
  units = async () => none as [];
  const loaded = await frame();
  expect(loaded.freeUnits).toEqual({ office: 0, warehouse: 0, trade_area: 0 });
  expect(await frame(), "the same object, so that cached parts are found").toBe(loaded);
});
