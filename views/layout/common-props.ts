import type { Building, Contacts, Park, RentalCategory } from "../content/park.ts";
import type { ParkClaims } from "../park/claims/claims.ts";

/** Props of every page, beside what it loads. `origin` has no slash at its end; `url` is the page's address. */
export type CommonProps = {
  park: Park;
  buildings: Building[];
  categories: RentalCategory[];
  contacts: Contacts;
  phone: string;
  origin: string;
  cabinetUrl: string | undefined;
  claims: ParkClaims | undefined;
  url: string;
  now: Date;
};
