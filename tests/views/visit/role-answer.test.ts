import { expect, test } from "vitest";
import { roleAnswer } from "../../../views/visit/claims/role-answer.ts";
import { roleNames } from "../../../views/visit/roles.ts";
import { content } from "../drawings/stand-in-content.ts";

const { park } = content;
const { zones } = content.parking.visitorsMap;
const answerTo = (role: (typeof roleNames)[number], number: string) =>
  roleAnswer({ park, zones, role, chosen: park.buildings.find((building) => building.number === number) });

test("each who comes gets a gate, a distance and papers, for every building and for none", () => {
  for (const role of roleNames) {
    for (const { number } of park.buildings) {
      const { title, text } = answerTo(role, number);
      expect(`${title} ${text}`, `${role} ${number}`).toMatch(/вход|въезд|ворота/i);
      expect(`${title} ${text}`, `${role} ${number}`).toMatch(/минут|\d м/);
      expect(text, `${role} ${number}`).toMatch(/паспорт/);
    }
    expect(answerTo(role, "none").text).not.toMatch(/undefined|NaN/);
  }
});

test("a guest's minutes are those from the metro and those within the park together", () => {
  expect(answerTo("guest", "3").title).toMatch(/^13.минут от метро до корпуса 3$/);
});

test("a courier for a warehouse goes to the gate of the warehouses, for an office to the nearest car park", () => {
  expect(answerTo("courier", "8").title).toMatch(/^Ворота складов/);
  expect(answerTo("courier", "1").title).toMatch(/^Въезд 1, парковка P1$/);
});
