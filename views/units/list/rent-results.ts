import type { Together } from "../../content/joins.ts";
import type { Building, Contacts, RentalCategory } from "../../content/park.ts";
import type { Unit } from "../../content/unit.ts";
import { unitsInWords } from "../../content/unit-words.ts";
import type { RowFact } from "../../content/words/row-facts.ts";
import type { Listing } from "../../kit/listing.ts";
import type { ParkClaims } from "../../park/claims/claims.ts";
import type { ListChoices } from "../criteria/list-choices.ts";
import type { Row } from "../ledger/row-groups.ts";
import type { RowLook } from "../ledger/row-look.ts";
import type { ChosenUnits } from "../units.filter.ts";
import type { NearUnit } from "./near-units.ts";
import type { ParkCount } from "./park-counts.ts";

/** A choice that finds more: what changes, how many units fit then, the lowest rent of them in ₽ a month. */
export type Relaxation = { text: string; chosen: ChosenUnits; count: number; more: number; priceMin: number };

/** Units that share a wall, beyond the `largest` single one; `close` are a little outside the wanted area. */
export type JoinedOffers = { largest: readonly Unit[]; fitting: readonly Together[]; close: readonly Together[] };

/** `listing` is one page of rows; `total` counts all units. `relaxations` and `near` where little was found. */
export type RentResults = {
  category: RentalCategory;
  stock: readonly Unit[];
  chosen: ChosenUnits;
  choices: ListChoices;
  listing: Listing<Row>;
  total: number;
  /** Facts that all units of the choice share. */
  common: readonly RowFact[];
  look: RowLook;
  buildings: Building[];
  buildingCounts: ParkCount[];
  found: readonly Unit[];
  joined: JoinedOffers;
  relaxations: Relaxation[];
  near: NearUnit[];
  /** Without a count where upstream could not tell it. */
  categories: { category: RentalCategory; count: number | undefined }[];
  contacts: Pick<Contacts, "departments" | "socials">;
  claims: ParkClaims | undefined;
  /** The newest date of the data, ISO 8601. */
  checkedAt: string | undefined;
};

/** «Найдено: 37 офисов» */
export function foundInWords({ total, category }: Pick<RentResults, "total" | "category">): string {
  return `Найдено: ${unitsInWords(total, category.id)}`;
}
