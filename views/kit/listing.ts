/** Which part of a list this is. `page` counts from 1; `limit` is the size of a page; `total` counts all items. */
export type Pagination = { page: number; limit: number; total: number; pages: number };

/** One page of a list. */
export type Listing<Item> = { items: Item[]; pagination: Pagination };

/** Smallest and largest value of something, both included. */
export type Range = { min: number; max: number };

/** A named group that a list can be narrowed to, and how many items are in it. */
export type Group = { id: string; name: string; count: number };
