import { hash } from "node:crypto";
import type { Building } from "../../views/content/park.ts";
import type { Unit } from "../../views/content/unit.ts";
import type { SharedUnit } from "../../views/layout/head.ts";
import { onceFor } from "../../views/ui/once.ts";

/** Raise it when the pictures' look changes: old addresses then lead to new pictures. */
const edition = 5;

const hashOfUnit = onceFor((unit: Unit, building: Building | undefined, sale: string | undefined) =>
  hash("sha256", JSON.stringify([edition, unit, building, sale]), "hex").slice(0, 10),
);

/** The address of a picture below `/og/`, without its ending. Its hash changes with what the picture shows. */
export const shareName = ({ unit, building, sale }: SharedUnit): `units/${string}` =>
  `units/${unit.id}.${hashOfUnit(unit, building, sale)}`;
