import type { Building } from "../../views/content/park.ts";
import type { Unit } from "../../views/content/unit.ts";
import { onceFor, sameItems } from "../../views/ui/once.ts";
import { isSameClass, withoutClassFact } from "./fact-contradictions.ts";
import type { Finding } from "./lenient.ts";

// Parts of the content that contradict each other. Every page shows the labels and classes that `/init` sends.

/** Why the label or the class that an item sends for its building is not shown. */
export const otherBuilding = "not as /init tells of its building";
/** Why a unit is left out. */
export const repeatedUnit = "an earlier unit has this number, floor, building, category and square";

type Located = { building?: { id: number; number: string } | undefined };
type BuildingsById = ReadonlyMap<number | undefined, Building>;

const byId = (buildings: readonly Building[]): BuildingsById =>
  new Map(buildings.map((building) => [building.id, building]));

/** The item with the label that its building has in `/init`: filters, plans and links name the building so. */
const labelled = onceFor(
  <Item extends Located>(item: Item, id: number, number: string): Item => ({
    ...item,
    building: { id, number },
  }),
) as <Item extends Located>(item: Item, id: number, number: string) => Item; // `onceFor` forgets type parameters.

function withListedLabel<Item extends Located>(item: Item, buildings: BuildingsById): Item {
  const listed = buildings.get(item.building?.id);
  if (!item.building || !listed || listed.number === item.building.number) return item;
  return labelled(item, listed.id, listed.number);
}

/** The unit itself, or without its class and such facts if they name another class than its building has. */
const withoutOtherClass = onceFor((unit: Unit, buildingClass: string): Unit => {
  const { class: own = "" } = unit;
  const facts = withoutClassFact(unit.facts, buildingClass);
  const isSame = (own === "" || isSameClass(own, buildingClass)) && facts.length === unit.facts.length;
  return isSame ? unit : { ...unit, class: undefined, facts };
});

function withListedClass(unit: Unit, buildings: BuildingsById): Unit {
  const buildingClass = buildings.get(unit.building.id)?.class;
  return buildingClass === undefined ? unit : withoutOtherClass(unit, buildingClass);
}

/** The same list if no item changes. */
const kept = <Item>(items: readonly Item[], changed: Item[]): Item[] =>
  sameItems(items, changed) ? (items as Item[]) : changed;

/** Items whose buildings have the labels of `/init`. */
export function withListedLabels<Item extends Located>(items: readonly Item[], buildings: readonly Building[]): Item[] {
  const listed = byId(buildings);
  return kept(
    items,
    items.map((item) => withListedLabel(item, listed)),
  );
}

/** A unit that is let as an office or as a shop may be an offer of each, and has an id in each. */
const placeKey = ({ building, floor, number, category, square }: Unit): string =>
  [building.id, floor.number, number, category, square].join(" ");

/** «б/н» is no number: many units may have it. */
const hasDigit = /\d/;
/** So many units of a floor with one number are one unit twice. More of them show that the numbers mean nothing. */
const twins = 2;

/** The units that repeat another one, by their place, kind and area: of two ids the lesser counts. */
function repeatedIn(units: readonly Unit[]): Set<Unit> {
  const numbered = units.filter(({ number }) => hasDigit.test(number));
  const alike = [...Map.groupBy(numbered, placeKey).values()].filter(({ length }) => length === twins);
  return new Set(alike.flatMap((both) => both.toSorted((one, other) => one.id - other.id).slice(1)));
}

type Stock<Name extends string> = Partial<Record<Name, readonly Unit[]>>;

/** Units by category, as `/init` tells of their buildings, and each once: of two ids for one unit the lesser counts. */
export function agreedStock<Name extends string>(stock: Stock<Name>, buildings: readonly Building[]) {
  const lists = Object.entries(stock) as [Name, readonly Unit[]][];
  const listed = byId(buildings);
  const repeated = repeatedIn(lists.flatMap(([, units]) => units));
  const agreed = lists.map(([name, units]): [Name, Unit[]] => {
    const once = units.filter((unit) => !repeated.has(unit));
    const changed = once.map((unit) => withListedLabel(withListedClass(unit, listed), listed));
    return [name, kept(units, changed)];
  });
  return Object.fromEntries(agreed) as Partial<Record<Name, Unit[]>>;
}

/** What `agreedStock` and `withListedLabels` change. `noun` names the items: "unit". */
export function disagreements(
  units: readonly Unit[],
  located: Readonly<Record<string, readonly (Located & { id: number })[]>>,
  buildings: readonly Building[],
): Finding[] {
  const listed = byId(buildings);
  const labels = Object.entries({ unit: units, ...located }).flatMap(([noun, items]) =>
    items
      .filter((item) => withListedLabel(item, listed) !== item)
      .map(
        ({ id, building }): Finding => ({
          object: `${noun} ${id}`,
          field: "body.number",
          reason: otherBuilding,
          sent: building?.number,
        }),
      ),
  );
  const classes = units
    .filter((unit) => withListedClass(unit, listed) !== unit)
    .map(
      ({ id, class: own, facts }): Finding => ({
        object: `unit ${id}`,
        field: "class",
        reason: otherBuilding,
        sent: own ?? facts,
      }),
    );
  const repeated = [...repeatedIn(units)].map(
    ({ id, number }): Finding => ({ object: `unit ${id}`, field: "number", reason: repeatedUnit, sent: number }),
  );
  return [...labels, ...classes, ...repeated];
}
