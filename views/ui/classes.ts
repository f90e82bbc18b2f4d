/** Names for an attribute, such as `class`, without those that do not hold; undefined if none does. */
export const classes = (...names: readonly (string | false | undefined)[]): string | undefined =>
  names.filter(Boolean).join(" ") || undefined;
