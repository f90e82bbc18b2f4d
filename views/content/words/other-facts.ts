import type { Building } from "../park.ts";
import type { Unit } from "../unit.ts";
import { unitClass } from "../unit-words.ts";

/** A fact under its short name. */
type ShortFact = { name: string; value: string };

const shortNames: Readonly<Record<string, string>> = { "Электрическая мощность": "Мощность" };

/** Features that a drawing or a fact of the page says already. */
const drawn = /^(Окна на|Витрина|Мебель остаётся|Мокрая точка|Отдельный вход)/;

/** The features that nothing else on a unit's page says. */
export const otherFeatures = ({ features }: Unit): string[] => features.filter((feature) => !drawn.test(feature));

/** Whether a fact repeats the class, which a page says elsewhere: «Класс здания: B+». */
function saysClass(unit: Unit, building: Building | undefined, { name, value }: Unit["facts"][number]): boolean {
  return name.startsWith("Класс") && value === unitClass(unit, building);
}

/** The facts that the heading has not said, under their short names. */
export function otherFacts(unit: Unit, building: Building | undefined): ShortFact[] {
  return unit.facts
    .filter((fact) => !saysClass(unit, building, fact))
    .map(({ name, value }) => ({ name: shortNames[name] ?? name, value }));
}
