import { range } from "../../kit/format.ts";
import type { Building, CategoryId } from "../park.ts";
import { squarePerPerson } from "../seating.ts";
import type { Unit } from "../unit.ts";
import { unitClass, unitFact } from "../unit-words.ts";

export type ShortFact = { name: string; value: string };

/** A fact in the first row: its short name, the upstream's names that it answers for, and how it is said. */
type Line = { name: string; of?: string; say?: (value: string) => string };

const finished = (value: string) =>
  value.replace(/^с отделкой и оборудованием$/, "есть, с оборудованием").replace(/^с отделкой( и мебелью)?$/, "есть");
const gates = (value: string) => {
  const parts = value.split(", ");
  const count = (parts[0] ?? "").replace(/ ворота?$/, "");
  return parts.length > 1 ? `${count}, ${parts.at(-1)}` : value;
};
const water = (value: string) => ({ есть: "подведена", нет: "не подведена" })[value] ?? value;

const ceiling: Line = { name: "Потолок", of: "Высота потолков" };
const power: Line = { name: "Мощность", of: "Электрическая мощность" };
const finish: Line = { name: "Отделка", say: finished };

/** A tenant's first questions by kind of premises; more than five, because units may lack some. */
const firstLines: Record<CategoryId, readonly Line[]> = {
  office: [finish, { name: "Рабочих мест" }, { name: "Окна" }, ceiling, power, { name: "Планировка" }],
  warehouse: [
    { name: "Высота", of: "Высота потолков" },
    { name: "Ворота", say: gates },
    { name: "Подъезд", say: (value) => value.replace(/^пандус, /, "") },
    { name: "Пол держит", of: "Нагрузка на пол" },
    { name: "Зимой", of: "Отопление" },
    power,
  ],
  trade_area: [
    { name: "Витрина", say: (value) => value.split(";")[0] ?? value },
    { name: "Вход" },
    { name: "Вода", of: "Мокрая точка", say: water },
    finish,
    ceiling,
    power,
  ],
};

const shown = 5;

/** The first five facts that the unit tells, and the names of the upstream's facts that they say whole. */
export function fiveFacts(unit: Unit): { facts: ShortFact[]; said: string[] } {
  const found = firstLines[unit.category]
    .flatMap(({ name, of = name, say = (value) => value }) => {
      if (name === "Рабочих мест") return [seats(unit)];
      const told = unitFact(unit, of);
      return told ? [{ name, of, value: say(told), whole: say(told) === told }] : [];
    })
    .slice(0, shown);
  return {
    facts: found.map(({ name, value }) => ({ name, value })),
    said: found.filter(({ whole }) => whole).map(({ of }) => of.toLowerCase()),
  };
}

/** The desks that stay, or how many people the area holds. */
function seats({ seats: desks, square }: Unit) {
  if (desks) return { name: "Рабочих мест", of: "", value: `${desks} с мебелью`, whole: false };
  const least = Math.max(1, Math.floor(square / squarePerPerson.spacious));
  const most = Math.max(1, Math.floor(square / squarePerPerson.dense));
  return { name: "Поместится", of: "", value: `${range(least, most)} человек`, whole: false };
}

/** Features that a drawing or a fact of the page says already. */
const drawn = /^(Окна на|Витрина|Мебель остаётся|Мокрая точка|Отдельный вход)/;

/** The features that nothing else on a unit's page says. */
export const otherFeatures = ({ features }: Unit): string[] => features.filter((feature) => !drawn.test(feature));

/** Whether a fact repeats the class, which a page says elsewhere: «Класс здания: B+». */
function saysClass(unit: Unit, building: Building | undefined, { name, value }: Unit["facts"][number]): boolean {
  return name.startsWith("Класс") && value === unitClass(unit, building);
}

/** The facts that the first row has not said whole, under their short names. */
export function otherFacts(unit: Unit, building: Building | undefined, said: readonly string[]): ShortFact[] {
  return unit.facts
    .filter((fact) => !said.includes(fact.name.toLowerCase()) && !saysClass(unit, building, fact))
    .map(({ name, value }) => ({ name: name === power.of ? power.name : name, value }));
}
