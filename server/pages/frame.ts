import type { Frame } from "../../views/layout/frame.ts";
import type { Pavilion } from "../../views/units/pavilion.ts";
import type { Content } from "../content/content.ts";
import { UpstreamFault } from "../content/upstream.ts";
import { notFound } from "../kit/http-error.ts";
import { sameItems } from "../kit/same-items.ts";
import type { Site } from "./define-page.ts";

/** All units; undefined while unknown. Menus then omit the numbers. */
async function unitsIfKnown(content: Content): Promise<Pavilion[] | undefined> {
  try {
    return await content.allPavilions();
  } catch (error) {
    if (error instanceof UpstreamFault) return undefined;
    throw error;
  }
}

/** Free units per category. */
function countFree(units: readonly Pavilion[]): NonNullable<Frame["freeUnits"]> {
  const counts = { office: 0, warehouse: 0, trade_area: 0 };
  for (const { category } of units) counts[category] += 1;
  return counts;
}

/** While the services are unknown, every page is the 404 error page. Source: the specification, the error catalogue. */
async function servicesOrNotFound(content: Content) {
  try {
    return await content.services();
  } catch (error) {
    throw error instanceof UpstreamFault ? notFound() : error;
  }
}

/** A cached frame and its inputs: an unchanged frame stays the same object. */
const made = new WeakMap<Content, { of: readonly unknown[]; frame: Frame }>();

/** The data of every page's header and footer. Throws a 404 while the services are unknown. */
export async function loadFrame(content: Content, site: Site, now: Date): Promise<Frame> {
  // Awaited first: if the upstream is down, the missing services must decide the status.
  const services = await servicesOrNotFound(content);
  const [park, units] = await Promise.all([content.park(), unitsIfKnown(content)]);
  const year = now.getFullYear();
  const of = [site, services, park, year, units];
  const before = made.get(content);
  if (before && sameItems(before.of, of)) return before.frame;
  const { contacts, categories } = park;
  const banner = park.banners.find(({ theme }) => theme === "messenger");
  const freeUnits = units && countFree(units);
  const { cabinetUrl, designCentreUrl, bannerAfterSeconds, statements } = site;
  const given = { cabinetUrl, designCentreUrl, statements };
  const frame = { contacts, categories, banner, bannerAfterSeconds, services, freeUnits, ...given, year };
  made.set(content, { of, frame });
  return frame;
}
