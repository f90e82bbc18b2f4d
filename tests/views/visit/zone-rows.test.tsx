import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { ZoneRows } from "../../../views/visit/ZoneRows.tsx";

test("Of zones with the same sign the first has its id", () => {
  const zones = ["P1", "P1", "P2", undefined].map((code) => ({
    zone: { code, name: "Стоянка", spaces: 5, tariff: "" },
  }));
  const html = renderToStaticMarkup(<ZoneRows zones={zones} buildings={[]} />);
  expect([...html.matchAll(/<div(?: id="([^"]*)")?><dt>/g)].map(([, id]) => id)).toEqual([
    "zone-P1",
    undefined,
    "zone-P2",
    undefined,
  ]);
});
