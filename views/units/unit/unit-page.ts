import type { Together } from "../../content/joins.ts";
import type { Promotion } from "../../content/news-item.ts";
import type { Building, Contacts, Lease, MetroWalk, RentalCategory, Site } from "../../content/park.ts";
import type { Parking } from "../../content/parking.ts";
import type { Unit } from "../../content/unit.ts";
import type { ParkClaims } from "../../park/claims/claims.ts";
import type { Model } from "../../park/ModelFigure.tsx";
import type { Question } from "../ask/question.ts";

/** What the pages of a unit and of neighbours together show beside the offer itself. */
export type OfferPageProps = {
  building: Building | undefined;
  buildings: Building[];
  site: Site | undefined;
  metro: MetroWalk | undefined;
  lease: Lease | undefined;
  parking: Parking | undefined;
  category: RentalCategory | undefined;
  contacts: Contacts;
  sameFloor: Unit[];
  /** What the visitor looks for. The desks of his team are drawn into the plan. */
  question: Question;
  promotion: Promotion | undefined;
  claims: ParkClaims | undefined;
  now: Date;
};

/** Props of a unit's page. `url` is its absolute address; the rest of the units are those that the page names. */
export type UnitPageProps = OfferPageProps & {
  unit: Unit;
  /** The same unit on other floors or beside. */
  alike: Unit[];
  similar: Unit[];
  joined: Together[];
  url: string;
  model: Model | undefined;
};
