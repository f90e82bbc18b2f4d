import { expect } from "vitest";
import type { Pavilion } from "../../../server/stand-in/wire.ts";
import { wordsOf } from "../../support/pages/page-text.ts";
import { content } from "../../views/drawings/stand-in-content.ts";

export const { parking, surfaces } = content;
export const buildings = content.park.buildings.map(({ place, grid, ...building }) => {
  if (!place || !grid) throw new Error(`Building ${building.number} has no place`);
  return { ...building, place, grid };
});
export const site = content.park.site ?? expect.fail("no site");
export const zones = [...parking.visitorsMap.zones, ...parking.residentsMap.zones];
export const buildingOf = (number: string) =>
  buildings.find((building) => building.number === number) ?? expect.fail(number);
export const factOf = ({ facts }: Pick<Pavilion, "facts">, name: string) =>
  wordsOf(facts.find((fact) => fact.name === name)?.value ?? "");
export const sides = { n: "север", e: "восток", s: "юг", w: "запад" };
