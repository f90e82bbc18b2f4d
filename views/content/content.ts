import type { Group, Range } from "../ui/listing.ts";
import { onceFor } from "../ui/once.ts";
import type { NewsItem } from "./news-item.ts";
import type { CategoryId, Park } from "./park.ts";
import type { Parking } from "./parking.ts";
import type { Service } from "./service.ts";
import type { Shop } from "./shop.ts";
import type { MediaFacadeSolution } from "./surface.ts";
import type { Unit } from "./unit.ts";
import type { Vacancy } from "./vacancy.ts";

/** What the form of `/podbor-ofisa` offers: kinds of premises, budget in ₽ a month, area in m². */
type Placement = { types: { id: CategoryId; name: string }[]; cost: Range; square: Range };

/**
 * Everything that the content API tells, as one immutable value, from which every page follows. What did not change is
 * the same object as before. A part is undefined until the API has told it once.
 */
export type Content = {
  park: Park;
  services: Service[];
  /** All units to let, category by category: those of categories that `park` names. */
  units: Unit[] | undefined;
  /** The same by category, also while another category is unknown. */
  stock: Partial<Record<CategoryId, Unit[]>>;
  shops: Shop[] | undefined;
  shopGroups: Group[];
  /** News of every type, newest first. */
  news: NewsItem[] | undefined;
  newsTypes: Group[];
  surfaces: MediaFacadeSolution[] | undefined;
  vacancies: Vacancy[] | undefined;
  parking: Parking | undefined;
  placement: Placement | undefined;
  /** When each unit was first seen (ISO 8601), by its id, and first seen as it is, by `stateOf`. */
  firstSeen: Readonly<Record<string, string>>;
  /** When the site first read content (ISO 8601). */
  since: string;
};

/** A page needs content that the API has not told yet: a 503. */
export class NotKnown extends Error {
  override readonly name = "NotKnown";
  readonly status = 503;
}

/** A part that a page cannot do without. Throws `NotKnown`. */
export function known<Part>(part: Part | undefined): Part {
  if (part === undefined) throw new NotKnown("The content is not known yet");
  return part;
}

/** An item of a list; undefined if the list does not name it. Throws `NotKnown` without the list. */
export const itemOf = <Item extends { id: number }>(list: readonly Item[] | undefined, id: number): Item | undefined =>
  known(list).find((item) => item.id === id);

/** A unit to let. Throws `NotKnown` if a list that could name it is unknown. */
export const unitOf = ({ units, stock }: Content, id: number): Unit | undefined =>
  Object.values(stock)
    .flat()
    .find((unit) => unit.id === id) ?? itemOf(units, id);

/** A unit that becomes free, or changes its price, is news again. */
export const stateOf = ({ id, status, price }: Unit): string => `${id} ${status} ${price}`;

/** When the site first saw a unit (ISO 8601). Undefined if it was there when the site first read content. */
export function firstSeenAt({ firstSeen, since }: Content, { id }: Unit): string | undefined {
  const time = firstSeen[id];
  return time === since ? undefined : time;
}

/** When the newest of some units changed, as far as the API tells. */
export const newestDate = onceFor((units: readonly Unit[]): string | undefined => {
  let newest = "";
  for (const { updatedAt = "" } of units) {
    if (updatedAt > newest) newest = updatedAt;
  }
  return newest || undefined;
});
