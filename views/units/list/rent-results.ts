import type { Together } from "../../content/joins.ts";
import type { Building, Contacts, RentalCategory, Site } from "../../content/park.ts";
import type { RunningPromotion } from "../../content/promotion.ts";
import { type Unit, unitsInWords } from "../../content/unit.ts";
import type { ParkClaims } from "../../park/claims/claims.ts";
import type { AskedKind } from "../ask/question.ts";
import type { ListChoices } from "../criteria.ts";
import type { RowGroup } from "../ledger/row-groups.ts";
import type { RowLook } from "../ledger/UnitRow.tsx";
import type { ChosenUnits } from "../units.filter.ts";
import type { NearOffer } from "./near-units.ts";

/** A choice that finds more: what changes, how many units fit then, the lowest rent of them in ₽ a month. */
export type Relaxation = { text: string; chosen: ChosenUnits; count: number; priceMin: number };

/** `total` counts all units of the choice, `now` those of them that are free at once. */
export type RentResults = {
  category: RentalCategory;
  stock: readonly Unit[];
  chosen: ChosenUnits;
  choices: ListChoices;
  groups: RowGroup[];
  total: number;
  now: number;
  look: RowLook;
  promotions: readonly RunningPromotion[];
  buildings: Building[];
  site: Site | undefined;
  /** Units that fit by building, whatever buildings are chosen; only buildings that let the category at all. */
  counts: ReadonlyMap<number, number>;
  /** Neighbours together that are larger than any single unit, the smallest first. */
  joined: readonly Together[];
  /** Where nothing fits: what comes closest, and what can be given in. */
  near: readonly NearOffer[];
  relaxations: readonly Relaxation[];
  /** Without a count where upstream could not tell it. */
  kinds: AskedKind[];
  contacts: Contacts;
  claims: ParkClaims | undefined;
  /** The newest date of the data, ISO 8601. */
  checkedAt: string | undefined;
  /** The day in the park, ISO date. */
  today: string;
  /** Of the choice's page, absolute. */
  address: string;
};

/** «Найдено: 37 офисов» */
export function foundInWords({ total, category }: Pick<RentResults, "total" | "category">): string {
  return `Найдено: ${unitsInWords(total, category.id)}`;
}
