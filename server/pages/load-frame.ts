import type { Park } from "../../views/content/park.ts";
import type { Service } from "../../views/content/service.ts";
import type { Unit } from "../../views/content/unit.ts";
import type { Vacancy } from "../../views/content/vacancy.ts";
import { onceFor } from "../../views/kit/once-for.ts";
import type { Frame } from "../../views/layout/frame.ts";
import type { Content } from "../content/content.ts";
import { UpstreamFault } from "../content/upstream.ts";
import { notFound } from "../kit/http-error.ts";
import { legalTextsOf } from "./about/legal-pages.ts";
import type { Site } from "./define-page.ts";

/** Handles a fault of the upstream; other errors are rethrown. */
const whenDown =
  <Value>(instead: () => Value) =>
  (error: unknown): Value => {
    if (error instanceof UpstreamFault) return instead();
    throw error;
  };

function countFree(units: readonly Unit[]): NonNullable<Frame["freeUnits"]> {
  const counts = { office: 0, warehouse: 0, trade_area: 0 };
  for (const { category } of units) counts[category] += 1;
  return counts;
}

/** An unchanged frame stays the same object. */
const frameOf = onceFor(
  (park: Park, services: Service[], site: Site, year: number, units?: Unit[], vacancies?: Vacancy[]): Frame => {
    const { contacts, categories } = park;
    const { cabinetUrl, designCentreUrl, bannerAfterSeconds, claims } = site;
    return {
      contacts,
      categories,
      banner: park.banners.find(({ theme }) => theme === "messenger"),
      bannerAfterSeconds,
      services,
      freeUnits: units && countFree(units),
      hasVacancies: vacancies === undefined || vacancies.length > 0,
      texts: legalTextsOf(park),
      ...{ cabinetUrl, designCentreUrl, claims },
      year,
    };
  },
);

/** While the services are unknown, every page is the 404 error page. Source: the error catalogue. */
export async function loadFrame(content: Content, site: Site, now: Date): Promise<Frame> {
  // Awaited first: if the upstream is down, the missing services must decide the status.
  const services = await content.services().catch(
    whenDown(() => {
      throw notFound();
    }),
  );
  // While the units are unknown, menus omit their numbers.
  const allUnits = content.allUnits().catch(whenDown(() => undefined));
  const open = content.vacancies().catch(whenDown(() => undefined));
  const [park, units, vacancies] = await Promise.all([content.park(), allUnits, open]);
  return frameOf(park, services, site, now.getFullYear(), units, vacancies);
}
