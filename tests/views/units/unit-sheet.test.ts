import { expect, test } from "vitest";
import { siteForFile } from "../../support/sites/site-for-file.ts";

const site = siteForFile();

test("the sheet of a unit has its price, plan, place, phone and address, no form, and stays out of indexes", async () => {
  const { html, main } = await site.read("/pavilions/1111/sheet");
  for (const word of ["Офис 46,8 м²", "86 580 ₽", "505-09", "+7 (900) 000-55-01", "site.test/pavilions/1111."])
    expect(main).toContain(word);
  expect(main).toContain("room-model");
  expect(main).toContain("unit-in-park");
  expect(main).not.toContain("<form");
  expect(html).toContain('content="noindex, follow"');
});

test("the page of a unit leads to its sheet, with the team of the visitor", async () => {
  const html = (await site.get("/pavilions/1111?people=6")).text;
  expect(html).toContain('href="/pavilions/1111/sheet?people=6"');
});

test("neighbours together have a sheet, with each rent and their sum, to which their page leads", async () => {
  const page = (await site.get("/pavilions/1040+1041?people=20")).text;
  expect(page).toContain('href="/pavilions/1040+1041/sheet?people=20"');
  const { html, main } = await site.read("/pavilions/1040+1041/sheet");
  for (const word of [
    "два соседних помещения",
    "206-20 + 206-21",
    "356 850 ₽",
    "joined-units",
    "site.test/pavilions/1040+1041.",
  ])
    expect(main).toContain(word);
  expect(html).toContain('content="noindex, follow"');
  expect((await site.get("/pavilions/1040+1120/sheet")).status).toBe(404);
});

test("the sheet of an unknown unit is a 404", async () => {
  expect((await site.get("/pavilions/999999/sheet")).status).toBe(404);
});
