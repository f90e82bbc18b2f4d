import type { Building, RentalCategory } from "../../content/park.ts";
import type { Unit } from "../../content/unit.ts";
import { plural } from "../../kit/format.ts";
import type { Listing } from "../../kit/listing.ts";
import type { ParkClaims } from "../../park/claims/claims.ts";
import type { ListChoices } from "../criteria/list-choices.ts";
import type { RowLook } from "../ledger/Ledger.tsx";
import type { GroupTotal } from "../ledger/size-groups.ts";
import type { ChosenUnits } from "../units.filter.ts";
import type { NearUnit } from "./near-units.ts";
import type { ParkCount } from "./park-counts.ts";

/** A choice that finds more: what changes, how many units fit then, the lowest rent of them in ₽ a month. */
export type Relaxation = { text: string; chosen: ChosenUnits; count: number; priceMin: number };

/**
 * All that the results of a rental page show. `listing` is one page of the choice; `totals` and `buildings` count the
 * whole of it. `relaxations` and `near` only where little was found.
 */
export type UnitResultsProps = {
  category: RentalCategory;
  /** All units of the category. */
  stock: readonly Unit[];
  chosen: ChosenUnits;
  choices: ListChoices;
  listing: Listing<Unit>;
  totals: GroupTotal[];
  look: RowLook;
  buildings: Building[];
  buildingCounts: ParkCount[];
  compared: Unit[];
  relaxations: Relaxation[];
  near: NearUnit[];
  /** Without a count where upstream could not tell it. */
  categories: { category: RentalCategory; count: number | undefined }[];
  claims: ParkClaims | undefined;
  /** The newest date of the data, ISO 8601. */
  checkedAt: string | undefined;
};

/** Up to so many results are cards: there is room to tell more of each. */
export const cardsMax = 12;

/** «Найдено: 37 помещений» */
export function foundInWords(total: number): string {
  return `Найдено: ${unitsInWords(total)}`;
}

/** «37 помещений» */
export function unitsInWords(total: number): string {
  return plural(total, "помещение", "помещения", "помещений");
}
