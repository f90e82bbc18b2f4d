import { bodyOf, buildings } from "./buildings.ts";
import banners from "./content/banners.json" with { type: "json" };
import categories from "./content/categories.json" with { type: "json" };
import contacts from "./content/contacts.json" with { type: "json" };
import mediaFacadeSolutions from "./content/media-facade-solutions.json" with { type: "json" };
import news from "./content/news.json" with { type: "json" };
import parking from "./content/parking.json" with { type: "json" };
import services from "./content/services.json" with { type: "json" };
import shops from "./content/shops.json" with { type: "json" };
import textFiles from "./content/text-files.json" with { type: "json" };
import vacancies from "./content/vacancies.json" with { type: "json" };
import { unitsOf } from "./floor-plan.ts";
import { showRange } from "./show-range.ts";
import { pavilionOf } from "./units/pavilion.ts";
import { vacantUnits } from "./units/vacant-units.ts";
import type { Body, NewsItem, Numbered, Pavilion, RentalCategory, Shop } from "./wire.ts";

const firstPavilionId = 1001;

/** All that the API can tell. `pavilions` stand in the API's own order, news from the newest. */
export type Park = {
  bodies: readonly Body[];
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

/** Builds the park: geometry, areas, rates, prices, words. Takes some 40 ms and is the same every time. */
export function buildPark(): Park {
  const tenants: readonly Shop[] = shops;
  const occupied = new Set(tenants.flatMap(({ pavilionNumber }) => pavilionNumber ?? []));
  return {
    bodies: buildings.map((building) =>
      bodyOf(building, Math.round(sum(unitsOf(building).map(({ square }) => square)))),
    ),
    pavilions: showRange(vacantUnits(occupied).map((unit, index) => pavilionOf(unit, firstPavilionId + index))),
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

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
