import { describe, expect, test } from "vitest";
import { foundItems } from "../../../../server/pages/search/found-items.ts";
import type { Entry } from "../../../../server/pages/search/site-index.ts";
import { plain } from "../../../support/plain-text.ts";
import { aUnit } from "../../../views/samples.ts";

const list = { id: "warehouse" as const, alias: "arenda-skladov", name: "Склады", title: "Аренда складов" };
const warehouse = (id: number, floor: number, price: number, square = 90): Entry => {
  const place = { body: { id: 19, number: "9" }, floor: { id: floor, number: floor } };
  const of = aUnit(id, { category: "warehouse", ...place, square, price, status: id === 1 ? "soon" : "free" });
  return {
    kind: "pavilion",
    title: `Склад ${id}`,
    note: "",
    address: `/${id}`,
    text: "",
    more: "",
    unit: { of, list },
  };
};

describe("Search results", () => {
  test("fold units of one building with equal area into one line, which links to their list", () => {
    const [line, other, ...none] = foundItems(
      [warehouse(1, 2, 216_000), warehouse(2, 1, 126_000), warehouse(3, 1, 9, 180)],
      [],
    );
    expect(none).toEqual([]);
    expect(plain(line?.note ?? "")).toBe("этажи 1, 2 — 2 помещения, свободно сейчас 1");
    expect(plain(line?.price ?? "")).toBe("от 126 000 ₽");
    expect(line?.address).toBe("/arenda-skladov?bodies=19&squareFrom=90&squareTo=90");
    expect(other?.address).toBe("/3");
  });
  test("keep a single unit, and units of a category without a list", () => {
    expect(foundItems([warehouse(1, 2, 5)], [])[0]?.address).toBe("/1");
    const unlisted = [warehouse(1, 1, 5), warehouse(2, 1, 5)].map((one) => ({
      ...one,
      unit: { of: aUnit(1), list: undefined },
    }));
    expect(foundItems(unlisted, [])).toHaveLength(2);
  });
  test("show the text around a hit that is neither in the title nor in the note", () => {
    const text = "С первого октября включаем отопление: последними — галерея и склады, вечером того же дня";
    const news: Entry = { kind: "news", title: "Отопление", note: "21 сентября", address: "/n", text, more: "" };
    expect(foundItems([news], ["склад"])[0]?.note).toBe(
      "…отопление: последними — галерея и склады, вечером того же дня · 21 сентября",
    );
    expect(foundItems([{ ...news, title: "Склады" }], ["склад"])[0]?.note).toBe("21 сентября");
  });
  test("quote the feature or fact by which a unit was found, in one line and in a folded one", () => {
    const quotes = ["Доступ круглосуточно", "Ворота: секционные с доклевеллером"];
    const unit = { ...warehouse(1, 2, 216_000), quotes };
    expect(foundItems([unit], ["доклевеллер"])[0]?.note).toBe("Ворота: секционные с доклевеллером");
    const note = foundItems([unit, warehouse(2, 1, 126_000)], ["доклевеллер"])[0]?.note;
    expect(plain(note ?? "")).toBe("этажи 1, 2 — 2 помещения, свободно сейчас 1 · Ворота: секционные с доклевеллером");
    expect(foundItems([unit], ["склад"])[0]?.note).toBe("");
  });
  test("quote the sentence of a service's description instead of its short text", () => {
    const text = "Бесплатный автобус от метро.";
    const quotes = ["Ходит по будням.", "Остановки: галерея и склады."];
    const bus: Entry = { kind: "service", title: "Автобус", note: text, address: "/b", text, more: "", quotes };
    expect(foundItems([bus], ["склад"])[0]?.note).toBe("Остановки: галерея и склады");
    expect(foundItems([bus], ["метро"])[0]?.note).toBe(text);
  });
});
