import { expect, it } from "vitest";
import type { Contacts } from "../../../../views/content/park.ts";
import { businessKind, staffDepartment } from "../../../../views/content/words/roles.ts";

const services = { id: "services", name: "Услуги" };
const food = { id: "food", name: "Кафе и рестораны" };

it("the kind of a business follows from its name, then its short text, then its category", () => {
  expect(businessKind({ name: "Аптека «Шалфей»", short: "Лекарства", category: services })).toBe("Pharmacy");
  expect(businessKind({ name: "Кафе «Широта»", short: "Обеды и банкеты", category: food })).toBe("CafeOrCoffeeShop");
  expect(businessKind({ name: "Обед по расписанию", short: "Горячее к столу", category: food })).toBe("Restaurant");
  expect(businessKind({ name: "Два ребра", short: "Мясо", category: food })).toBe("FoodEstablishment");
  expect(businessKind({ name: "Забрал и пошёл", short: "Выдача заказов", category: services })).toBe("LocalBusiness");
});

it("a resident is a LocalBusiness, regardless of its short text", () => {
  expect(
    businessKind({ name: "Лад", short: "Мебель для школ", category: { id: "residents", name: "Резиденты" } }),
  ).toBe("LocalBusiness");
});

it("the name identifies the staff department; without one, the function returns undefined", () => {
  // The function reads departments only.
  const contacts = (...names: string[]) =>
    ({ departments: names.map((name) => ({ name, phone: "+7 (495) 000-00-55" })) }) as Contacts;
  expect(staffDepartment(contacts("Аренда", "Отдел кадров"))?.name).toBe("Отдел кадров");
  expect(staffDepartment(contacts("Аренда", "Дирекция"))).toBeUndefined();
});
