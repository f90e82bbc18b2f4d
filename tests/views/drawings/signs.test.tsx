import { describe, expect, test } from "vitest";
import { fragmentHtml } from "../../../server/render/html.ts";
import { ParkMap } from "../../../views/drawings/ParkMap.tsx";
import { NewsTeaser } from "../../../views/news/NewsTeaser.tsx";
import { ShopSign } from "../../../views/shops/ShopCard.tsx";
import { plain } from "../../support/plain-text.ts";
import { buildingOf, content } from "./stand-in-content.ts";

const { news, shops } = content;
const { buildings } = content.park;
type Shop = (typeof shops)[number];
const sign = (shop: Shop) => plain(fragmentHtml(<ShopSign shop={shop} buildings={buildings} />));
const housed = shops.filter(({ building, floor, logo }) => building && floor && !logo);
const first = () => housed[0] ?? expect.fail("no companies");
/** Top and height of the first path of a class. */
const bar = (svg: string, name: string) =>
  (new RegExp(`class="${name}[^"]*" d="M[\\d.]+ ([\\d.]+)h[\\d.]+v([\\d.]+)`).exec(svg) ?? []).slice(1).map(Number);

describe("A company without a logo", () => {
  test.each(housed)("$name is shown on its own floor, with its unit", (shop) => {
    const svg = sign(shop);
    const building = buildingOf({ building: shop.building ?? expect.fail(shop.name) });
    const [top = 0, height = 0] = bar(svg, "ap-house");
    const [own = 0, storey = 1] = bar(svg, "ap-own");
    const above = building.floors.filter(({ number }) => number > (shop.floor?.number ?? 0)).length;
    expect((own - top) / (height / building.floors.length)).toBeCloseTo(above, 0);
    expect(height / storey).toBeCloseTo(building.floors.length, 0);
    expect(svg).toContain(`>${shop.unitNumber ?? `корпус ${building.number}`}</text>`);
  });

  test("has no filled floor if its floor is missing or unknown", () => {
    expect(sign({ ...first(), floor: undefined })).not.toContain("ap-own");
    expect(sign({ ...first(), floor: { id: 1, number: 77 } })).not.toContain("ap-own");
  });

  test("has no drawing if its building is missing or unknown", () => {
    expect(sign({ ...first(), building: undefined })).toBe("");
    expect(sign({ ...first(), building: { id: 77, number: "77" } })).toBe("");
  });
});

describe("A news item without a picture", () => {
  test.each(news)("$title shows its day and its buildings", (item) => {
    const html = plain(fragmentHtml(<NewsTeaser item={item} buildings={buildings} />));
    expect(html).toContain(`<b>${Number(item.date.slice(8, 10))}</b>`);
    const named = /<title>На плане парка: ([^<]*)</.exec(html)?.[1];
    expect(named).toBe(item.buildings?.map((number) => `корпус ${number}`).join(", "));
  });

  test("shows only existing buildings", () => {
    for (const { title, buildings: about = [] } of news)
      for (const number of about)
        expect(
          buildings.map((building) => building.number),
          title,
        ).toContain(number);
  });
});

test("A map without building places, or of unknown buildings, is empty", () => {
  expect(fragmentHtml(<ParkMap buildings={buildings} marked={["77"]} />)).toBe("");
  const unplaced = buildings.map((building) => ({ ...building, place: undefined }));
  expect(fragmentHtml(<ParkMap buildings={unplaced} marked={["1"]} />)).toBe("");
});
