import { expect, test } from "vitest";
import type { Unit } from "../../../views/content/unit.ts";
import { plural } from "../../../views/ui/format.ts";
import { wordsOf } from "../../support/pages/page-text.ts";
import { units } from "../../views/drawings/stand-in-content.ts";

const sides = { n: "север", e: "восток", s: "юг", w: "запад" };
const finish = {
  shell: ["под отделку"],
  finished: ["с отделкой"],
  furnished: ["с отделкой и мебелью", "с отделкой и оборудованием"],
};
const layouts = { open: "открытая", mixed: "смешанная", cells: "кабинетная" };
const gateKinds = { swing: "распашные", sectional: "секционные", rolling: "рулонные" };
const ways = { semitrailer: "фуры до 20 т", truck: "машины до 5 т" };
const entrances = { gallery: "из галереи", street: "с улицы" };

const decimal = (n: number) => String(n).replace(".", ",");
const sideOf = ({ windows }: Unit) => sides[windows?.side ?? expect.fail("no side")];

/** The sentence of a fact that the fields of a unit make; several where the words say more than the field. */
const sentences: Record<string, (unit: Unit) => string | readonly string[] | undefined> = {
  Отделка: ({ fitout }) => fitout && finish[fitout],
  Планировка: ({ layout }) => layout && layouts[layout],
  Окна: (unit) =>
    unit.windows?.count ? `${plural(unit.windows.count, "окно", "окна", "окон")}, на ${sideOf(unit)}` : undefined,
  Витрина: (unit) =>
    unit.frontage &&
    `${decimal(unit.frontage.width ?? 0)} м, на галерею${unit.windows ? `; окна на ${sideOf(unit)}` : ""}`,
  Вход: ({ frontage }) => frontage?.entrances.map((entrance) => entrances[entrance]).join(" и "),
  "Мокрая точка": ({ water }) => (water === undefined ? undefined : water ? "есть" : "нет"),
  Ворота: ({ gates: [gate, more] = [] }) => {
    if (!gate || more) return undefined;
    const kind = `${gateKinds[gate.kind ?? "swing"]}${gate.leveller ? " с доклевеллером" : ""}`;
    return `одни ворота, ${kind}, ${decimal(gate.width)} × ${decimal(gate.height)} м`;
  },
  "Сетка колонн": ({ columnGrid }) => columnGrid && `${columnGrid.along} × ${columnGrid.across} м`,
  Отопление: ({ heatedTo }) => (heatedTo === undefined ? undefined : `не ниже +${heatedTo} °C`),
  Подъезд: ({ access }) => access?.vehicle && `${access.ramp ? "пандус, " : ""}${ways[access.vehicle]}`,
};

test.each(Object.entries(sentences))("%s of each unit says what its fields say", (name, sentenceOf) => {
  const withFact = units.filter(({ facts }) => facts.some((fact) => fact.name === name));
  expect(withFact.length).toBeGreaterThan(19);
  for (const unit of units) {
    const words = unit.facts.find((fact) => fact.name === name)?.value;
    const sentence = sentenceOf(unit);
    if (words === undefined) expect(sentence, unit.number).toBeUndefined();
    else expect([sentence].flat(), unit.number).toContain(wordsOf(words));
  }
});

test("A room for the keeper, and the side of the windows, are those of the words and the outlook", () => {
  for (const { number, keeperRoom, features, windows, outlook } of units) {
    expect(keeperRoom ?? false, number).toBe(features.includes("Комната кладовщика внутри блока"));
    if (windows) expect(windows.side, number).toBe(outlook);
  }
});
