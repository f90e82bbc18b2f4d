import type { Unit } from "../floor-plan.ts";
import { randomOf } from "../random.ts";
import { withBoundWords } from "../russian.ts";
import type { CategoryId, Pavilion } from "../wire.ts";
import { galleryPortrait } from "./gallery.ts";
import { officePortrait } from "./office.ts";
import type { Portrait, Sitter } from "./portrait.ts";
import { rentOf } from "./rent.ts";
import { stateOf } from "./state.ts";
import { warehousePortrait } from "./warehouse.ts";

const portraits: Record<CategoryId, (sitter: Sitter) => Portrait> = {
  office: officePortrait,
  warehouse: warehousePortrait,
  trade_area: galleryPortrait,
};

/** The unit as the API tells of it; the same unit always in the same words and at the same price. */
export function pavilionOf(unit: Unit, id: number): Pavilion {
  const { building, floor, number, row, offset, width, depth, square } = unit;
  const state = stateOf(unit);
  const { name, paragraphs, features, facts } = portraits[building.use]({
    unit,
    state,
    random: randomOf(`portrait ${number}`),
  });
  return {
    id,
    number,
    name,
    category: building.use,
    body: { id: building.id, number: String(building.id) },
    floor: { id: building.id * 100 + floor, number: floor },
    square,
    ...rentOf(unit, state),
    status: state.status,
    ...(state.availableFrom && { availableFrom: state.availableFrom }),
    updatedAt: state.updatedAt,
    description: paragraphs.map((paragraph) => `<p>${withBoundWords(paragraph)}</p>`).join(""),
    features: features.map(withBoundWords),
    facts: facts.map((fact) => ({ name: fact.name, value: withBoundWords(fact.value) })),
    images: [],
    place: { row, offset, width, depth },
  };
}
