import type { Building, CategoryId } from "../content/park.ts";
import type { Unit } from "../content/unit.ts";
import { listed, plural } from "../kit/format.ts";

type System = { name: string; of: CategoryId; fact: string };

/** A tenant's questions about the buildings, by the fact of their free units. */
const systems: readonly System[] = [
  { name: "Прохлада", of: "office", fact: "Кондиционирование" },
  { name: "Воздух", of: "office", fact: "Вентиляция" },
  { name: "Тепло складов", of: "warehouse", fact: "Отопление" },
];
const kindsMax = 4;

/** The systems as the free units tell them, by building: never more than any of them says. */
export function buildingSystems(units: readonly Unit[], buildings: readonly Building[]) {
  return systems.flatMap(({ name, of, fact }) => {
    const values = units.flatMap((unit) => {
      const value = unit.category === of ? unit.facts.find((item) => item.name === fact)?.value : undefined;
      return value ? [{ value, building: unit.building.id }] : [];
    });
    const kinds = Map.groupBy(values, ({ value }) => value);
    if (kinds.size === 0 || kinds.size > kindsMax) return [];
    return [{ name, value: inWords(kinds, buildings) }];
  });
}

type Kinds = ReadonlyMap<string, readonly { building: number }[]>;

/**
 * «корпуса 3 и 4 — фанкойлы; 1, 2 и 5 — сплит-система или трасса» where each building has its own kinds, else counts:
 * «не ниже +16 °C — 17 помещений; не ниже +5 °C — 3 помещения (корпуса 8 и 9)».
 */
function inWords(kinds: Kinds, buildings: readonly Building[]): string {
  const numbersOf = (units: readonly { building: number }[]) =>
    buildings.filter(({ id }) => units.some(({ building }) => building === id)).map(({ number }) => number);
  const all = [...kinds].map(([value, units]) => ({ value, units, numbers: numbersOf(units) }));
  const groups = [...Map.groupBy(all, ({ numbers }) => numbers.join())].map(([, same]) => ({
    numbers: same[0]?.numbers ?? [],
    values: same.map(({ value }) => value),
  }));
  const [only] = groups;
  if (groups.length === 1 && only) return only.values.join(" или ");
  const isApart =
    new Set(groups.flatMap(({ numbers }) => numbers)).size === groups.flatMap((group) => group.numbers).length;
  if (isApart)
    return groups
      .map(
        ({ numbers, values }, at) =>
          `${at === 0 ? `${corpus(numbers)} ` : ""}${listed(numbers)} — ${values.join(" или ")}`,
      )
      .join("; ");
  return all
    .toSorted((a, b) => b.units.length - a.units.length)
    .map(({ value, units, numbers }, at) => {
      const where = at > 0 ? ` (${corpus(numbers)} ${listed(numbers)})` : "";
      return `${value} — ${plural(units.length, "свободное помещение", "свободных помещения", "свободных помещений")}${where}`;
    })
    .join("; ");
}

const corpus = (numbers: readonly string[]) => (numbers.length > 1 ? "корпуса" : "корпус");
