import { plural } from "../../kit/format.ts";
import type { Listing } from "../../kit/listing.ts";
import type { Body, RentalCategory } from "../../park/park.ts";
import type { ParkStatements } from "../../park/statements/statements.ts";
import type { ListChoices } from "../criteria/list-choices.ts";
import type { RowLook } from "../ledger/Ledger.tsx";
import type { GroupTotal } from "../ledger/size-groups.ts";
import type { Pavilion } from "../pavilion.ts";
import type { ChosenPavilions } from "../pavilions.filter.ts";
import type { NearUnit } from "./near-units.ts";
import type { ParkCount } from "./park-counts.ts";

/** A choice that finds more: what changes, how many units fit then, the lowest rent of them in ₽ a month. */
export type Relaxation = { text: string; chosen: ChosenPavilions; count: number; priceMin: number };

/**
 * All that the results of a rental page show. `listing` is one page of the choice; `totals` and `buildings` count the
 * whole of it. `relaxations` and `near` only where little was found.
 */
export type PavilionResultsProps = {
  category: RentalCategory;
  /** All units of the category. */
  stock: readonly Pavilion[];
  chosen: ChosenPavilions;
  choices: ListChoices;
  listing: Listing<Pavilion>;
  totals: GroupTotal[];
  look: RowLook;
  bodies: Body[];
  buildings: ParkCount[];
  compared: Pavilion[];
  relaxations: Relaxation[];
  near: NearUnit[];
  /** Without a count where upstream could not tell it. */
  categories: { category: RentalCategory; count: number | undefined }[];
  statements: ParkStatements | undefined;
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
