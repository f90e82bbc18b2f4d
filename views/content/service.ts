import type { SafeHtml } from "../ui/html.ts";
import type { Image } from "../ui/image.ts";
import type { OpenDays } from "./opening-hours.ts";

export type ServiceRole =
  | "operation"
  | "security"
  | "cleaning"
  | "telecom"
  | "meeting"
  | "hall"
  | "mail"
  | "transport"
  | "charging"
  | "archive"
  | "print";

/** Who pays: the rent includes it, one orders it from the park, or one signs with a partner. */
export type ServicePays = "included" | "order" | "partner";

/** `priceFrom` with its unit: "900 ₽ за час". `link` leads to the partner's site instead of a page of ours. */
export type Service = {
  id: number;
  name: string;
  link?: string | undefined;
  short: string;
  description: SafeHtml;
  image?: Image | undefined;
  phone?: string | undefined;
  schedule?: string | undefined;
  hours?: OpenDays[] | undefined;
  /** Its own closed days, ISO 8601; without a list the park's. */
  closedDays?: string[] | undefined;
  location?: string | undefined;
  building?: { id: number; number: string } | undefined;
  pays?: ServicePays | undefined;
  priceFrom?: string | undefined;
  role?: ServiceRole | undefined;
};

/** The service that plays a role and has a page here; pages leave their reference out without one. */
export const serviceFor = (services: readonly Service[], role: ServiceRole): Service | undefined =>
  services.find((service) => service.role === role && service.link === undefined);
