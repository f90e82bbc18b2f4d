import banners from "./content/banners.json" with { type: "json" };
import bodies from "./content/bodies.json" with { type: "json" };
import categories from "./content/categories.json" with { type: "json" };
import contacts from "./content/contacts.json" with { type: "json" };
import mediaFacadeSolutions from "./content/media-facade-solutions.json" with { type: "json" };
import news from "./content/news.json" with { type: "json" };
import parking from "./content/parking.json" with { type: "json" };
import services from "./content/services.json" with { type: "json" };
import shops from "./content/shops.json" with { type: "json" };
import site from "./content/site.json" with { type: "json" };
import textFiles from "./content/text-files.json" with { type: "json" };
import offices from "./content/units/offices.json" with { type: "json" };
import tradeAreas from "./content/units/trade-areas.json" with { type: "json" };
import warehouses from "./content/units/warehouses.json" with { type: "json" };
import vacancies from "./content/vacancies.json" with { type: "json" };
import { pavilionOf } from "./pavilion.ts";
import { showRange } from "./show-range.ts";
import type { Body, NewsItem, Numbered, Pavilion, RentalCategory, Shop, StoredUnit } from "./wire.ts";

/** All content of the API. `pavilions` are in the API's order, news from the newest. */
export type Park = {
  bodies: readonly Body[];
  site: object;
  pavilions: readonly Pavilion[];
  categories: readonly RentalCategory[];
  services: readonly Numbered[];
  shops: readonly Shop[];
  news: readonly NewsItem[];
  mediaFacadeSolutions: readonly Numbered[];
  vacancies: readonly Numbered[];
  parking: object;
  contacts: object;
  banners: { banners: object[]; advertisementBanners: object[] };
  textFiles: Record<string, object>;
};

/** Reads the park from `content/`. */
export function buildPark(): Park {
  const buildings = bodies as readonly Body[];
  const units = [...offices, ...warehouses, ...tradeAreas] as readonly StoredUnit[];
  return {
    bodies: buildings,
    site,
    pavilions: showRange(units.map((unit) => pavilionOf(unit, buildings))),
    categories,
    services,
    shops,
    news: [...news].sort((a, b) => Date.parse(b.date) - Date.parse(a.date)),
    mediaFacadeSolutions,
    vacancies,
    parking,
    contacts,
    banners,
    textFiles,
  };
}
