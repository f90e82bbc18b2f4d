import type { Banner, CategoryId, Contacts, LegalTextName, RentalCategory } from "../content/park.ts";
import type { Service } from "../content/service.ts";
import type { ParkClaims } from "../park/claims/claims.ts";

/** Codes by which webmasters' services know the owner. */
export type Verifications = { yandex: string | undefined; google: string | undefined };

/**
 * Props of every page's header and footer. `freeUnits` counts units to let by category, undefined while that
 * is not known; `banner` is the announcement of the banner dialog, which opens by itself after `bannerAfterSeconds`;
 * `year` is the current one, for the copyright; `claims` only for the park of their owner.
 */
export type Frame = {
  contacts: Contacts;
  services: Service[];
  categories: RentalCategory[];
  banner: Banner | undefined;
  bannerAfterSeconds: number | undefined;
  freeUnits: Record<CategoryId, number> | undefined;
  /** Whether there are vacancies; also while that is not known. */
  hasVacancies: boolean;
  /** Legal texts that have a page. */
  texts: LegalTextName[];
  verifications: Verifications;
  cabinetUrl: string | undefined;
  designCentreUrl: string | undefined;
  claims?: ParkClaims | undefined;
  year: number;
};

/** A step of the way to a page; the last one, the page itself, has no `href`. */
export type Crumb = { text: string; href?: string | undefined };
