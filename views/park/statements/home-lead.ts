import { plural } from "../../kit/format.ts";
import type { Body } from "../park.ts";
import { bodiesInWords } from "../park-figures.ts";

/** «парковка на 2 100 машин» */
export function carPark(spaces: number): string {
  return `парковка на ${plural(spaces, "машину", "машины", "машин")}`;
}

/** What this park is, under the heading of the home page. */
export function statedLead(bodies: Body[], parkingSpaces: number | undefined): string {
  const own = bodies.length > 0 ? `${bodiesInWords(bodies)}, собственная` : "Собственная";
  const parking = parkingSpaces ? carPark(parkingSpaces) : "своя парковка";
  return `${own} эксплуатация и ${parking}. Прямая аренда от собственника, без комиссии.`;
}
