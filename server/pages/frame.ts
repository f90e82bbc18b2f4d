import type { Frame } from "../../views/layout/frame.ts";
import type { Content } from "../content/content.ts";
import { UpstreamFault } from "../content/upstream.ts";
import { notFound } from "../http-error.ts";
import type { Site } from "./define-page.ts";

/** How many units of each category are free; undefined while that cannot be known: the menus do without. */
async function countFree(content: Content): Promise<Frame["freeUnits"]> {
  try {
    const counts = { office: 0, warehouse: 0, trade_area: 0 };
    for (const { category } of await content.allPavilions()) counts[category] += 1;
    return counts;
  } catch (error) {
    if (error instanceof UpstreamFault) return undefined;
    throw error;
  }
}

/** Services that were never known make every page the 404 error page. Source: the specification, the error catalogue. */
async function servicesOrNotFound(content: Content) {
  try {
    return await content.services();
  } catch (error) {
    throw error instanceof UpstreamFault ? notFound() : error;
  }
}

/** What the header and the footer of every page show. Throws a 404 while the services were never known. */
export async function loadFrame(content: Content, site: Site, now: Date): Promise<Frame> {
  // First and alone: while upstream is down, the services decide what a visitor sees, whichever call fails sooner.
  const services = await servicesOrNotFound(content);
  const [park, freeUnits] = await Promise.all([content.park(), countFree(content)]);
  const { contacts, categories } = park;
  const banner = park.banners.find(({ theme }) => theme === "messenger");
  const { cabinetUrl, designCentreUrl } = site;
  return { contacts, categories, banner, services, freeUnits, cabinetUrl, designCentreUrl, year: now.getFullYear() };
}
