import { describe, expect, test } from "vitest";
import { fragmentHtml } from "../../../server/render/html.ts";
import { ParkMap } from "../../../views/drawings/ParkMap.tsx";
import { NewsTeaser } from "../../../views/news/NewsTeaser.tsx";
import { ShopSign } from "../../../views/shops/ShopCard.tsx";
import { plain } from "../../support/plain-text.ts";
import { bodyOf, content } from "./stand-in-content.ts";

const { news, shops } = content;
const { bodies } = content.park;
type Shop = (typeof shops)[number];
const sign = (shop: Shop) => plain(fragmentHtml(<ShopSign shop={shop} bodies={bodies} />));
const housed = shops.filter(({ body, floor, logo }) => body && floor && !logo);
const first = () => housed[0] ?? expect.fail("no companies");
/** Top and height of the first path of a class. */
const bar = (svg: string, name: string) =>
  (new RegExp(`class="${name}[^"]*" d="M[\\d.]+ ([\\d.]+)h[\\d.]+v([\\d.]+)`).exec(svg) ?? []).slice(1).map(Number);

describe("A company without a logo", () => {
  test.each(housed)("$name is shown on its own floor, with its unit", (shop) => {
    const svg = sign(shop);
    const building = bodyOf({ body: shop.body ?? expect.fail(shop.name) });
    const [top = 0, height = 0] = bar(svg, "ap-house");
    const [own = 0, storey = 1] = bar(svg, "ap-own");
    const above = building.floors.filter(({ number }) => number > (shop.floor?.number ?? 0)).length;
    expect((own - top) / (height / building.floors.length)).toBeCloseTo(above, 0);
    expect(height / storey).toBeCloseTo(building.floors.length, 0);
    expect(svg).toContain(`>${shop.pavilionNumber ?? `корпус ${building.number}`}</text>`);
  });

  test("has no filled floor if its floor is missing or unknown", () => {
    expect(sign({ ...first(), floor: undefined })).not.toContain("ap-own");
    expect(sign({ ...first(), floor: { id: 1, number: 77 } })).not.toContain("ap-own");
  });

  test("has no drawing if its building is missing or unknown", () => {
    expect(sign({ ...first(), body: undefined })).toBe("");
    expect(sign({ ...first(), body: { id: 77, number: "77" } })).toBe("");
  });
});

describe("A news item without a picture", () => {
  test.each(news)("$title shows its day and its buildings", (item) => {
    const html = plain(fragmentHtml(<NewsTeaser item={item} bodies={bodies} />));
    expect(html).toContain(`<b>${Number(item.date.slice(8, 10))}</b>`);
    const named = /<title>На плане парка: ([^<]*)</.exec(html)?.[1];
    expect(named).toBe(item.bodies?.map((number) => `корпус ${number}`).join(", "));
  });

  test("shows only existing buildings", () => {
    for (const { title, bodies: about = [] } of news)
      for (const number of about)
        expect(
          bodies.map((body) => body.number),
          title,
        ).toContain(number);
  });
});

test("A map without building places, or of unknown buildings, is empty", () => {
  expect(fragmentHtml(<ParkMap bodies={bodies} marked={["77"]} />)).toBe("");
  const unplaced = bodies.map((body) => ({ ...body, place: undefined }));
  expect(fragmentHtml(<ParkMap bodies={unplaced} marked={["1"]} />)).toBe("");
});
