import { idsOf } from "../../content/offer.ts";
import { type Unit, unitRented, unitTitle } from "../../content/unit.ts";
import type { HeadOf } from "../../layout/define-page.ts";
import { headDescription, headTitle, lowerFirst } from "../../layout/head.ts";
import { photoSheets } from "../../layout/sheets.ts";
import { parkName } from "../../park/park-name.ts";
import { withVat } from "../../park/park-words.ts";
import { href } from "../../routes.ts";
import { floorNumber, rubles } from "../../ui/format.ts";
import type { StructuredData } from "../../ui/JsonLd.tsx";
import type { OfferSheet } from "../sheet/OfferSheet.tsx";
import { offerHref } from "../unit-links.ts";
import { joinedTitle } from "./JoinedPage.tsx";
import { questionParams } from "./team.filter.ts";
import type { UnitPage } from "./UnitPage.tsx";

export const unitHead: HeadOf<typeof UnitPage> = ({ unit, building, category, url, question, claims, contacts }) => {
  const { locality } = contacts.address;
  const brand = ` — ${parkName.quoted}`;
  const place = claims ? ` ${claims.nearMetro}` : locality ? `, ${locality}` : "";
  const plan = href("plan", {}, { body: unit.building.id });
  const offered = lowerFirst(unitTitle(unit));
  return {
    title: headTitle(
      unitRented(unit),
      ...[place, `, корпус ${unit.building.number}`, ""].map((part) => `${part}, ${unit.number}${brand}`),
      `, ${unit.number}`,
    ),
    description: headDescription(
      `${claims ? "Аренда без комиссии" : "Аренда"}: ${offered}, этаж ${floorNumber(unit.floor.number)}, помещение ${unit.number}.`,
      unit.price > 0 && `${rubles(unit.price)} в месяц, ${rubles(unit.rate)} за м² ${withVat(claims)}.`,
      "План этажа и стоимость.",
    ),
    crumbs: [
      ...(category ? [{ text: category.title, href: href("rent", { rent: category.alias }) }] : []),
      { text: `Корпус ${unit.building.number}`, href: plan },
      { text: `Помещение ${unit.number}` },
    ],
    sheets: ["unit", ...photoSheets([unit])],
    image: { kind: "units", unit, building },
    noindex: Object.keys(questionParams(question)).length > 0,
    structured: () => [realEstateListing(unit, url)],
  };
};

export const offerSheetHead: HeadOf<typeof OfferSheet> = ({ unit, together, building }) => {
  const units = together?.units ?? [unit];
  const page = offerHref(idsOf(units));
  const numbers = units.map(({ number }) => number).join(" + ");
  const title = together ? joinedTitle(together).join(" ") : unitTitle(unit);
  return {
    title: `${title}, № ${numbers}: лист А4`,
    description: headDescription(
      `${title}, ${together ? "помещения" : "помещение"} ${numbers}: план, размеры, цена, условия и дорога на одном листе А4.`,
      "Его можно распечатать или переслать коллегам.",
    ),
    canonical: page,
    crumbs: [{ text: `${together ? "Помещения" : "Помещение"} ${numbers}`, href: page }, { text: "Лист А4" }],
    sheets: ["unit", "sheet"],
    image: together
      ? { kind: "compare", units, buildings: building ? [building] : [] }
      : { kind: "units", unit, building },
    noindex: true,
  };
};

/** An offer: ₽ a month for the whole and for a m² (MTK), VAT included. `url` is the page's absolute address. */
function realEstateListing(unit: Unit, url: string): StructuredData {
  const { square, price, rate, updatedAt, availableFrom, floor, number } = unit;
  const monthly = {
    "@type": "UnitPriceSpecification",
    priceCurrency: "RUB",
    valueAddedTaxIncluded: true,
    unitCode: "MON",
  };
  return {
    "@type": "RealEstateListing",
    "@id": `${url}#listing`,
    url,
    name: unitTitle(unit),
    inLanguage: "ru",
    ...(updatedAt && { dateModified: updatedAt }),
    mainEntity: {
      "@type": "Accommodation",
      name: unitTitle(unit),
      identifier: number,
      floorLevel: String(floor.number),
      floorSize: { "@type": "QuantitativeValue", value: square, unitCode: "MTK" },
    },
    offers: {
      "@type": "Offer",
      url,
      businessFunction: "http://purl.org/goodrelations/v1#LeaseOut",
      availability: unit.status === "free" ? "https://schema.org/InStock" : "https://schema.org/PreOrder",
      ...(availableFrom && { availabilityStarts: availableFrom }),
      ...(price > 0 && {
        price,
        priceCurrency: "RUB",
        priceSpecification: [
          { ...monthly, price },
          { ...monthly, price: rate, referenceQuantity: { "@type": "QuantitativeValue", value: 1, unitCode: "MTK" } },
        ],
      }),
    },
  };
}
