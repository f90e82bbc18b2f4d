import { roomFor } from "../../content/seating.ts";
import { sizeClasses, type Unit } from "../../content/unit.ts";
import { criteriaInForce } from "../../filters/criterion.ts";
import { rubles, squareMetres } from "../../kit/format.ts";
import { areaOf } from "../criteria/area.ts";
import { roomEach } from "../ledger/ledger-words.ts";
import { type ChosenUnits, unitCriteria } from "../units.filter.ts";

/** A unit that almost fits, and its difference: «дороже на 30 480 ₽». */
export type NearUnit = { unit: Unit; note: string };

/** The weight of a condition that is not met. A bound missed by 10 % weighs 0.1. */
const missed = 0.4;

/** How much an area weighs that is too small, and one that is too large. */
const areaWeight = { small: 1.2, large: 0.8 };

/** Units that do not fit but come closest, one of equal ones: the least by which all conditions are missed. */
export function nearUnits(stock: readonly Unit[], chosen: ChosenUnits, max: number): NearUnit[] {
  const inForce = criteriaInForce(unitCriteria, chosen);
  const near = stock
    .map((unit) => {
      const gaps = inForce.filter(({ fits }) => !fits(unit, chosen)).map(({ name }) => gapOf(name, unit, chosen));
      return { unit, gaps, weight: gaps.reduce((sum, { by }) => sum + by, 0) };
    })
    .filter(({ gaps }) => gaps.length > 0)
    .sort((a, b) => a.weight - b.weight || a.unit.price - b.unit.price);
  const kinds = Map.groupBy(near, ({ unit }) => `${unit.building.id} ${unit.square}`);
  return [...kinds.values()].slice(0, max).flatMap(([first]) => (first ? [noted(first.unit, first.gaps, chosen)] : []));
}

/** Says the difference; within a budget that was told, also that. */
function noted(unit: Unit, gaps: readonly Gap[], chosen: ChosenUnits): NearUnit {
  const { people, priceTo } = chosen;
  // The room for each says more than the difference of areas.
  const words = gaps.filter(({ of }) => !(people && of === "area")).map(({ note }) => note());
  const isWithin = priceTo !== undefined && unit.price > 0 && unit.price <= priceTo;
  const each = people ? [`${roomEach(unit.square, people)}, ${roomFor(unit.square / people)}`] : [];
  return { unit, note: [...(isWithin ? ["в бюджете"] : []), ...words, ...each].join(", ") };
}

/** How far a unit misses a criterion. `note` is lazy: all units are weighed, but few are shown. */
type Gap = { of: string; note: () => string; by: number };

function gapOf(criterion: string, unit: Unit, chosen: ChosenUnits): Gap {
  if (criterion === "area") return { of: criterion, ...areaGap(unit, chosen) };
  if (criterion === "rent") return { of: criterion, ...rentGap(unit, chosen) };
  return { of: criterion, note: () => notes[criterion] ?? "другие условия", by: missed };
}

const notes: Record<string, string> = {
  bodies: "другой корпус",
  storey: "другой этаж",
  moment: "свободно позже",
};

function areaGap({ square }: Unit, chosen: ChosenUnits): Omit<Gap, "of"> {
  const size = sizeClasses.find(({ id }) => id === chosen.squareSize);
  const area = areaOf(chosen);
  const [from, to] = [area.squareFrom ?? size?.from ?? 0, area.squareTo ?? size?.below ?? 0];
  if (square < from)
    return { note: () => apart("меньше", from - square), by: ((from - square) / from) * areaWeight.small };
  return {
    note: () => apart("больше", square - to),
    by: to > 0 ? ((square - to) / to) * areaWeight.large : missed,
  };
}

/** A class ends below its bound: a unit of just that area would be larger by 0 m². */
const apart = (how: string, by: number) => (by < 0.05 ? `чуть ${how}` : `${how} на ${squareMetres(by)}`);

function rentGap({ price }: Unit, { priceFrom = 0, priceTo = 0 }: ChosenUnits): Omit<Gap, "of"> {
  if (price <= 0) return { note: () => "цена по запросу", by: missed };
  if (price < priceFrom)
    return { note: () => `дешевле на ${rubles(priceFrom - price)}`, by: (priceFrom - price) / priceFrom };
  return { note: () => `дороже на ${rubles(price - priceTo)}`, by: priceTo > 0 ? (price - priceTo) / priceTo : missed };
}
