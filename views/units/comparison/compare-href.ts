import { shortlistHref } from "../shortlist/shortlist.filter.ts";

/** The address of some units side by side, for a team of so many people. */
export const compareHref = (units: readonly { id: number }[], people?: number): string =>
  shortlistHref({ compare: units.map(({ id }) => [id]), people: people || undefined });
