import { floorRows, type PlacedUnit, placedUnits } from "./floor-rows.ts";
import { type Offer, offerOf } from "./offer.ts";
import { type OfferIds, offerKey, offerUnitsMax } from "./offer-ids.ts";
import { type Building, buildingOf } from "./park.ts";
import type { Unit } from "./unit.ts";

/** A wall between two units, metres: beside one another along a row, or back to back. */
export type SharedWall = { kind: "side" | "back"; length: number };

/** Two or three units that share walls, as one offer. */
export type Joined = Offer<PlacedUnit>;

const tolerance = 0.05;
const wallMin = 2;
/** Offers around one unit at most: content that repeats itself has no end of them. */
const offersMax = 40;
/** Units of one floor that are compared with one another. */
const floorMax = 200;

const end = ({ place }: PlacedUnit) => place.offset + place.width;
const over = (a: PlacedUnit, b: PlacedUnit) => Math.min(end(a), end(b)) - Math.max(a.place.offset, b.place.offset);

/** The wall that two units of a floor share, if no corridor and no core lies between them. */
export function sharedWall(a: PlacedUnit, b: PlacedUnit, building: Building | undefined): SharedWall | undefined {
  const same = a.building.id === b.building.id && a.floor.number === b.floor.number && a.category === b.category;
  if (a.id === b.id || !same) return undefined;
  return a.place.row === b.place.row ? sideWall(a, b, building) : backWall(a, b, building);
}

function sideWall(a: PlacedUnit, b: PlacedUnit, building: Building | undefined): SharedWall | undefined {
  const [left, right] = a.place.offset < b.place.offset ? [a, b] : [b, a];
  const { row, offset } = right.place;
  const rows = floorRows(building, left.place) && floorRows(building, right.place);
  if (!rows || Math.abs(end(left) - offset) > tolerance) return undefined;
  const cored = building?.grid?.cores?.some(
    (core) => core.row === row && core.offset < offset + tolerance && core.offset + core.width > offset - tolerance,
  );
  return cored ? undefined : { kind: "side", length: Math.min(a.place.depth, b.place.depth) };
}

function backWall(a: PlacedUnit, b: PlacedUnit, building: Building | undefined): SharedWall | undefined {
  const [upper, lower] = a.place.row < b.place.row ? [a, b] : [b, a];
  const rows = floorRows(building, upper.place);
  if (!rows || !floorRows(building, lower.place) || lower.place.row - upper.place.row !== 1) return undefined;
  const gap = rows.top(lower.place.row) - rows.top(upper.place.row) - upper.place.depth;
  const length = over(a, b);
  return Math.abs(gap) <= tolerance && length >= wallMin ? { kind: "back", length } : undefined;
}

/** Every offer of two or three units with this one in it: the fewest units first, then by area. */
export function joins(unit: Unit, all: readonly Unit[], buildings: readonly Building[]): Joined[] {
  const { building, floor, category } = unit;
  const near = all.filter(
    (candidate) =>
      candidate.building.id === building.id &&
      candidate.floor.number === floor.number &&
      candidate.category === category,
  );
  const besideOf = neighbours(placedUnits(near), buildingOf(buildings, { building }));
  const placed = placedUnits([unit])[0];
  return placed ? around(placed, besideOf).sort(bySize) : [];
}

/** All offers of neighbours of a list, or those of at least `squareMin` m². */
export function joinedFor(units: readonly Unit[], buildings: readonly Building[], squareMin = 0): Joined[] {
  const floors = Map.groupBy(placedUnits(units), (unit) => `${unit.building.id} ${unit.floor.number} ${unit.category}`);
  const found = new Map<string, Joined>();
  for (const near of floors.values()) {
    const besideOf = neighbours(
      near,
      buildings.find(({ id }) => id === near[0]?.building.id),
    );
    for (const unit of near.slice(0, floorMax))
      for (const offer of around(unit, besideOf)) {
        if (offer.square >= squareMin) found.set(offer.key, offer);
      }
  }
  return [...found.values()].sort(bySize);
}

const keyOf = (units: readonly PlacedUnit[]) => units.map(({ id }) => id).join();
const bySize = (a: Joined, b: Joined) => a.units.length - b.units.length || a.square - b.square;
const byPlace = (a: PlacedUnit, b: PlacedUnit) =>
  a.place.row - b.place.row || a.place.offset - b.place.offset || a.id - b.id;

type Neighbours = (unit: PlacedUnit) => readonly PlacedUnit[];

/** The units of a floor that share a wall with one of it: found once for each unit. */
function neighbours(near: readonly PlacedUnit[], building: Building | undefined): Neighbours {
  const compared = near.slice(0, floorMax);
  const cache = new Map<PlacedUnit["id"], PlacedUnit[]>();
  return (unit) => {
    const found = cache.get(unit.id) ?? compared.filter((candidate) => sharedWall(candidate, unit, building));
    cache.set(unit.id, found);
    return found;
  };
}

function around(unit: PlacedUnit, besideOf: Neighbours): Joined[] {
  const found = new Map<string, PlacedUnit[]>();
  let edge: PlacedUnit[][] = [[unit]];
  for (let size = 2; size <= offerUnitsMax; size++) {
    const grown = edge.flatMap((set) => grownBy(set, besideOf)).map((set) => [keyOf(set), set] as const);
    const next = new Map(grown);
    edge = [...next.values()].slice(0, offersMax - found.size);
    for (const set of edge) found.set(keyOf(set), set);
  }
  return [...found.values()].map(offerOf);
}

/** The set with each unit that shares a wall with one of it and lies over none of it. */
function grownBy(set: readonly PlacedUnit[], besideOf: Neighbours): PlacedUnit[][] {
  return [...new Set(set.flatMap(besideOf))]
    .filter((candidate) => set.every((two) => candidate.id !== two.id && !liesOver(candidate, two)))
    .slice(0, offersMax)
    .map((candidate) => [...set, candidate].sort(byPlace));
}

const liesOver = (a: PlacedUnit, b: PlacedUnit) => a.place.row === b.place.row && over(a, b) > tolerance;

/** The offers of some ids, each once. Units that are no neighbours are offers of their own; of gone ones, the ids. */
export function offersFor(
  wanted: readonly OfferIds[],
  stock: readonly Unit[],
  buildings: readonly Building[],
): { offers: Offer[]; gone: number[] } {
  const byId = new Map(stock.map((unit) => [unit.id, unit]));
  const gone = wanted.flatMap((ids) => ids.filter((id) => !byId.has(id)));
  const offers = wanted.flatMap((ids) => {
    const units = ids.flatMap((id) => byId.get(id) ?? []);
    const [first] = units;
    if (!first || units.length < ids.length) return [];
    const key = offerKey(ids);
    const areJoined = units.length === 1 || joins(first, stock, buildings).some((offer) => offer.key === key);
    return areJoined ? [offerOf(units)] : units.map((unit) => offerOf([unit]));
  });
  return { offers: [...new Map(offers.map((offer) => [offer.key, offer])).values()], gone: [...new Set(gone)] };
}
