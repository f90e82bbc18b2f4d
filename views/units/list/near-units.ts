import { sizeClasses } from "../../content/size-classes.ts";
import type { Unit } from "../../content/unit.ts";
import { criteriaInForce } from "../../filters/criterion.ts";
import { rubles, squareMetres } from "../../kit/format.ts";
import { areaOf } from "../criteria/area.ts";
import { type ChosenUnits, unitCriteria } from "../units.filter.ts";

/** A unit that almost fits, and its difference: «дороже на 30 480 ₽». */
export type NearUnit = { unit: Unit; note: string };

/** The weight of a condition that is not met. A bound missed by 10 % weighs 0.1. */
const missed = 0.4;

/** Units that do not fit but come closest: fewest conditions missed, then the least by which. */
export function nearUnits(stock: readonly Unit[], chosen: ChosenUnits, max: number): NearUnit[] {
  const inForce = criteriaInForce(unitCriteria, chosen);
  const near = stock
    .map((unit) => {
      const gaps = inForce.filter(({ fits }) => !fits(unit, chosen)).map(({ name }) => gapOf(name, unit, chosen));
      return { unit, gaps, weight: gaps.reduce((sum, { by }) => sum + by, 0) };
    })
    .filter(({ gaps }) => gaps.length > 0)
    .sort((a, b) => a.gaps.length - b.gaps.length || a.weight - b.weight || a.unit.price - b.unit.price)
    .slice(0, max);
  return near.map(({ unit, gaps }) => ({ unit, note: gaps.map(({ note }) => note()).join(", ") }));
}

/** What a unit misses of a criterion. All units are weighed, but few are shown: only those get their words. */
type Gap = { note: () => string; by: number };

function gapOf(criterion: string, unit: Unit, chosen: ChosenUnits): Gap {
  if (criterion === "area") return areaGap(unit, chosen);
  if (criterion === "rent") return rentGap(unit, chosen);
  return { note: () => notes[criterion] ?? "другие условия", by: missed };
}

const notes: Record<string, string> = {
  bodies: "другой корпус",
  storey: "другой этаж",
  moment: "свободно позже",
};

function areaGap({ square }: Unit, chosen: ChosenUnits): Gap {
  const size = sizeClasses.find(({ id }) => id === chosen.squareSize);
  const own = areaOf(chosen);
  const [from, to] = [own.squareFrom ?? size?.from ?? 0, own.squareTo ?? size?.below ?? 0];
  if (square < from) return { note: () => `меньше на ${squareMetres(from - square)}`, by: (from - square) / from };
  return { note: () => `больше на ${squareMetres(square - to)}`, by: to > 0 ? (square - to) / to : missed };
}

function rentGap({ price }: Unit, { priceFrom = 0, priceTo = 0 }: ChosenUnits): Gap {
  if (price <= 0) return { note: () => "цена по запросу", by: missed };
  if (price < priceFrom)
    return { note: () => `дешевле на ${rubles(priceFrom - price)}`, by: (priceFrom - price) / priceFrom };
  return { note: () => `дороже на ${rubles(price - priceTo)}`, by: priceTo > 0 ? (price - priceTo) / priceTo : missed };
}
