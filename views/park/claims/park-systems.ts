import { number } from "../../kit/format.ts";
import { parkFacts } from "./park-facts.ts";

/** The park's systems that no unit tells, shown before and after those of the units. */
export const parkSystems = {
  before: [
    { name: "Электричество", value: `${number(parkFacts.powerMegawatts)} МВт, два независимых ввода, свои подстанции` },
    { name: "На помещение", value: "100 Вт на м² офиса, 150 — торговли, 60 — склада; больше — по заявке" },
  ],
  after: [
    {
      name: "Пожар",
      value: "датчики, голосовое оповещение, вода; в корпусе 9 — порошок",
    },
    { name: "Связь", value: "оптика на каждом этаже" },
    { name: "Смена", value: `днём и ночью, инженер у вас через ${parkFacts.engineerMinutes} минут` },
  ],
};
