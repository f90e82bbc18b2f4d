import { expect, test } from "vitest";
import { offerOf } from "../views/content/offer.ts";
import { unitsOfCategory } from "../views/content/unit.ts";
import { countsInWords } from "../views/units/shortlist/shortlist-words.ts";
import { text } from "./support/pages/lists.ts";
import { siteForFile } from "./support/sites/site-for-file.ts";
import { aUnit } from "./views/samples.ts";

const site = siteForFile();

/** A count of plain «помещений», which a reader takes for all kinds together. */
const plainPremises = /\d\s(?:помещение|помещения|помещений)(?![а-яё])/;

test.each(["/nothing-here", "/shops", "/compare"])(
  "%s counts retail premises by the name of their kind",
  async (address) => {
    const { main } = await site.read(address);
    const words = text(main);
    expect(words).toMatch(/\d\sторгов(?:ое|ых)\sпомещени/);
    expect(words).not.toMatch(plainPremises);
  },
);

test("A shortlist of two kinds names both", () => {
  const offers = [offerOf([aUnit(1, { category: "office" })]), offerOf([aUnit(2, { category: "trade_area" })])];
  expect(countsInWords(offers).replace(/\s/g, " ")).toBe("1 офис и 1 торговое помещение");
});

test("Another park's category keeps its own name beside others", () => {
  expect(unitsOfCategory(12, { id: "office", name: "Кабинеты" })).toBe("Кабинеты: 12");
});
