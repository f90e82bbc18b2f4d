import type { Contacts } from "../content/park.ts";

/** "108000, Москва, Параллельный проезд, 55", as far as it is known. */
export const addressInWords = ({ postalCode, locality, street }: Contacts["address"]): string =>
  [postalCode, locality, street].filter(Boolean).join(", ");
