import { describe, expect, test } from "vitest";
import { fragmentHtml } from "../../../server/render/html.ts";
import { ParkMap } from "../../../views/drawings/ParkMap.tsx";
import { NewsTeaser } from "../../../views/news/NewsTeaser.tsx";
import { plain } from "../../support/plain-text.ts";
import { content } from "./stand-in-content.ts";

const { news } = content;
const { bodies } = content.park;

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
