import { hash } from "node:crypto";
import type { Building, RentalCategory } from "../../../views/content/park.ts";
import type { Unit } from "../../../views/content/unit.ts";
import { onceFor } from "../../../views/kit/once-for.ts";
import type { SharedContent } from "../../../views/layout/head.ts";

/** Raise it when the pictures' look changes: old addresses then lead to new pictures. */
const edition = 2;

const hashOf = (data: unknown[]) => hash("sha256", JSON.stringify([edition, data]), "hex").slice(0, 10);
const lightOf = ({ id, price, status, building, floor, place }: Unit) => [id, price, status, building, floor, place];
const hashOfUnit = onceFor((unit: Unit, building: Building | undefined) => hashOf([unit, building]));
const hashOfStock = onceFor((stock: readonly Unit[], category: RentalCategory, buildings: readonly Building[]) =>
  hashOf([category, stock.map(lightOf), buildings.map(({ id, place, floors }) => [id, place, floors.length])]),
);

/** A picture's subject, and a hash of the data that decide it. */
function subjectOf(shared: SharedContent): string {
  if (shared.kind === "units") return `${shared.unit.id}.${hashOfUnit(shared.unit, shared.building)}`;
  if (shared.kind === "lists")
    return `${shared.category.id}.${hashOfStock(shared.stock, shared.category, shared.buildings)}`;
  const { units } = shared;
  return `${units.map(({ id }) => id).join("-")}.${hashOf([units, units.map(({ building }) => building.id)])}`;
}

/** The address of a picture below `/og/`, without its ending. Its hash changes with what the picture shows. */
export const shareName = (shared: SharedContent): `${SharedContent["kind"]}/${string}` =>
  `${shared.kind}/${subjectOf(shared)}`;
