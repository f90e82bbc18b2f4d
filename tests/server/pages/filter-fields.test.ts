import { expect, test } from "vitest";
import { unitsFilter } from "../../../views/units/units.filter.ts";
import { siteForFile } from "../../support/sites/site-for-file.ts";

const site = siteForFile();
/** Other keys for what a field of the question says, in old addresses and in those of landing pages. */
const inAddressesOnly = ["free", "limit", "priceFrom", "squareSize"];
const htmlOf = async (address: string) => (await site.get(address).expect(200)).text;

test("Every filter of the lists of units is a field or a link of a list", async () => {
  const pages = await Promise.all(site.content.park.categories.map(({ alias }) => htmlOf(`/${alias}`)));
  const html = pages.join("").replaceAll("&amp;", "&");
  const reached = (key: string) => html.includes(` name="${key}"`) || html.includes(`?${key}=`);
  expect([...unitsFilter.keys].filter((key) => !reached(key)).sort(), "ask/Ask.tsx, list/ListHead.tsx").toEqual(
    inAddressesOnly,
  );
});

test("A condition without a field is taken back alone", async () => {
  const field = "Отделка: с отделкой";
  const other = "Вентиляция: приточно-вытяжная";
  const query = new URLSearchParams([
    ["facts", field],
    ["facts", other],
    ["priceFrom", "100000"],
  ] as string[][]);
  const html = (await htmlOf(`/arenda-ofisov?${query}`)).replaceAll("&amp;", "&").replace(/\s/g, " ");
  const links = [...html.matchAll(/href="([^"]*)" aria-label="Убрать условие «([^»]*)»"/g)];
  const left = links.map(([, href = "", text = ""]) => [
    text,
    ...new URL(href, "http://site.test").searchParams.values(),
  ]);
  expect(left).toEqual([
    ["от 100 000 ₽ в месяц", other, field],
    [other, field, "100000"],
  ]);
});
