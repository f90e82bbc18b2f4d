import { describe, expect, test } from "vitest";
import { foundItems } from "../../../../server/pages/search/found-items.ts";
import type { Entry } from "../../../../server/pages/search/site-index.ts";
import type { SafeHtml } from "../../../../views/kit/html.ts";
import type { Pavilion } from "../../../../views/units/pavilion.ts";

const list = { id: "warehouse" as const, alias: "arenda-skladov", name: "Склады", title: "Аренда складов" };
const warehouse = (id: number, floor: number, price: number, square = 90): Entry => {
  const of: Pavilion = {
    id,
    number: `9-${id}`,
    name: "Склад",
    category: "warehouse",
    body: { id: 19, number: "9" },
    floor: { id: floor, number: floor },
    square,
    price,
    rate: 0,
    status: id === 1 ? "soon" : "free",
    description: "" as SafeHtml,
    features: [],
    facts: [],
    images: [],
  };
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
const plain = (text: string | undefined) => text?.replaceAll("\u00a0", " ");

describe("Search results", () => {
  test("fold units of one building with equal area into one line, which links to their list", () => {
    const [line, other, ...none] = foundItems(
      [warehouse(1, 2, 216_000), warehouse(2, 1, 126_000), warehouse(3, 1, 9, 180)],
      [],
    );
    expect(none).toEqual([]);
    expect(plain(line?.note)).toBe("этажи 1, 2 — 2 помещения, свободно сейчас 1");
    expect(plain(line?.price)).toBe("от 126 000 ₽");
    expect(line?.address).toBe("/arenda-skladov?bodies=19&squareFrom=90&squareTo=90");
    expect(other?.address).toBe("/3");
  });
  test("keep a single unit, and units of a category without a list", () => {
    expect(foundItems([warehouse(1, 2, 5)], [])[0]?.address).toBe("/1");
    const unlisted = [1, 2].map((id) => ({ ...warehouse(id, 1, 5), unit: undefined }) as unknown as Entry);
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
});
