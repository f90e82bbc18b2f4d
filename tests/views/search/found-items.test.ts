import { expect, test } from "vitest";
import { foundItems } from "../../../views/search/found-items.ts";
import type { Entry } from "../../../views/search/site-index.ts";
import { plain } from "../../support/pages/page-text.ts";
import { aUnit } from "../samples.ts";

const entry = (kind: Entry["kind"], title: string, more: Partial<Entry> = {}): Entry => ({
  kind,
  title,
  note: "",
  address: `/${title}`,
  text: "",
  more: "",
  ...more,
});
const list = { id: "warehouse" as const, alias: "arenda-skladov", name: "Склады", title: "Аренда складов" };
const warehouse = (id: number, floor: number, price: number, square = 90): Entry => {
  const place = { building: { id: 19, number: "9" }, floor: { id: floor, number: floor } };
  const of = aUnit(id, { category: "warehouse", ...place, square, price, status: id === 1 ? "soon" : "free" });
  return entry("unit", `Склад ${id}`, { address: `/${id}`, unit: { of, list } });
};
const folded = "этажи 1, 2 — 2 помещения, свободно сейчас 1";

test("Search results fold units of one building with equal area into one line, which links to their list", () => {
  const found = foundItems([warehouse(1, 2, 216_000), warehouse(2, 1, 126_000), warehouse(3, 1, 9, 180)]);
  expect(found.map(({ address }) => address)).toEqual(["/arenda-skladov?bodies=19&squareFrom=90&squareTo=90", "/3"]);
  expect([found[0]?.note, found[0]?.price].map((text) => plain(text ?? ""))).toEqual([folded, "от 126 000 ₽"]);
});
