import type { Content } from "../content/content.ts";
import { legalTextsOf } from "../content/park.ts";
import type { Unit } from "../content/unit.ts";
import { onceFor } from "../ui/once.ts";
import type { Site } from "./define-page.ts";

function countFree(units: readonly Unit[]) {
  const counts = { office: 0, warehouse: 0, trade_area: 0 };
  for (const { category } of units) counts[category] += 1;
  return counts;
}

/** What the header and the footer of every page show; `year` is the current one, for the copyright. */
export const frameOf = onceFor(({ park, services, units }: Content, site: Site, year: number) => {
  const { contacts, categories } = park;
  const { cabinetUrl, designCentreUrl, bannerAfterSeconds, verifications, claims } = site;
  return {
    contacts,
    categories,
    services,
    /** The announcement of the banner dialog, which opens by itself after `bannerAfterSeconds`. */
    banner: park.banners.find(({ theme }) => theme === "messenger"),
    bannerAfterSeconds,
    /** By category; undefined while the units are unknown: then menus omit their numbers. */
    freeUnits: units && countFree(units),
    /** Legal texts that have a page. */
    texts: legalTextsOf(park),
    ...{ verifications, cabinetUrl, designCentreUrl, claims },
    year,
  };
});

export type Frame = ReturnType<typeof frameOf>;
