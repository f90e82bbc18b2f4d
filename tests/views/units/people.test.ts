import { expect, test } from "vitest";
import { capacityWords } from "../../../views/content/capacity.ts";
import { joinedFor } from "../../../views/content/joins.ts";
import type { Unit } from "../../../views/content/unit.ts";
import { chosenOf, soughtIn } from "../../../views/units/criteria.ts";
import { nearOffers } from "../../../views/units/list/near-units.ts";
import { text } from "../../support/pages/lists.ts";
import { siteForFile } from "../../support/sites/site-for-file.ts";

const site = siteForFile();
const offices = (): Unit[] => site.content.units.filter(({ category }) => category === "office");

/** The numbers that the words of a row name: «8–11 человек», «2 человека». */
function numbersIn(words: string): [least: number, most: number] {
  const [least = 0, most = least] = [...words.matchAll(/\d+/g)].map(Number);
  return [least, most];
}

const wordsHold = (square: number, people: number) => {
  const [least, most] = numbersIn(capacityWords(square));
  return least <= people && people <= most;
};

const everyTeam = Array.from({ length: 60 }, (_, at) => at + 1);
const smallestHolds = () => Math.min(...offices().map(({ square }) => numbersIn(capacityWords(square))[0]));

test("for each number of people the filter finds exactly the offices whose words include it", () => {
  for (const people of everyTeam) {
    const found = chosenOf(offices(), soughtIn(offices(), { people }));
    const wanted = Math.max(people, smallestHolds());
    const expected = offices().filter(({ square }) => wordsHold(square, wanted));
    expect(
      found.map(({ id }) => id),
      `${people} people`,
    ).toEqual(expected.map(({ id }) => id));
  }
});

test("fewer people than the smallest office holds get the smallest", () => {
  const smallest = Math.min(...offices().map(({ square }) => square));
  const found = chosenOf(offices(), soughtIn(offices(), { people: 1 }));
  expect(found.map(({ square }) => square)).toContain(smallest);
});

test.each([1, 2, 5, 8, 17])(
  "the list, the selection and the home page find the same offices for %d",
  async (people) => {
    const wanted = Math.max(people, smallestHolds());
    const count = offices().filter(({ square }) => wordsHold(square, wanted)).length;
    expect(count).toBeGreaterThan(0);
    expect((await site.read(`/arenda-ofisov?people=${people}`)).words).toMatch(new RegExp(`Найдено: ${count} `));
    expect((await site.read(`/podbor-ofisa?people=${people}`)).words).toMatch(new RegExp(`Показать ${count} `));
    const home = await site.read(`/fragments/park?type=office&people=${people}`);
    expect(text(home.html)).toMatch(new RegExp(`Показать ${count} `));
  },
);

test("neighbours together compete by area with single offices", () => {
  const { buildings } = site.content.park;
  const near = nearOffers(offices(), joinedFor(offices(), buildings), { people: 8, priceTo: 1000 }, 6);
  const missed = near.map(({ offer: { square } }) => Math.max(0, 48 - square, square - 72));
  expect(missed).toEqual(missed.toSorted((a, b) => a - b));
});

test.each(["abc", "0", "20 или"])("«%s» people are said at the field, and stay in it", async (typed) => {
  const address = `/arenda-ofisov?people=${encodeURIComponent(typed)}`;
  const fragment = `/fragments/pavilions?category=office&people=${encodeURIComponent(typed)}`;
  for (const path of [address, fragment]) {
    const { html } = await site.read(path);
    expect(html).toContain(`value="${typed}"`);
    expect(html).toMatch(/<input (?=[^>]*name="people")(?=[^>]*aria-invalid="true")/);
    expect(text(html)).toContain("Нужно целое число от 1 до 10");
  }
});

test("every number field of the question says what it cannot read, and keeps it", async () => {
  for (const name of ["people", "squareFrom", "squareTo", "priceTo"]) {
    const { html } = await site.read(`/arenda-ofisov?${name}=много`);
    expect(html).toMatch(new RegExp(`<input (?=[^>]*name="${name}")(?=[^>]*aria-invalid="true")[^>]*value="много"`));
    expect(html).toContain(`id="${name}-hint"`);
  }
});

test("what people write into the question is read", async () => {
  const query = new URLSearchParams({ people: "20-30", priceTo: "1,5 млн", squareFrom: "150 м²" });
  const { html } = await site.read(`/arenda-ofisov?${query}`);
  expect(html).not.toContain("aria-invalid");
  const fields = [...html.matchAll(/ value="([^"]*)"/g)].map(([, value = ""]) => value.replace(/\s/g, " "));
  for (const value of ["30", "1 500 000", "150"]) expect(fields).toContain(value);
});
