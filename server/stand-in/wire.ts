/** What can be rented. */
export type CategoryId = "office" | "warehouse" | "trade_area";

/** The three kinds, in the order in which they are told. */
export const categoryIds: readonly CategoryId[] = ["office", "warehouse", "trade_area"];

/** A building and where it stands, in metres: `x`, `length` to the east, `y`, `width` to the south. `area` is lettable m². */
export type Body = {
  id: number;
  number: string;
  floors: { id: number; number: number }[];
  use: CategoryId;
  class?: string;
  year: number;
  area: number;
  place: { x: number; y: number; length: number; width: number; height: number };
};

/** A name and a value that are shown as they come. */
export type Fact = { name: string; value: string };

/** A unit to let. `square` is m², `price` ₽ a month for all of it, `rate` ₽ per m² a month; `place` is in metres within the floor. */
export type Pavilion = {
  id: number;
  number: string;
  name: string;
  category: CategoryId;
  body: { id: number; number: string };
  floor: { id: number; number: number };
  square: number;
  price: number;
  rate: number;
  status: "free" | "soon";
  availableFrom?: string;
  updatedAt: string;
  description: string;
  features: string[];
  facts: Fact[];
  images: never[];
  place: { row: number; offset: number; width: number; depth: number };
};

/** A company in the park: what the API itself reads of it; the rest is passed on. */
export type Shop = {
  id: number;
  name: string;
  short: string;
  category: { id: string; name: string };
  pavilionNumber?: string | undefined;
};

/** A piece of news: what the API itself reads of it; the rest is passed on. `date` is ISO 8601. */
export type NewsItem = { id: number; type: string; date: string };

/** A kind of premises, as far as the API itself reads it. */
export type RentalCategory = { id: string; name: string };

/** Anything that is only found by its id and passed on. */
export type Numbered = { id: number };
