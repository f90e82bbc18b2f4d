import { beforeAll, describe, expect, it } from "vitest";
import type { Pavilion } from "../../../views/units/pavilion.ts";
import { boxesOf, pathsOf } from "../../support/drawn.ts";
import { plain } from "../../support/plain-text.ts";
import { siteForFile } from "../../support/site-for-file.ts";

const site = siteForFile();
let office: Pavilion;
let warehouse: Pavilion;
beforeAll(async () => {
  const units = await site.content.allPavilions();
  const pick = (category: Pavilion["category"]) =>
    units.find((unit) => unit.category === category && unit.square > 100);
  [office, warehouse] = [pick("office"), pick("warehouse")] as [Pavilion, Pavilion];
});

const get = async (address: string, init?: RequestInit) => {
  const answer = await fetch(site.url + address, init);
  return { answer, html: await answer.text() };
};
const planIn = (html: string) => /<svg class="drawing unit-plan".*?<\/svg>/.exec(html)?.[0] ?? "";
const desksIn = (html: string) => boxesOf(pathsOf(planIn(html), "desk")).length;
const canonical = (html: string) => /<link rel="canonical" href="([^"]*)"/.exec(html)?.[1];

describe("«Нас N человек» on a unit's page", () => {
  it("draws that many desks, says how the team fits, and keeps the number in its field", async () => {
    const people = Math.floor(office.square / 7);
    const { html } = await get(`/pavilions/${office.id}?people=${people}`);
    expect(desksIn(html)).toBe(people);
    expect(html).toContain(">удобно<");
    expect(plain(html)).toContain(" м² на человека");
    expect(html).toMatch(new RegExp(`name="people"[^>]*value="${people}"|value="${people}"[^>]*name="people"`));
  });

  it("says «тесно» below 6 m² a person, and the largest number of desks", async () => {
    const { html } = await get(`/pavilions/${office.id}?people=500`);
    expect(html).toContain(">тесно<");
    expect(plain(html)).toContain(`помещается ${desksIn(html)} стол`);
  });

  it("says «с запасом» above 8 m² a person", async () => {
    expect((await get(`/pavilions/${office.id}?people=2`)).html).toContain("verdict-spacious");
  });

  it("has one address for every spelling of a number, which is clamped", async () => {
    const same = async (a: string, b: string) => {
      const [one, other] = [await get(`/pavilions/${office.id}?${a}`), await get(`/pavilions/${office.id}?${b}`)];
      expect(one.answer.headers.get("etag")).toBe(other.answer.headers.get("etag"));
      expect(one.html).toBe(other.html);
    };
    await same("people=9", "utm_source=x&people=+9&people=40");
    await same("people=99999", "people=500");
    await same("people=viele", "people=0");
    await same("people=-4", "people=0");
  });

  it("says what is possible if the number makes no sense", async () => {
    const { html } = await get(`/pavilions/${office.id}?people=viele`);
    expect(plain(html)).toContain("Нужно целое число от 1 до 500.");
    expect(desksIn(html)).toBe(desksIn((await get(`/pavilions/${office.id}`)).html));
  });

  it("redirects an empty form to the unit's own address", async () => {
    const { answer } = await get(`/pavilions/${office.id}?people=`, { redirect: "manual" });
    expect(answer.status).toBe(303);
    expect(answer.headers.get("location")).toBe(`/pavilions/${office.id}`);
  });

  it("is excluded from search, with the unit's own canonical address", async () => {
    const { html } = await get(`/pavilions/${office.id}?people=9`);
    expect(html).toContain('content="noindex');
    expect(canonical(html)).toBe(canonical((await get(`/pavilions/${office.id}`)).html));
    expect((await get(`/pavilions/${office.id}`)).html).not.toContain('content="noindex');
  });

  it("is shown for offices only", async () => {
    const { html } = await get(`/pavilions/${warehouse.id}?people=9`);
    expect(html).not.toContain('name="people"');
    expect(desksIn(html)).toBe(0);
  });
});
