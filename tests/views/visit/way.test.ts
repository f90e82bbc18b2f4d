import { describe, expect, it } from "vitest";
import { coordinatesText, mapRoutes } from "../../../views/visit/VisitParts.tsx";

const park = { lat: 55.62, lon: 37.42 };

describe("the way to the park", () => {
  it("opens in both map services", () => {
    expect(mapRoutes(park, "car")[0]?.href).toBe("https://yandex.ru/maps/?rtext=~55.62,37.42&rtt=auto");
    expect(mapRoutes(park, "transit").map(({ href }) => href)).toEqual([
      "https://yandex.ru/maps/?rtext=~55.62,37.42&rtt=mt",
      "https://2gis.ru/routeSearch/rsType/ctx/to/37.42,55.62",
    ]);
  });

  it("has coordinates with five decimals for navigators", () =>
    expect(coordinatesText(park)).toBe("55.62000, 37.42000"));
});
