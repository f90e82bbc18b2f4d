import type { Unit } from "../../views/content/unit.ts";
import type { Content } from "./content.ts";

/** The units of these ids, in their order. The list knows all units: ids that do not exist cost no calls. */
export async function existingUnits(content: Content, ids: readonly number[]): Promise<Unit[]> {
  if (ids.length === 0) return [];
  const units = new Map((await content.allUnits()).map((unit) => [unit.id, unit]));
  return ids.flatMap((id) => units.get(id) ?? []);
}
