import { expect, test } from "vitest";
import type { Content } from "../../../views/content/content.ts";
import type { Site } from "../../../views/layout/define-page.ts";
import { frameOf } from "../../../views/layout/frame.ts";

test("the frame distinguishes no free units from unknown units, and is the same object for the same content", () => {
  const content = { park: { contacts: {}, categories: [], banners: [], texts: {} }, services: [] } as object as Content;
  const site = {} as Site;
  expect(frameOf(content, site, 2026).freeUnits).toBeUndefined();
  const known = { ...content, units: [] };
  expect(frameOf(known, site, 2026).freeUnits).toEqual({ office: 0, warehouse: 0, trade_area: 0 });
  expect(frameOf(known, site, 2026), "so that cached parts are found").toBe(frameOf(known, site, 2026));
});
