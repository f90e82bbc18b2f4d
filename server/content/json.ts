/** Undefined, which fits no schema, for invalid JSON. */
export function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The value at a path of a JSON value; undefined if the path does not exist. */
export const valueAt = (json: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce((value, key) => (Object(value) === value ? Reflect.get(Object(value), key) : undefined), json);
