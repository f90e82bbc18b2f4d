/** The first value of a parameter, trimmed; undefined where it is missing or empty. */
export function textIn(query: URLSearchParams, name: string): string | undefined {
  return query.get(name)?.trim() || undefined;
}

/** All values of a repeated parameter, trimmed, without the empty ones. */
export function textsIn(query: URLSearchParams, name: string): string[] {
  return query.getAll(name).flatMap((value) => value.trim() || []);
}

/** A parameter as a number, decimals with a point; undefined where it is missing, empty or no number. */
export function numberIn(query: URLSearchParams, name: string): number | undefined {
  const text = textIn(query, name);
  return text !== undefined && /^-?\d{1,15}(\.\d{1,15})?$/.test(text) ? Number(text) : undefined;
}
