import type { FilterField } from "../filters/define-filter.ts";

/** A number of people that makes no sense. It changes nothing, and the field says so. */
export const notUnderstood = 0;

/** Keeps words that `field` cannot read as `notUnderstood`: the visitor must get an answer to them. */
export function headcount(field: FilterField<number>): FilterField<number> {
  return {
    read: (texts) => (texts.some((text) => text.trim() !== "") ? (field.read(texts) ?? notUnderstood) : undefined),
    write: field.write,
  };
}
