/** `page` counts from 1; `limit` is the page size; `total` counts all items. */
export type Pagination = { page: number; limit: number; total: number; pages: number };

/** Both bounds included. */
export type Range = { min: number; max: number };

export type Group = { id: string; name: string; count: number };
