import type { Fragment } from "./define-fragment.ts";

/** The table of contents of fragments. */
export const allFragments: readonly Fragment[] = [];
