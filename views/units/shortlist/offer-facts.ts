import type { Offer } from "../../content/offer.ts";
import { type Building, buildingOf, type CategoryId, type Side } from "../../content/park.ts";
import { type Unit, type UnitGate, unitClass, unitFact } from "../../content/unit.ts";
import { fitouts, squarePerPerson } from "../../content/unit-answers.ts";
import { dayNear, floorNumber, listed, metres, number, range, roughly, sides, squareMetres } from "../../ui/format.ts";

/** A fact of an offer; `common` says it of all offers of a kind: «окна на запад». */
type Fact = { name: string; of: (offer: Offer) => string | undefined; common?: (value: string) => string };

/** What tells the offers of one kind apart, at most four facts, and what they share, in words. */
export type ComparedKind = { common: string[]; columns: { name: string; values: (string | undefined)[] }[] };

const columnsMax = 4;
const toSide: Record<Side, string> = { n: "на север", e: "на восток", s: "на юг", w: "на запад" };

/** The distinct values of an offer's units, if all are known: «с мебелью и под отделку». */
function each({ units }: Offer, of: (unit: Unit) => string | undefined): string | undefined {
  const values = units.map(of);
  return values.every((value) => value !== undefined) ? listed([...new Set(values)]) : undefined;
}

/** The sum over an offer's units, if all are known. */
function sum({ units }: Offer, of: (unit: Unit) => number | undefined): number | undefined {
  const values = units.map(of);
  return values.every((value) => value !== undefined) ? values.reduce((all, value) => all + value, 0) : undefined;
}

const when = ({ when: { status, availableFrom, updatedAt } }: Offer): string => {
  if (status === "free") return "сейчас";
  return availableFrom ? `с ${dayNear(availableFrom, updatedAt)}` : "скоро";
};

function windows(offer: Offer): string | undefined {
  const count = sum(offer, (unit) => unit.windows?.count);
  const side = each(offer, (unit) => {
    const looks = unit.windows?.side ?? unit.outlook;
    return looks && toSide[looks];
  });
  return [count === undefined ? undefined : number(count), side].filter(Boolean).join(" ") || undefined;
}

const gateWords = ({ width, height }: UnitGate) => sides(width, height);

function gates({ units }: Offer): string | undefined {
  const all = units.flatMap((unit) => unit.gates ?? []);
  if (all.length === 0) return undefined;
  const sizes = [...new Set(all.map(gateWords))];
  return `${all.length > 1 ? `${number(all.length)} по ` : ""}${listed(sizes)}`;
}

const building: Fact = {
  name: "Корпус",
  of: (offer) => each(offer, (unit) => unit.building.number),
  common: (value) => `корпус ${value}`,
};
const free: Fact = { name: "Можно занять", of: when, common: (value) => `можно занять ${value}` };
const fitout: Fact = {
  name: "Отделка",
  of: (offer) => each(offer, (unit) => (unit.fitout ? fitouts[unit.fitout] : unitFact(unit, "Отделка"))),
  common: (value) => value,
};
const height: Fact = {
  name: "Высота",
  of: (offer) => each(offer, ({ clearHeight }) => (clearHeight ? metres(clearHeight) : undefined)),
  common: (value) => `высота ${value}`,
};

/** The facts of a kind of premises: those that decide first. */
function factsOf(category: CategoryId, buildings: readonly Building[], people: number | undefined): Fact[] {
  if (category === "warehouse")
    return [
      height,
      {
        name: "Пол держит",
        of: (offer) => each(offer, ({ floorLoad }) => (floorLoad ? `${number(floorLoad)} т/м²` : undefined)),
        common: (value) => `пол держит ${value}`,
      },
      { name: "Ворота", of: gates, common: (value) => `ворота ${value}` },
      free,
      building,
    ];
  if (category === "trade_area")
    return [
      {
        name: "Витрина",
        of: (offer) => {
          const width = sum(offer, ({ frontage }) => frontage?.width);
          return width === undefined ? undefined : metres(width);
        },
        common: (value) => `витрина ${value}`,
      },
      fitout,
      {
        name: "Вода",
        of: (offer) => each(offer, ({ water }) => (water === undefined ? undefined : water ? "есть" : "нет")),
        common: (value) => `вода ${value}`,
      },
      free,
      building,
    ];
  return [
    people
      ? { name: `Каждому из ${number(people)}`, of: ({ square }) => squareMetres(roughly(square / people)) }
      : {
          name: "Человек",
          of: ({ square }) =>
            range(Math.floor(square / squarePerPerson.spacious), Math.floor(square / squarePerPerson.dense)),
        },
    fitout,
    { name: "Окна", of: windows, common: (value) => `окна: ${value}` },
    free,
    building,
    {
      name: "Класс",
      of: (offer) => each(offer, (unit) => unitClass(unit, buildingOf(buildings, unit))),
      common: (value) => `класс ${value}`,
    },
  ];
}

/** Facts in the API's own words, as they come: another park may leave the typed fields empty. */
function statedFacts(offers: readonly Offer[]): Fact[] {
  const names = [
    ...new Set(offers.flatMap(({ units }) => units.flatMap(({ facts }) => facts.map(({ name }) => name)))),
  ];
  return names.map((name) => ({
    name,
    of: (offer) => each(offer, (unit) => unitFact(unit, name)),
    common: (value) => `${name.toLowerCase()}: ${value}`,
  }));
}

/** Compares the offers of one kind. What all share is said once and leaves the rows. */
export function comparedKind(
  offers: readonly Offer[],
  buildings: readonly Building[],
  people: number | undefined,
): ComparedKind {
  const category = offers[0]?.units[0]?.category ?? "office";
  const typed = factsOf(category, buildings, people).map((fact) => ({ fact, values: offers.map(fact.of) }));
  const isKnown = ({ values }: { values: (string | undefined)[] }) => values.some((value) => value !== undefined);
  const known = typed.filter(isKnown);
  const stated =
    known.length > 3
      ? []
      : statedFacts(offers)
          .map((fact) => ({ fact, values: offers.map(fact.of) }))
          .filter(isKnown);
  const all = [...known, ...stated.filter(({ fact }) => !known.some((other) => other.fact.name === fact.name))];
  const isShared = ({ fact, values }: (typeof all)[number]) =>
    offers.length > 1 && fact.common !== undefined && new Set(values).size === 1;
  const common = all.filter(isShared).flatMap(({ fact, values: [value] }) => (value && fact.common?.(value)) || []);
  const columns = all
    .filter((row) => !isShared(row) && row.fact !== building)
    .slice(0, columnsMax)
    .map(({ fact, values }) => ({ name: fact.name, values }));
  return { common, columns };
}

/** «корпус 4, этаж 7». */
export function placeInWords({ units: [unit] }: Offer): string {
  return unit ? `корпус ${unit.building.number}, этаж ${floorNumber(unit.floor.number)}` : "";
}
