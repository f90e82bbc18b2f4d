import { describe, expect, test } from "vitest";
import { fragmentHtml } from "../../../server/render/render-html.ts";
import { ParkMap } from "../../../views/drawings/ParkMap.tsx";
import { dayAndMonth } from "../../../views/kit/format.ts";
import { NewsRow } from "../../../views/news/NewsRow.tsx";
import { plain } from "../../support/pages/page-text.ts";
import { content } from "./stand-in-content.ts";

const { news } = content;
const { buildings } = content.park;

describe("A news item without a picture", () => {
  test.each(news)("$title shows its day and its buildings", (item) => {
    const html = plain(fragmentHtml(<NewsRow item={item} buildings={buildings} />));
    expect(html).toContain(plain(dayAndMonth(item.date)));
    const named = /<title>На плане парка: ([^<]*)</.exec(html)?.[1];
    expect(named).toBe(item.buildings?.map((number) => `корпус ${number}`).join(", "));
  });
});

test("A map without building places, or of unknown buildings, is empty", () => {
  expect(fragmentHtml(<ParkMap buildings={buildings} marked={["77"]} />)).toBe("");
  const unplaced = buildings.map((building) => ({ ...building, place: undefined }));
  expect(fragmentHtml(<ParkMap buildings={unplaced} marked={["1"]} />)).toBe("");
});
