import type { Park } from "../../../server/stand-in/stand-in-park.ts";
import { type Answers, answersOf } from "./answering-api.ts";
import { park } from "./park-of-the-day.ts";

type Placed = Park["bodies"][number] & { place?: { x: number } };

/** How far a copy of a building stands from its original, in m of the site. */
const stepM = 400;
/** How far apart the ids of copies are. */
const idStep = 10_000;

/** The stand-in's park with so many buildings, units and companies: its own, and their copies under other names. */
export function grownAnswers(size: { units: number; buildings: number; shops: number }): Answers {
  const placed: readonly Placed[] = park.bodies;
  const bodies = copies(placed, size.buildings, (body, copy) => ({
    ...body,
    id: body.id + copy * placed.length,
    number: String(Number(body.number) + copy * placed.length),
    place: body.place && { ...body.place, x: body.place.x + copy * stepM },
    floors: body.floors.map((floor) => ({ ...floor, id: floor.id + copy * idStep })),
  }));
  const wholeParks = Math.floor(bodies.length / placed.length);
  const pavilions = copies(park.pavilions, size.units, ({ place, ...unit }, copy) => {
    const body = bodies.find(({ id }) => id === unit.body.id + (copy % wholeParks) * placed.length);
    const floor = body?.floors.find(({ number }) => number === unit.floor.number);
    if (!body || !floor) throw new Error(`No building for a copy of unit ${unit.id}`);
    const square = unit.square + copy;
    const price = unit.price + copy * 1000;
    return {
      ...unit,
      name: String(Reflect.get(unit, "name")).replace(/[\d,]+(?=\sм²)/, String(square).replace(".", ",")),
      // Two units cannot stand in one place.
      ...(copy < wholeParks && { place }),
      id: unit.id + copy * idStep,
      square,
      price,
      rate: Math.round(price / square),
      body: { id: body.id, number: body.number },
      floor,
    };
  });
  const shops = copies(park.shops, size.shops, (shop, copy) => ({
    ...shop,
    id: shop.id + copy * idStep,
    name: copy === 0 ? shop.name : `${shop.name} ${copy + 1}`,
  }));
  return answersOf({ ...park, bodies, pavilions, shops });
}

/** `count` items: these, then their first copies, then their second ones. */
const copies = <Item, Made>(items: readonly Item[], count: number, make: (item: Item, copy: number) => Made): Made[] =>
  Array.from({ length: Math.ceil(count / items.length) }, (_, copy) => items.map((item) => make(item, copy)))
    .flat()
    .slice(0, count);
