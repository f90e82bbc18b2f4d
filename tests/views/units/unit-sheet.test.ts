import { expect, test } from "vitest";
import { siteForFile } from "../../support/sites/site-for-file.ts";

const site = siteForFile();
const sheetOf = async (id: number) => (await site.get(`/pavilions/${id}/sheet`)).text;

test("the sheet of a unit has its price, plan, place, phone and address, no form, and stays out of indexes", async () => {
  const html = await sheetOf(1111);
  const main = html.slice(html.indexOf("<main"), html.indexOf("</main>")).replace(/[\u00a0\u2060]/g, " ");
  for (const word of ["Офис 46,8 м²", "86 580 ₽", "505-09", "+7 (900) 000-55-01", "site.test/pavilions/1111."])
    expect(main).toContain(word);
  expect(main).toContain("unit-plan");
  expect(main).toContain("unit-in-park");
  expect(main).not.toContain("<form");
  expect(html).toContain('content="noindex, follow"');
});

test("the page of a unit leads to its sheet, with the team of the visitor", async () => {
  const html = (await site.get("/pavilions/1111?people=6")).text;
  expect(html).toContain('href="/pavilions/1111/sheet?people=6"');
});

test("the sheet of an unknown unit is a 404", async () => {
  expect((await site.get("/pavilions/999999/sheet")).status).toBe(404);
});
