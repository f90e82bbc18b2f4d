import type { Contacts, Department } from "../park.ts";
import type { Shop } from "../shop.ts";

/** The department that hires, by its name: the contract has no role for it. Undefined: pages give the main phone. */
export const staffDepartment = ({ departments }: Contacts): Department | undefined =>
  departments.find(({ name }) => /кадр|персонал/i.test(name));

/** schema.org types by words. The first match counts. */
const kindsByWords: readonly [RegExp, string][] = [
  [/банк(?!ет)/i, "BankOrCreditUnion"],
  [/нотариус|нотариальн/i, "Notary"],
  [/аптек/i, "Pharmacy"],
  [/стоматолог/i, "Dentist"],
  [/химчистк/i, "DryCleaningOrLaundry"],
  [/салон красоты|парикмахер/i, "BeautySalon"],
  [/фитнес/i, "ExerciseGym"],
  [/автомойк|мойка/i, "AutoWash"],
  [/страхов/i, "InsuranceAgency"],
  [/турагент|путешеств/i, "TravelAgency"],
  [/кофейн|кафе/i, "CafeOrCoffeeShop"],
  [/пекарн/i, "Bakery"],
  [/столов|суши|ланч|ресторан|обед/i, "Restaurant"],
  [/мебел/i, "FurnitureStore"],
  [/цвет(?:ы|ов|оч)|букет/i, "Florist"],
  [/книг|книжн/i, "BookStore"],
  [/спорт/i, "SportingGoodsStore"],
  [/электрон/i, "ElectronicsStore"],
  [/инструмент|краск|сантехник/i, "HardwareStore"],
  [/продукт/i, "GroceryStore"],
];

const kindsByCategory: Record<string, string> = { food: "FoodEstablishment", shops: "Store" };

/** The schema.org type of a company by its words. Residents and unknown words are "LocalBusiness". */
export function businessKind({ name, short, category }: Pick<Shop, "name" | "short" | "category">): string {
  if (category.id === "residents") return "LocalBusiness";
  const byWords = (text: string) => kindsByWords.find(([words]) => words.test(text))?.[1];
  return byWords(name) ?? byWords(short) ?? kindsByCategory[category.id] ?? "LocalBusiness";
}
