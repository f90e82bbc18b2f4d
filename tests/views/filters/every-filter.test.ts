import { readFileSync } from "node:fs";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { AnyFilter } from "../../../views/filters/define-filter.ts";
import { allFilters } from "../../support/pages/all-filters.ts";
import { sources } from "../../support/source-files.ts";

const nonsense = "¦ ¦abc¦-1¦0¦1e9¦NaN¦Infinity¦99999999999999999999¦1,5¦<script>¦%00¦кофе¦null¦1;drop¦__proto__".split(
  "¦",
);
/** Keys whose values are words, or keep what a visitor typed and no number could be read from. */
const worded = ["search", "categories", "more", "type", "facts", "features"];
const typed = ["people", "squareFrom", "squareTo", "priceFrom", "priceTo"];

test("every filter of the views is tested here", () => {
  const definitions = sources("views").flatMap((file) => readFileSync(file, "utf8").match(/ = defineFilter</g) ?? []);
  expect(Object.keys(allFilters)).toHaveLength(definitions.length);
});

describe.each(Object.entries<AnyFilter>(allFilters))("the filter of %s", (_name, filter) => {
  const text = fc.oneof(fc.constantFrom(...nonsense), fc.string({ maxLength: 200 }), fc.integer().map(String));
  const query = fc
    .array(fc.tuple(fc.oneof(fc.constantFrom(...filter.keys), fc.constantFrom("utm_source", "constructor")), text), {
      maxLength: 12,
    })
    .map((pairs) => new URLSearchParams(pairs));

  test("has one canonical form per choice: parsing it again returns the same choice", () => {
    fc.assert(
      fc.property(query, (search) => {
        const canonical = filter.canonicalQuery(search);
        expect(filter.canonicalQuery(canonical).toString()).toBe(canonical.toString());
      }),
    );
  });

  test("drops unknown values and never writes NaN", () => {
    fc.assert(
      fc.property(query, (search) => {
        const canonical = filter.canonicalQuery(search);
        for (const [key, value] of canonical) {
          expect(filter.keys).toContain(key);
          expect(value).not.toBe("");
          if (![...worded, ...typed].includes(key)) expect(["NaN", "undefined"]).not.toContain(value);
        }
      }),
    );
  });

  test("ignores the order of keys", () => {
    fc.assert(
      fc.property(query, (search) => {
        const byKey = new URLSearchParams(search);
        byKey.sort();
        expect(filter.canonicalQuery(byKey).toString()).toBe(filter.canonicalQuery(search).toString());
      }),
    );
  });

  test("omits default values", () => {
    expect(filter.canonicalQuery(new URLSearchParams()).toString()).toBe("");
    expect(filter.canonicalQuery(new URLSearchParams({ page: "1" })).toString()).toBe("");
  });

  test("keeps its address short for any length of query", () => {
    const long = new URLSearchParams(
      filter.keys.flatMap((key) => Array.from({ length: 500 }, (_, n) => [key, `${n + 1}`])),
    );
    expect(filter.canonicalQuery(long).toString().length).toBeLessThan(1000);
  });
});
