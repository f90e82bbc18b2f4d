import type { Content } from "../content/content.ts";
import { legalTextsOf } from "../content/park.ts";
import type { Unit } from "../content/unit.ts";
import { onceFor } from "../ui/Kept.ts";
import type { Site } from "./define-page.ts";
import type { Frame } from "./frame.ts";

function countFree(units: readonly Unit[]): NonNullable<Frame["freeUnits"]> {
  const counts = { office: 0, warehouse: 0, trade_area: 0 };
  for (const { category } of units) counts[category] += 1;
  return counts;
}

/** The frame of every page. While the units are unknown, menus omit their numbers. */
export const frameOf = onceFor(({ park, services, units, vacancies }: Content, site: Site, year: number): Frame => {
  const { contacts, categories } = park;
  const { cabinetUrl, designCentreUrl, bannerAfterSeconds, verifications, claims } = site;
  return {
    contacts,
    categories,
    banner: park.banners.find(({ theme }) => theme === "messenger"),
    bannerAfterSeconds,
    services,
    freeUnits: units && countFree(units),
    hasVacancies: vacancies === undefined || vacancies.length > 0,
    texts: legalTextsOf(park),
    ...{ verifications, cabinetUrl, designCentreUrl, claims },
    year,
  };
});
