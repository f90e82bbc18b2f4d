import { number } from "../../kit/format.ts";
import { parkFacts } from "./park-facts.ts";

/** What the park runs on, beside what its units tell: before and after their systems. */
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
