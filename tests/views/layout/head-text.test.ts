import { describe, expect, it } from "vitest";
import { headDescription, headTitle } from "../../../views/layout/head-text.ts";

describe("a title", () => {
  it("takes the first tail that fits into 65 letters", () => {
    expect(
      headTitle("Уборка", " — услуги бизнес-парка «Параллель 55», юго-запад Москвы, рядом с метро", " — услуги"),
    ).toBe("Уборка — услуги");
  });

  it("ends at a whole word where the subject is too long by itself", () => {
    const title = headTitle(
      "Очень длинное название новости, которое не поместится в строку поисковика целиком",
      " — новости",
    );
    expect(title.length).toBeLessThanOrEqual(65);
    expect(title).toBe("Очень длинное название новости, которое не поместится в строку…");
  });
});

describe("a description", () => {
  it("takes every sentence that still fits into 160 letters and skips the others", () => {
    const long = `${"слово ".repeat(25)}конец.`;
    expect(headDescription("Первое.", long, undefined, "Последнее.")).toBe("Первое. Последнее.");
  });

  it("cuts a first sentence that is too long", () => {
    const text = headDescription("слово ".repeat(40));
    expect(text.length).toBeLessThanOrEqual(160);
    expect(text.endsWith("слово…")).toBe(true);
  });

  it("has plain spaces only", () => {
    expect(headDescription("12 офисов")).toBe("12 офисов");
  });
});
