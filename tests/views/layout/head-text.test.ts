import { describe, expect, it } from "vitest";
import { headDescription, headTitle } from "../../../views/layout/head-text.ts";

describe("a title", () => {
  it("has the first tail that fits into 65 letters", () => {
    expect(
      headTitle("Уборка", " — услуги бизнес-парка «Параллель 55», юго-запад Москвы, рядом с метро", " — услуги"),
    ).toBe("Уборка — услуги");
  });

  it("ends at a whole word if the subject alone is too long", () => {
    const title = headTitle(
      "Очень длинное название новости, которое не поместится в строку поисковика целиком",
      " — новости",
    );
    expect(title.length).toBeLessThanOrEqual(65);
    expect(title).toBe("Очень длинное название новости, которое не поместится в строку…");
  });
});

describe("a description", () => {
  it("has every sentence that fits into 160 letters and skips the others", () => {
    const long = `${"слово ".repeat(25)}конец.`;
    expect(headDescription("Первое.", long, undefined, "Последнее.")).toBe("Первое. Последнее.");
  });

  it("cuts a first sentence that is too long", () => {
    const text = headDescription("слово ".repeat(40));
    expect(text.length).toBeLessThanOrEqual(160);
    expect(text.endsWith("слово…")).toBe(true);
  });

  it("has only plain spaces", () => {
    expect(headDescription("12 офисов")).toBe("12 офисов");
  });
});
