import type { MediaFacadeSolution } from "../../views/advertising/media-facade.ts";
import type { Listing } from "../../views/kit/listing.ts";
import type { NewsItem, NewsListing, NewsQuery } from "../../views/news/news.ts";
import type { Park } from "../../views/park/park.ts";
import type { Service } from "../../views/services/service.ts";
import type { Shop, ShopListing, ShopQuery } from "../../views/shops/shop.ts";
import type { Pavilion, PavilionListing, PavilionQuery } from "../../views/units/pavilion.ts";
import type { PlacementParameters } from "../../views/units/selection/placement.ts";
import type { Vacancy } from "../../views/vacancies/vacancy.ts";
import type { Parking } from "../../views/visit/parking.ts";

/**
 * The reads that pages use. Answers are parsed and safe to render. An item that does not exist is `undefined`. Throws
 * `UpstreamFault` if the upstream fails and nothing is cached.
 */
export interface Content {
  park(): Promise<Park>;
  services(): Promise<Service[]>;
  service(id: number): Promise<Service | undefined>;
  /** The first page of the units that match, with the filter's options. */
  pavilions(query: PavilionQuery): Promise<PavilionListing>;
  /** Further pages, without the options. */
  morePavilions(query: PavilionQuery): Promise<Listing<Pavilion>>;
  /** All units that match, in the upstream's order; the same array until the content changes. */
  unitsOf(query: PavilionQuery): Promise<Pavilion[]>;
  /** All units to let, of every category, in the upstream's order. */
  allPavilions(): Promise<Pavilion[]>;
  pavilion(id: number): Promise<Pavilion | undefined>;
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
