export type CategoryId = "office" | "warehouse" | "trade_area";

/** The three kinds, in the order in which lists show them. */
export const categoryIds: readonly CategoryId[] = ["office", "warehouse", "trade_area"];

/** A building; the API sends the rest of its record unchanged. */
export type Body = { id: number; number: string; floors: { id: number; number: number }[]; use: CategoryId };

/**
 * A unit as `content/units` keeps it; the API sends further fields unchanged. `body` and `floor` are the numbers on
 * signs; `square` is m², `rate` ₽ per m² a month, `place` metres within the floor. Row 0 is the northern one (eastern
 * in a building from north to south).
 */
export type StoredUnit = {
  id: number;
  number: string;
  name: string;
  body: number;
  floor: number;
  square: number;
  rate: number;
  status: "free" | "soon";
  availableFrom?: string;
  updatedAt: string;
  place: { row: number; offset: number; width: number; depth: number };
  outlook?: "n" | "e" | "s" | "w";
  seats?: number;
  description: string;
  features: string[];
  facts: { name: string; value: string }[];
};

/** A unit to let as the API sends it; `price` is ₽ a month for the whole unit. */
export type Pavilion = Omit<StoredUnit, "body" | "floor"> & {
  category: CategoryId;
  body: { id: number; number: string };
  floor: { id: number; number: number };
  price: number;
  images: readonly object[];
};

/** A company: the fields that the API itself reads; it sends the rest unchanged. */
export type Shop = {
  id: number;
  name: string;
  short: string;
  category: { id: string; name: string };
  pavilionNumber?: string | undefined;
};

/** A news item: the fields that the API itself reads. `date` is ISO 8601. */
export type NewsItem = { id: number; type: string; date: string };

/** A rental category: the fields that the API itself reads. */
export type RentalCategory = { id: string; name: string };

/** Anything that is found by its id and sent unchanged. */
export type Numbered = { id: number };
