import { describe, expect, test } from "vitest";
import type { Unit } from "../../../views/content/unit.ts";
import { comparedSections, differs } from "../../../views/units/comparison/compared-rows.ts";
import { comparisonTitle, roundRubles, verdictsOn } from "../../../views/units/comparison/compared-words.ts";
import { aUnit } from "../samples.ts";

const of = (id: number, more: Partial<Unit>): Unit => aUnit(id, { number: `N${id}`, facts: [], ...more });
const rowOf = (units: Unit[], title: string) =>
  comparedSections(units, [])
    .flatMap(({ rows }) => rows)
    .find((row) => row.title.startsWith(title));
const plain = (text: string) => text.replace(/\s/g, " ");

describe("the best values of some units", () => {
  const cheap = of(1, { price: 100_000, square: 50, rate: 2000 });
  const dear = of(2, { price: 150_000, square: 50, rate: 3000 });

  test("include the lowest rent with a label; the others have their difference per month and year", () => {
    const [best, other] = rowOf([cheap, dear], "Аренда")?.cells ?? [];
    expect([best?.best, other?.best, plain(other?.note ?? "")]).toEqual(["дешевле всех", undefined, "+50 000 ₽"]);
    expect(plain(rowOf([cheap, dear], "В год")?.cells[1]?.note ?? "")).toBe("на 600 тыс. ₽ дороже");
    expect(plain(verdictsOn([cheap, dear])[0]?.rest ?? "")).toBe("на 600 тыс. ₽ в год меньше, чем N2.");
  });

  test("exclude equal values, and a row without differences is hidden", () => {
    const row = rowOf([cheap, dear], "Площадь");
    expect(row?.cells.map(({ best }) => best)).toEqual([undefined, undefined]);
    expect(row && differs(row)).toBe(false);
  });

  test("exclude unknown values, which are a dash", () => {
    const row = rowOf([of(3, { price: 0 }), cheap], "Аренда");
    expect(row?.cells.map(({ text, best }) => [plain(text), best])).toEqual([
      ["—", undefined],
      ["100 000 ₽", undefined],
    ]);
    expect(verdictsOn([of(3, { price: 0 }), cheap]).some(({ lead }) => lead.startsWith("Дешевле"))).toBe(false);
  });

  test("have a dash for a fact of other units, and no row for a fact of none", () => {
    const withGates = of(4, { facts: [{ name: "Ворота", value: "2" }] });
    expect(rowOf([withGates, cheap], "Ворота")?.cells.map(({ text }) => text)).toEqual(["2", "—"]);
    expect(rowOf([cheap, dear], "Ворота")).toBeUndefined();
  });

  test("say the class once, and another class as it comes", () => {
    const grade = (value: string) => of(7, { class: "A", facts: [{ name: "Класс здания", value }] });
    const titles = (unit: Unit) => comparedSections([unit], []).flatMap(({ rows }) => rows.map(({ title }) => title));
    expect(titles(grade("A")).filter((title) => title === "Класс здания")).toHaveLength(1);
    expect(titles(grade("B")).filter((title) => title === "Класс здания")).toHaveLength(2);
  });

  test("include a unit that is free now, but not if all are", () => {
    const [now, soon] = [of(5, { status: "free" }), of(6, { status: "soon" })];
    expect(rowOf([now, soon], "Свободно")?.cells.map(({ best }) => best)).toEqual(["можно въезжать", undefined]);
    expect(rowOf([now, now], "Свободно")?.cells[0]?.best).toBeUndefined();
  });
});

test("the heading has the number and kind of units, and their areas", () => {
  const offices = [of(1, { category: "office", square: 117 }), of(2, { category: "office", square: 110.9 })];
  expect(plain(comparisonTitle(offices))).toBe("Сравнение двух офисов, 110,9–117 м²");
  expect(plain(comparisonTitle([...offices, of(3, { category: "warehouse", square: 400 })]))).toBe(
    "Сравнение трёх помещений, 110,9–400 м²",
  );
});

test("a large sum is rounded to thousands or millions", () => {
  expect([1_276_560, 544_680, 900].map(roundRubles).map(plain)).toEqual(["1,3 млн ₽", "545 тыс. ₽", "900 ₽"]);
});
