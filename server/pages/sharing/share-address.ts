import { hash } from "node:crypto";
import type { Unit } from "../../../views/content/unit.ts";
import type { SharedContent } from "../../../views/layout/head.ts";

/** Raise it when the pictures' look changes: old addresses then lead to new pictures. */
const edition = 2;

const lightOf = ({ id, price, status, building, floor, place }: Unit) => [id, price, status, building, floor, place];

/** The data that decide a picture. */
function dataOf(shared: SharedContent): unknown {
  if (shared.kind === "units") return [shared.unit, shared.building];
  if (shared.kind === "compare") return [shared.units, shared.units.map(({ building }) => building.id)];
  const { category, stock, buildings } = shared;
  return [category, stock.map(lightOf), buildings.map(({ id, place, floors }) => [id, place, floors.length])];
}

const nameOf = (shared: SharedContent): string => {
  if (shared.kind === "units") return String(shared.unit.id);
  return shared.kind === "lists" ? shared.category.id : shared.units.map(({ id }) => id).join("-");
};

/** The address of a picture below `/og/`, without its ending. Its hash changes with what the picture shows. */
export function shareName(shared: SharedContent): `${SharedContent["kind"]}/${string}` {
  const data = JSON.stringify([edition, dataOf(shared)]);
  return `${shared.kind}/${nameOf(shared)}.${hash("sha256", data, "hex").slice(0, 10)}`;
}
