import type { Body, Pavilion, StoredUnit } from "./wire.ts";

/**
 * The API's record of a stored unit. The rent is rounded to ten roubles. Throws if its building or floor does not
 * exist.
 */
export function pavilionOf(unit: StoredUnit, bodies: readonly Body[]): Pavilion {
  const body = bodies.find(({ id }) => id === unit.body);
  const floor = body?.floors.find(({ number }) => number === unit.floor);
  if (!body || !floor) throw new Error(`Unit ${unit.id} names building ${unit.body}, floor ${unit.floor}`);
  return {
    ...unit,
    category: body.use,
    body: { id: body.id, number: body.number },
    floor: { id: floor.id, number: floor.number },
    price: Math.round((unit.rate * unit.square) / 10) * 10,
    images: [],
  };
}
