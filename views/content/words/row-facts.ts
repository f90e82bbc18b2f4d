import type { CategoryId } from "../park.ts";
import type { Unit } from "../unit.ts";
import { unitFact } from "../unit-words.ts";
import { plainWords } from "./placement-words.ts";

/** A fact as a row says it: its name there, its words, further words below. */
export type RowFact = { label: string; text: string; more?: string | undefined };

/** How rows of a kind of premises read the API's facts: `common` ones stand in the heading where all units agree. */
type RowFacts = { common: readonly Reading[]; columns: readonly Reading[] };
type Reading = { label: string; fact: string; below?: string; say?: (words: string) => Pick<RowFact, "text" | "more"> };

const asIs = (text: string) => ({ text });

/** «8,5 м, на галерею; окна на юг»: the length first, the windows below. */
function frontWords(words: string) {
  const [front = "", more] = words.split(/;\s*/);
  return { text: front.replace(/,? на галерею/, ""), more };
}

const readings: Record<CategoryId, RowFacts> = {
  office: {
    common: [],
    columns: [
      { label: "Отделка", fact: "Отделка" },
      { label: "Окна", fact: "Окна", say: (words) => ({ text: words.replace(/ ок[а-я]+(?=,)/, "") }) },
    ],
  },
  warehouse: {
    common: [
      { label: "Высота", fact: "Высота потолков" },
      { label: "Пол держит", fact: "Нагрузка на пол" },
      { label: "Ворота", fact: "Ворота", say: (words) => ({ text: words.replace(/^одни ворота, /, "") }) },
      { label: "Подъезд", fact: "Подъезд" },
    ],
    columns: [
      { label: "Зимой", fact: "Отопление", say: (words) => ({ text: words.replace(/^не ниже /, "от ") }) },
      { label: "Мощность", fact: "Электрическая мощность" },
    ],
  },
  trade_area: {
    common: [
      { label: "Потолки", fact: "Высота потолков" },
      { label: "Кондиционирование", fact: "Кондиционирование" },
    ],
    columns: [
      { label: "Витрина", fact: "Витрина", say: frontWords },
      { label: "Вход, отделка", fact: "Вход", below: "Отделка" },
      { label: "Вода", fact: "Мокрая точка", say: (words) => ({ text: words === "нет" ? "—" : words }) },
      { label: "Мощность", fact: "Электрическая мощность" },
    ],
  },
};

const wordsIn = (unit: Unit, fact: string) => plainWords(unitFact(unit, fact));

function read(unit: Unit, { label, fact, below, say = asIs }: Reading): RowFact | undefined {
  const words = wordsIn(unit, fact);
  const more = below ? wordsIn(unit, below) : "";
  if (words === "" && more === "") return undefined;
  const said = say(words);
  return { label, text: said.text || more, more: said.more ?? (said.text ? more || undefined : undefined) };
}

/** The columns of facts that rows of these units have: those that at least one unit tells. */
export function columnsOf(category: CategoryId, units: readonly Unit[]): string[] {
  const { columns } = readings[category];
  return columns.filter((reading) => units.some((unit) => read(unit, reading))).map(({ label }) => label);
}

/** A unit's fact in a column, or one that its group does not share. */
export function cellOf(unit: Unit, label: string): RowFact | undefined {
  const { columns, common } = readings[unit.category];
  const found = [...columns, ...common].find((reading) => reading.label === label);
  return found && read(unit, found);
}

/** Facts that these units share, and the names of those that differ: the rows say those. */
export function commonFacts(category: CategoryId, units: readonly Unit[]) {
  const { common } = readings[category];
  const texts = common.map((reading) => ({
    label: reading.label,
    all: units.map((unit) => read(unit, reading)?.text),
  }));
  const isShared = ({ all }: { all: (string | undefined)[] }) => all.every((text) => text && text === all[0]);
  return {
    shared: texts.filter(isShared).map(({ label, all }): RowFact => ({ label, text: all[0] ?? "" })),
    differing: texts.filter((row) => !isShared(row) && row.all.some(Boolean)).map(({ label }) => label),
  };
}
