/** The first value of a parameter, trimmed; undefined where it is missing or empty. */
export function textIn(query: URLSearchParams, name: string): string | undefined {
  return query.get(name)?.trim() || undefined;
}

/** A parameter as a number; undefined where it is missing. */
export function numberIn(query: URLSearchParams, name: string): number | undefined {
  return Number(query.get(name)) || undefined;
}
