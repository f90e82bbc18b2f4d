/** What lies at a path of a JSON value; undefined where the path leads nowhere. */
export const valueAt = (json: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce((value, key) => (Object(value) === value ? Reflect.get(Object(value), key) : undefined), json);
