import { type Building, buildingOf, type CategoryId } from "../../content/park.ts";
import { sizeClasses, sizeClassOf, type Unit } from "../../content/unit.ts";
import { leastRent, unitsInWords } from "../../content/unit-words.ts";
import { commonFacts, type RowFact } from "../../content/words/row-facts.ts";
import { floorNumber, rubles } from "../../kit/format.ts";
import { isBySize, type ListOrder } from "../list-orders.ts";
import { type Kind, kindsOf } from "./kinds.ts";
import { ratesInWords } from "./ledger-words.ts";

/** A group of a list. `about` and the facts are those of all its units, whatever page of the list shows them. */
export type RowGroup = {
  id: string;
  title: string;
  /** The label of the building that all its units are in. */
  building?: string | undefined;
  about: string;
  shared: readonly RowFact[];
  /** Names of facts that would be shared, but differ: rows say them. */
  differing: readonly string[];
  /** The place of its first row in the list. */
  first: number;
};

/** A row of a list: equal units, and the group that they stand in. */
export type Row = { group: RowGroup; units: Kind };

type Grouping = {
  keyOf: (unit: Unit) => string;
  describe: (units: readonly [Unit, ...Unit[]]) => Pick<RowGroup, "title" | "building" | "about">;
};

const lowestRent = (units: readonly Unit[]) => {
  const least = leastRent(units);
  return least ? `, от ${rubles(least)}` : "";
};

const whole: Grouping = {
  keyOf: () => "all",
  describe: (units) => ({
    title: "Все размеры",
    about: unitsInWords(units.length, units[0].category) + lowestRent(units),
  }),
};

const bySize: Grouping = {
  keyOf: ({ square }) => sizeClassOf(square),
  describe: (units) => ({
    ...whole.describe(units),
    title: sizeClasses.find(({ id }) => id === sizeClassOf(units[0].square))?.text ?? "",
  }),
};

/** Warehouses: what a floor of a building has is the same for all of them. */
const byBuilding = (buildings: readonly Building[]): Grouping => ({
  keyOf: ({ building, floor }) => `${building.id}-${floor.number}`,
  describe(units) {
    const [{ building, floor, category }] = units;
    const listed = buildingOf(buildings, { building });
    const storey = (listed?.floors.length ?? 0) > 1 ? `, этаж ${floorNumber(floor.number)}` : "";
    return {
      title: `Корпус ${building.number}${storey}`,
      building: building.number,
      about: unitsInWords(units.length, category) + (listed?.class ? `, класс ${listed.class}` : ""),
    };
  },
});

/** Shops: floors of a gallery; of several, each by its name. */
const byStorey = (units: readonly Unit[]): Grouping => {
  const isOne = new Set(units.map(({ building }) => building.id)).size < 2;
  return {
    keyOf: ({ building, floor }) => `${building.id}-${floor.number}`,
    describe: (group) => ({
      title: `${floorNumber(group[0].floor.number)} этаж${isOne ? "" : `, корпус ${group[0].building.number}`}`,
      about: [unitsInWords(group.length, group[0].category), ratesInWords(group)].filter(Boolean).join(", "),
    }),
  };
};

function groupingOf(category: CategoryId, order: ListOrder | undefined, units: readonly Unit[], buildings: Building[]) {
  if (category === "office") return isBySize(order) ? bySize : whole;
  if (order !== undefined) return whole;
  return category === "warehouse" ? byBuilding(buildings) : byStorey(units);
}

const isFilled = (units: readonly Unit[]): units is readonly [Unit, ...Unit[]] => units.length > 0;

/** All rows of a choice: row by row, by group, and what its units share. Rows with columns of facts fold nothing. */
export function rowsOf(
  units: readonly Unit[],
  {
    category,
    order,
    buildings,
    byFacts,
  }: { category: CategoryId; order: ListOrder | undefined; buildings: Building[]; byFacts: boolean },
): { rows: Row[]; common: readonly RowFact[] } {
  const grouping = groupingOf(category, order, units, buildings);
  const place = ({ id }: Unit["building"]) => buildings.findIndex((building) => building.id === id);
  const inPlace =
    order === undefined && category !== "office"
      ? units.toSorted((a, b) => place(a.building) - place(b.building) || a.floor.number - b.floor.number)
      : units;
  const groups = Map.groupBy(inPlace, grouping.keyOf);
  const common = groups.size > 1 ? commonFacts(category, units).shared : [];
  const isCommon = ({ label }: RowFact) => common.some((fact) => fact.label === label);
  const rows: Row[] = [];
  for (const [id, inGroup] of groups) {
    if (!isFilled(inGroup)) continue;
    const { shared, differing } = commonFacts(category, inGroup);
    const own = shared.filter((fact) => !isCommon(fact));
    const group = { id, first: rows.length, ...grouping.describe(inGroup), shared: own, differing };
    const kinds = byFacts ? inGroup.map((unit): Kind => [unit]) : kindsOf(inGroup);
    rows.push(...kinds.map((kind): Row => ({ group, units: kind })));
  }
  return { rows, common };
}
