import { floorNumber } from "../ui/format.ts";
import type { Shop } from "./shop.ts";

type Placed = Pick<Shop, "building" | "floor" | "unitNumber">;

/** "Корпус 6, этаж 1, помещение 601-12", as far as it is known. */
export function shopPlace(shop: Placed): string {
  const place = [placeInShort(shop), shop.unitNumber && `помещение ${shop.unitNumber}`].filter(Boolean).join(", ");
  return place.charAt(0).toUpperCase() + place.slice(1);
}

/** "корпус 6, этаж 1". */
export const placeInShort = ({ building, floor }: Placed): string =>
  [building && `корпус ${building.number}`, floor && `этаж ${floorNumber(floor.number)}`].filter(Boolean).join(", ");
