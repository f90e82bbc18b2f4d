/** Things of one kind that were found: `total` of them, the best in `items`. */
export type FoundGroup = { kind: string; title: string; total: number; items: FoundItem[] };

/** A search result. `address` is its page, `price` its rent or salary in words. */
export type FoundItem = { title: string; note: string; address: string; price?: string | undefined };
