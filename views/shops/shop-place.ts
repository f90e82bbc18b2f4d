import { floorNumber } from "../kit/format.ts";
import type { Shop } from "./shop.ts";

/** "Корпус 6, этаж 1, помещение 601-12", as far as it is known. */
export function shopPlace({ body, floor, pavilionNumber }: Pick<Shop, "body" | "floor" | "pavilionNumber">): string {
  const parts = [
    body && `корпус ${body.number}`,
    floor && `этаж ${floorNumber(floor.number)}`,
    pavilionNumber && `помещение ${pavilionNumber}`,
  ];
  const place = parts.filter(Boolean).join(", ");
  return place.charAt(0).toUpperCase() + place.slice(1);
}
