import { hash } from "node:crypto";
import type { Building } from "../../views/content/park.ts";
import type { Unit } from "../../views/content/unit.ts";
import type { SharedContent } from "../../views/layout/head.ts";
import { onceFor } from "../../views/ui/once-for.ts";

/** Raise it when the pictures' look changes: old addresses then lead to new pictures. */
const edition = 2;

const hashOf = (data: unknown[]) => hash("sha256", JSON.stringify([edition, data]), "hex").slice(0, 10);
const hashOfUnit = onceFor((unit: Unit, building: Building | undefined) => hashOf([unit, building]));

/** A picture's subject, and a hash of the data that decide it. */
function subjectOf(shared: SharedContent): string {
  if (shared.kind === "units") return `${shared.unit.id}.${hashOfUnit(shared.unit, shared.building)}`;
  if (shared.kind !== "compare") return `${shared.id}.${hashOf([shared.over, shared.title, shared.line])}`;
  const { units } = shared;
  return `${units.map(({ id }) => id).join("-")}.${hashOf([units, units.map(({ building }) => building.id)])}`;
}

/** The address of a picture below `/og/`, without its ending. Its hash changes with what the picture shows. */
export const shareName = (shared: SharedContent): `${SharedContent["kind"]}/${string}` =>
  `${shared.kind}/${subjectOf(shared)}`;
