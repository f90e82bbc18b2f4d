import { describe, expect, it } from "vitest";
import { coordinatesText, twoGisRoute, yandexRoute } from "../../../views/visit/VisitParts.tsx";

const park = { lat: 55.62, lon: 37.42 };

describe("the way to the park", () => {
  it("opens in both map services", () => {
    expect(yandexRoute(park, "car")).toBe("https://yandex.ru/maps/?rtext=~55.62,37.42&rtt=auto");
    expect(yandexRoute(park, "transit")).toBe("https://yandex.ru/maps/?rtext=~55.62,37.42&rtt=mt");
    expect(twoGisRoute(park, "transit")).toBe("https://2gis.ru/routeSearch/rsType/ctx/to/37.42,55.62");
  });

  it("has coordinates with five decimals for navigators", () =>
    expect(coordinatesText(park)).toBe("55.62000, 37.42000"));
});
