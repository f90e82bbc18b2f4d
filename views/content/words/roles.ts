import type { Contacts, Department } from "../park.ts";
import type { Shop } from "../shop.ts";

/** The department that hires, by its name: the contract has no role for it. Undefined: pages give the main phone. */
export const staffDepartment = ({ departments }: Contacts): Department | undefined =>
  departments.find(({ name }) => /кадр|персонал/i.test(name));

const kinds: Readonly<Record<string, string>> = { food: "FoodEstablishment", shops: "Store" };

/** The schema.org type of a company by its category. */
export const businessKind = ({ category }: Pick<Shop, "category">): string => kinds[category.id] ?? "LocalBusiness";
