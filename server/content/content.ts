import type { MediaFacadeSolution } from "../../views/advertising/media-facade.ts";
import type { Listing } from "../../views/kit/listing.ts";
import type { NewsItem, NewsListing, NewsQuery } from "../../views/news/news.ts";
import type { Park } from "../../views/park/park.ts";
import type { Service } from "../../views/services/service.ts";
import type { Shop, ShopListing, ShopQuery } from "../../views/shops/shop.ts";
import type { Pavilion, PavilionListing, PavilionQuery } from "../../views/units/pavilion.ts";
import type { PlacementParameters } from "../../views/units/placement.ts";
import type { Vacancy } from "../../views/vacancies/vacancy.ts";
import type { Parking } from "../../views/visit/parking.ts";

/**
 * What pages may ask for. Every answer is parsed and safe to render. A single item that does not exist is `undefined`;
 * an upstream that cannot be reached, and never could, throws `UpstreamFault`.
 */
export interface Content {
  park(): Promise<Park>;
  services(): Promise<Service[]>;
  service(id: number): Promise<Service | undefined>;
  /** First page of the units that fit, with what there is to choose from. */
  pavilions(query: PavilionQuery): Promise<PavilionListing>;
  /** Further pages: the same without the choices. */
  morePavilions(query: PavilionQuery): Promise<Listing<Pavilion>>;
  /**
   * Every unit that fits, from all pages of the answer, in upstream's own order; the same list while upstream says the
   * same.
   */
  unitsOf(query: PavilionQuery): Promise<Pavilion[]>;
  /** Every unit to let, of all categories, in upstream's own order. */
  allPavilions(): Promise<Pavilion[]>;
  pavilion(id: number): Promise<Pavilion | undefined>;
  shops(query: ShopQuery): Promise<ShopListing>;
  /** Every shop of every category. */
  allShops(): Promise<Shop[]>;
  shop(id: number): Promise<Shop | undefined>;
  news(query: NewsQuery): Promise<NewsListing>;
  /** Every piece of news of every type, newest first. */
  allNews(): Promise<NewsItem[]>;
  newsItem(id: number): Promise<NewsItem | undefined>;
  mediaFacadeSolutions(): Promise<MediaFacadeSolution[]>;
  mediaFacadeSolution(id: number): Promise<MediaFacadeSolution | undefined>;
  vacancies(): Promise<Vacancy[]>;
  vacancy(id: number): Promise<Vacancy | undefined>;
  parking(): Promise<Parking>;
  placementParameters(): Promise<PlacementParameters>;
}
