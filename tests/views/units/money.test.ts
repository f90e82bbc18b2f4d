import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { parkStatements } from "../../../views/park/claims/claims.ts";
import { Costs } from "../../../views/units/unit/Folds.tsx";
import { moneyOf } from "../../../views/units/unit/money.ts";

const { lease: leaseTerms } = parkStatements;

describe("What a unit costs", () => {
  it("is paid on signing as the first month and the deposit, and contains the VAT", () => {
    const money = moneyOf(122_000, leaseTerms);
    expect(money?.costs).toMatchObject({ deposit: 122_000, start: 244_000, vat: 22_000 });
  });

  it("is a year of rent where the owner's terms are not known, and nothing where the price is not", () => {
    expect(moneyOf(100_000, undefined)).toEqual({ month: 100_000, year: 1_200_000 });
    expect(moneyOf(0, leaseTerms)).toBeUndefined();
  });

  it("names no term of 0, and the deposit in whole roubles", () => {
    const none = { vat: 0, depositMonths: 0, indexMax: 0, termMin: 0, kwh: 0 };
    const common = { promotion: undefined, square: 20, rate: 0, included: "охрана", cars: "", isOpen: true };
    const html = renderToStaticMarkup(createElement(Costs, { ...common, price: 100_000, terms: none }));
    const names = [...html.matchAll(/<dt>(.*?)<\/dt>/g)].map(([, name]) => name);
    expect(names).toEqual(["В месяц", "За год", "Уже включено"]);
    expect(moneyOf(100_001, { ...none, depositMonths: 1.5 })?.costs).toMatchObject({
      deposit: 150_002,
      start: 250_003,
    });
  });
});
