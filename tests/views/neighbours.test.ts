import { describe, expect, it } from "vitest";
import { servicesBeside } from "../../views/services/services-beside.ts";
import { shopsNearby } from "../../views/shops/ShopPage.tsx";
import { aService, aShop } from "./samples.ts";

const ids = (items: readonly { id: number }[]) => items.map(({ id }) => id);

describe("shops nearby", () => {
  it("are in the same building, the nearest floor first", () => {
    const onFloor = (number: number) => ({ floor: { id: 600 + number, number } });
    const all = [
      aShop(1),
      aShop(2, onFloor(3)),
      aShop(3),
      aShop(4, { building: { id: 1, number: "1" } }),
      aShop(5, onFloor(2)),
    ];
    expect(ids(shopsNearby(aShop(1), all, 3))).toEqual([3, 5, 2]);
  });

  it("are absent if the building is unknown", () => {
    expect(shopsNearby(aShop(1, { building: undefined }), [aShop(2)], 3)).toEqual([]);
  });
});

describe("services beside a service", () => {
  it("are those of the same building, then the next in the list, cyclically", () => {
    const service = aService(2, { building: { id: 4, number: "4" } });
    const all = [aService(1, { building: { id: 4, number: "4" } }), service, aService(3), aService(4)];
    expect(ids(servicesBeside(service, all, 3))).toEqual([1, 3, 4]);
  });

  it("link to no other site", () => {
    const all = [aService(1), aService(2, { link: "https://example.org/" }), aService(3)];
    expect(ids(servicesBeside(aService(1), all, 3))).toEqual([3]);
  });
});
