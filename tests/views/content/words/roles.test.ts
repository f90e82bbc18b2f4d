import { expect, it } from "vitest";
import type { Contacts } from "../../../../views/content/park.ts";
import { businessKind, staffDepartment } from "../../../../views/content/words/roles.ts";

it("the kind of a business follows from its category", () => {
  const kindOf = (id: string) => businessKind({ category: { id, name: "" } });
  expect(["food", "shops", "services", "residents"].map(kindOf)).toEqual([
    "FoodEstablishment",
    "Store",
    "LocalBusiness",
    "LocalBusiness",
  ]);
});

it("the name identifies the staff department; without one, the function returns undefined", () => {
  // The function reads departments only.
  const contacts = (...names: string[]) =>
    ({ departments: names.map((name) => ({ name, phone: "+7 (495) 000-00-55" })) }) as Contacts;
  expect(staffDepartment(contacts("Аренда", "Отдел кадров"))?.name).toBe("Отдел кадров");
  expect(staffDepartment(contacts("Аренда", "Дирекция"))).toBeUndefined();
});
