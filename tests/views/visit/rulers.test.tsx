import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { PriceRuler } from "../../../views/advertising/PriceRuler.tsx";
import { measureWidth } from "../../../views/drawings/Measure.tsx";
import { TariffRuler } from "../../../views/visit/TariffRuler.tsx";

const hour = measureWidth / 24;
const numbersIn = (path: string) => (path.match(/-?\d+(?:\.\d+)?/g) ?? []).map(Number);

test("The slope of a tariff begins after the free minutes and ends at the price of a day", () => {
  const tariff = { freeMinutes: 60, perHour: 100, perDay: 400 };
  const html = renderToStaticMarkup(<TariffRuler tariff={tariff} label="Тариф" />);
  const [, , begins, ends] = numbersIn(/class="edge" d="([^"]*)"/.exec(html)?.[1] ?? "");
  expect(begins).toBeCloseTo(hour, 1);
  expect(ends).toBeCloseTo(5 * hour, 1);
});

test("The bars of an advertisement's terms are as high as their prices", () => {
  const terms = [
    { days: 7, price: 100_000 },
    { days: 30, price: 200_000 },
  ];
  const html = renderToStaticMarkup(<PriceRuler terms={terms} />);
  const tops = [...html.matchAll(/class="(?:deep|middling|pale)" d="([^"]*)"/g)].map(
    ([, d = ""]) => numbersIn(d)[1] ?? 0,
  );
  expect(tops.map((top) => 130 - top)).toEqual([65, 130]);
});
