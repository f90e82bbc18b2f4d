import { expect, test } from "vitest";

test("loading the site's modules makes no Intl object: the first one loads its language's data, 30 ms", async () => {
  const made: string[] = [];
  for (const name of ["NumberFormat", "DateTimeFormat", "PluralRules", "ListFormat", "Collator"] as const) {
    const told = (target: object, given: unknown[]) => {
      made.push(name);
      return Reflect.construct(target as new () => object, given);
    };
    Object.defineProperty(Intl, name, { value: new Proxy(Intl[name], { construct: told }) });
  }
  await import("../../server/app.ts");
  expect(made).toEqual([]);
  new Intl.PluralRules("ru-RU");
  expect(made).toEqual(["PluralRules"]);
});
