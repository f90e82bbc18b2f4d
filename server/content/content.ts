import type { NewsItem, NewsListing, NewsQuery } from "../../views/content/news-item.ts";
import type { Park } from "../../views/content/park.ts";
import type { Parking } from "../../views/content/parking.ts";
import type { Service } from "../../views/content/service.ts";
import type { Shop, ShopListing, ShopQuery } from "../../views/content/shop.ts";
import type { MediaFacadeSolution } from "../../views/content/surface.ts";
import type { Unit, UnitListing, UnitQuery } from "../../views/content/unit.ts";
import type { Vacancy } from "../../views/content/vacancy.ts";
import type { Listing } from "../../views/kit/listing.ts";
import type { PlacementParameters } from "../../views/units/selection/selection.filter.ts";

/** Parsed and safe to render; undefined does not exist. `UpstreamFault` if nothing is cached and upstream fails. */
export interface Content {
  park(): Promise<Park>;
  services(): Promise<Service[]>;
  service(id: number): Promise<Service | undefined>;
  /** The first page of the units that match, with the filter's options. */
  units(query: UnitQuery): Promise<UnitListing>;
  /** Further pages, without the options. */
  moreUnits(query: UnitQuery): Promise<Listing<Unit>>;
  /** All units that match, in the upstream's order; the same array until the content changes. */
  unitsOf(query: UnitQuery): Promise<Unit[]>;
  /** All units to let: the lists of the categories one after another. */
  allUnits(): Promise<Unit[]>;
  /** When a unit came to be as it is (ISO 8601): told by the upstream, else the time it was first seen so. */
  changedAt(unit: Unit): string;
  /** When the site first read content (ISO 8601): kept with the snapshot. */
  since(): string;
  unit(id: number): Promise<Unit | undefined>;
  shops(query: ShopQuery): Promise<ShopListing>;
  allShops(): Promise<Shop[]>;
  shop(id: number): Promise<Shop | undefined>;
  news(query: NewsQuery): Promise<NewsListing>;
  /** All news of every type, newest first. */
  allNews(): Promise<NewsItem[]>;
  newsItem(id: number): Promise<NewsItem | undefined>;
  mediaFacadeSolutions(): Promise<MediaFacadeSolution[]>;
  mediaFacadeSolution(id: number): Promise<MediaFacadeSolution | undefined>;
  vacancies(): Promise<Vacancy[]>;
  vacancy(id: number): Promise<Vacancy | undefined>;
  parking(): Promise<Parking>;
  placementParameters(): Promise<PlacementParameters>;
}
