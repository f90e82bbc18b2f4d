import type { Shop } from "../content/shop.ts";
import { floorNumber } from "../kit/format.ts";

/** "Корпус 6, этаж 1, помещение 601-12", as far as it is known. */
export function shopPlace({ building, floor, unitNumber }: Pick<Shop, "building" | "floor" | "unitNumber">): string {
  const parts = [
    building && `корпус ${building.number}`,
    floor && `этаж ${floorNumber(floor.number)}`,
    unitNumber && `помещение ${unitNumber}`,
  ];
  const place = parts.filter(Boolean).join(", ");
  return place.charAt(0).toUpperCase() + place.slice(1);
}
