import type { FilterField } from "../../views/filters/define-filter.ts";

type Word = Pick<FilterField<string>, "read">;
type CanonicalQuery = (query: URLSearchParams) => URLSearchParams;

/** The canonical query of a list, followed by the `keys` that only its fragment has. */
export function withOwnKeys(ofList: CanonicalQuery, keys: Readonly<Record<string, Word>>): CanonicalQuery {
  return (query) => {
    const canonical = ofList(query);
    for (const [key, { read }] of Object.entries(keys)) {
      const value = read(query.getAll(key));
      if (value) canonical.set(key, value);
    }
    return canonical;
  };
}
