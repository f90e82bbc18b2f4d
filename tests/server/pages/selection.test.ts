import { describe, expect, test } from "vitest";
import { siteForFile } from "../../support/site-for-file.ts";

const site = siteForFile();

const get = async (path: string) => (await fetch(site.url + path)).text();
const unitsOf = (html: string) => [...new Set(html.match(/href="\/pavilions\/\d+"/g))].sort();

describe("the selection", () => {
  test("answers with the same rows and ticks as the category's list", async () => {
    const answer = await get("/podbor-ofisa?type=warehouse&squareFrom=100");
    const list = await get("/arenda-skladov?squareFrom=100");
    expect(unitsOf(answer).length).toBeGreaterThan(0);
    expect(unitsOf(answer)).toEqual(unitsOf(list));
    expect(answer.match(/name="compare"/g)?.length).toBe(list.match(/name="compare"/g)?.length);
    expect(answer).toContain('formAction="/compare#comparison"');
  });
});
