import type { Building, CategoryId } from "../content/park.ts";

const purposes: Record<CategoryId, string> = { office: "офисы", warehouse: "склады", trade_area: "галерея" };

/** What a building is for, in a word or two; "помещения" where upstream does not tell. */
export function purposeOf({ use }: Building): string {
  return use ? purposes[use] : "помещения";
}
