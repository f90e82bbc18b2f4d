import { pictureFile } from "../kit/picture-widths.ts";
import type { StructuredData } from "../kit/structured-data.ts";
import type { Contacts } from "../park/park.ts";
import { href } from "../routes.ts";
import { openingHours } from "../visit/opening-hours.jsonld.ts";
import { postalAddress } from "../visit/place.jsonld.ts";
import type { Shop } from "./shop.ts";

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

/**
 * What schema.org calls such a business: by the words of its name and line where it serves visitors, else by its
 * category.
 */
export function businessKind({ name, short, category }: Pick<Shop, "name" | "short" | "category">): string {
  if (category.id === "residents") return "LocalBusiness";
  const byWords = (text: string) => kindsByWords.find(([words]) => words.test(text))?.[1];
  return byWords(name) ?? byWords(short) ?? kindsByCategory[category.id] ?? "LocalBusiness";
}

/** A company of the park; `place` is where in the park it is: "корпус 6, этаж 1". `origin` without a slash. */
export function localBusiness(shop: Shop, place: string, contacts: Contacts, origin: string): StructuredData {
  const { id, name, short, phone, site, schedule, logo } = shop;
  const hours = schedule && openingHours(schedule);
  return {
    "@type": businessKind(shop),
    name,
    description: short,
    url: origin + href("shop", { id }),
    ...(phone && { telephone: phone }),
    ...(site && { sameAs: site }),
    ...(hours && { openingHours: hours }),
    ...(logo && { logo: origin + pictureFile(logo.src, 480) }),
    address: { ...postalAddress(contacts), streetAddress: [contacts.address.street, place].filter(Boolean).join(", ") },
    geo: {
      "@type": "GeoCoordinates",
      latitude: contacts.coordinates.lat,
      longitude: contacts.coordinates.lon,
    },
  };
}
