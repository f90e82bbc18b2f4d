import type { Body, Contacts, RentalCategory, Site } from "../../park/park.ts";
import type { ParkStatements } from "../../park/statements/statements.ts";
import type { Parking } from "../../visit/parking.ts";
import type { Together } from "../joins.ts";
import type { Pavilion } from "../pavilion.ts";

/** Props of a unit's page. `url` is its absolute address; the rest of the units are those that the page names. */
export type PavilionPageProps = {
  unit: Pavilion;
  body: Body | undefined;
  bodies: Body[];
  site: Site | undefined;
  parking: Parking | undefined;
  category: RentalCategory | undefined;
  contacts: Contacts;
  sameFloor: Pavilion[];
  similar: Pavilion[];
  joined: Together[];
  url: string;
  now: Date;
  /** The size of the visitor's team: its desks are drawn into the plan. */
  people?: number | undefined;
  statements: ParkStatements | undefined;
};
