import { describe, expect, it } from "vitest";
import { parkStatements } from "../../../views/park/claims/claims.ts";
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
});
