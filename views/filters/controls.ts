/** A field of a list's form beside its links. */
export type Control =
  | { kind: "search"; label: string; name: string; value: string; placeholder: string }
  | { kind: "hidden"; name: string; values: string[] };
