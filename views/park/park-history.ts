import type { Building, CategoryId } from "../content/park.ts";

const purposes: Record<CategoryId, string> = { office: "офисы", warehouse: "склады", trade_area: "галерея" };

/** The use of a building in a word or two; "помещения" if the API does not tell. */
export function purposeOf({ use }: Building): string {
  return use ? purposes[use] : "помещения";
}
