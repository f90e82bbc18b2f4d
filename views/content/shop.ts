import type { SafeHtml } from "../ui/html.ts";
import type { Image } from "../ui/image.ts";
import type { Group, Listing } from "../ui/listing.ts";
import type { OpenDays } from "./opening-hours.ts";
import type { Floor } from "./park.ts";

/** A company in the park that visitors can go to. `unitNumber` is the number of the unit it occupies. */
export type Shop = {
  id: number;
  name: string;
  category: { id: string; name: string };
  short: string;
  description: SafeHtml;
  logo?: Image | undefined;
  images: Image[];
  phone?: string | undefined;
  site?: string | undefined;
  schedule?: string | undefined;
  hours?: OpenDays[] | undefined;
  building?: { id: number; number: string } | undefined;
  floor?: Floor | undefined;
  unitNumber?: string | undefined;
};

export type ShopQuery = {
  search?: string | undefined;
  categories?: string[] | undefined;
  limit?: number | undefined;
  page?: number | undefined;
};

export type ShopListing = Listing<Shop> & { categories: Group[] };
