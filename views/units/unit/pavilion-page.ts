import type { Body, RentalCategory } from "../../park/park.ts";
import type { ParkStatements } from "../../park/statements/statements.ts";
import type { Pavilion } from "../pavilion.ts";

/** Props of a unit's page. `url` is its absolute address; `phone` as shown, for the print. */
export type PavilionPageProps = {
  unit: Pavilion;
  body: Body | undefined;
  bodies: Body[];
  category: RentalCategory | undefined;
  phone: string;
  sameFloor: Pavilion[];
  similar: Pavilion[];
  url: string;
  /** The size of the visitor's team: its desks are drawn into the plan. */
  people?: number | undefined;
  statements: ParkStatements | undefined;
};
