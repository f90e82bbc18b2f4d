import { expect } from "vitest";
import * as z from "zod";
import { buildPark } from "../../../server/stand-in/park.ts";
import type { Pavilion } from "../../../server/stand-in/wire.ts";
import { wordsOf } from "../../support/plain-text.ts";
import * as init from "./wire-init.ts";
import * as wire from "./wire-schemas.ts";

export const park = buildPark();
export const bodies = z.array(init.body.required({ place: true, grid: true })).parse(park.bodies);
export const parking = wire.parking.parse(park.parking);
export const site = init.site.parse(park.site);
export const zones = [...parking.visitorsMap.zones, ...parking.residentsMap.zones];
export const surfaces = z.array(wire.mediaFacadeSolution).parse(park.mediaFacadeSolutions);
export const bodyOf = (number: string) => bodies.find((body) => body.number === number) ?? expect.fail(number);
export const factOf = ({ facts }: Pick<Pavilion, "facts">, name: string) =>
  wordsOf(facts.find((fact) => fact.name === name)?.value ?? "");
export const sides = { n: "север", e: "восток", s: "юг", w: "запад" };
