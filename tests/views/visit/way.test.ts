import { describe, expect, it } from "vitest";
import { coordinatesText, twoGisRoute, yandexRoute } from "../../../views/visit/map-links.ts";
import { chargersIn, spacesIn } from "../../../views/visit/parking-facts.ts";

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

describe("a parking zone", () => {
  const zone = (name: string, spaces = 10) => ({ name, spaces, tariff: "" });

  it("counts the places and the posts to charge at that it tells", () => {
    expect(spacesIn([zone("Северная"), zone("P1", 180)])).toBe(190);
    expect(chargersIn([zone("Северная"), { ...zone("P1"), chargers: 4 }, { ...zone("P3"), chargers: 8 }])).toBe(12);
  });

  it("leaves the sum of places untold where one of the zones does not tell its own", () =>
    expect(spacesIn([zone("P2", 0), zone("P1", 180)])).toBe(0));
});
