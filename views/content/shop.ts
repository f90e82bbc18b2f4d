import { buildingWords, floorNumber, phrase, unitNumberWords, upperFirst } from "../ui/format.ts";
import type { SafeHtml } from "../ui/html.ts";
import type { Image } from "../ui/image.ts";
import type { OpenDays } from "./opening-hours.ts";
import type { Floor } from "./park.ts";

/** The category of companies that have offices here and receive no visitors, by the specification. */
export const residentsCategory = "residents";

/** The category of cafés and restaurants. */
export const foodCategory = "food";

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
  /** Its own closed days, ISO 8601; without a list the park's. */
  closedDays?: string[] | undefined;
  building?: { id: number; number: string } | undefined;
  floor?: Floor | undefined;
  unitNumber?: string | undefined;
};

type Placed = Pick<Shop, "building" | "floor" | "unitNumber">;

/** "Корпус 6, этаж 1, помещение 601-12", as far as it is known. */
export function shopPlace(shop: Placed): string {
  return upperFirst(phrase(placeInShort(shop), shop.unitNumber && unitNumberWords(shop.unitNumber, "помещение")));
}

/** "корпус 6, этаж 1". */
export const placeInShort = ({ building, floor }: Placed): string =>
  phrase(building && buildingWords(building.number), floor && `этаж ${floorNumber(floor.number)}`);
