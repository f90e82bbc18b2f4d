import { numbersOf, type Offer } from "../../content/offer.ts";
import { idsOf, offerKey } from "../../content/offer-ids.ts";
import { firstMonthInShort, firstMonthWords } from "../../content/promotion.ts";
import { type Unit, unitRented, unitTitle } from "../../content/unit.ts";
import { offerHeading } from "../../content/unit-answers.ts";
import { definePage, type HeadOf } from "../../layout/define-page.ts";
import { headDescription, headTitle, promised } from "../../layout/head.ts";
import { photoSheets } from "../../layout/sheets.ts";
import { parkName } from "../../park/park-name.ts";
import { placeInTitle, withVat } from "../../park/park-words.ts";
import { href } from "../../routes.ts";
import {
  buildingTitle,
  buildingWords,
  floorNumber,
  lowerFirst,
  premisesTitle,
  rubles,
  unitNumberWords,
  upperFirst,
} from "../../ui/format.ts";
import type { StructuredData } from "../../ui/JsonLd.tsx";
import { OfferSheet } from "../sheet/OfferSheet.tsx";
import { offerHref } from "../unit-links.ts";
import { questionFilter, questionParams } from "../units.filter.ts";
import { idsIn, type JoinedParams, loadOffer, loadOfferPage, type OfferProps } from "./load-offer.ts";
import { OfferPage } from "./OfferPage.tsx";

/** The picture for sharing of an offer. */
const imageOf = ({ unit, offer, building, promotion }: OfferProps) =>
  offer.units.length > 1 ? unit.category : { unit, building, sale: firstMonthInShort(unit.price, promotion) };

/** What the page shows besides: a plan only where the unit's place or its picture is known. */
function shownBesides({ place, plan, price }: Unit): string {
  if (place || plan) return promised("план этажа", price > 0 && "стоимость");
  return promised(price > 0 && "стоимость", "условия");
}

const offerHead: HeadOf<typeof OfferPage> = (props) => {
  const { unit, offer, category, url, question, claims, contacts, promotion } = props;
  const { units, square, price } = offer;
  const isJoined = units.length > 1;
  const numbers = numbersOf(offer);
  const brand = ` — ${parkName.quoted}`;
  const place = placeInTitle(claims, contacts);
  const rented = unitRented({ category: unit.category, square });
  const sale = firstMonthWords(price, promotion);
  const offerTitle = isJoined ? unitTitle({ ...unit, square }) : unitTitle(unit);
  const at = `этаж ${floorNumber(unit.floor.number)}`;
  const rate = isJoined || unit.rate === 0 ? "" : `, ${rubles(unit.rate)} за м²`;
  return {
    title: isJoined
      ? headTitle(`${rented}: ${numbers}`, brand)
      : headTitle(
          rented,
          ...[
            claims ? `${place}, ${unit.number}` : `, ${unit.number}${place}`,
            `, ${buildingWords(unit.building.number)}, ${unit.number}`,
            `, ${unit.number}`,
          ].map((part) => part + brand),
          `, ${unit.number}`,
        ),
    description: headDescription(
      isJoined
        ? `Аренда соседних помещений вместе: ${lowerFirst(unitTitle({ ...unit, square }))}, ${at}, ${numbers}.`
        : `${claims ? "Аренда без комиссии" : "Аренда"}: ${lowerFirst(unitTitle(unit))}, ${at}, ${unitNumberWords(numbers, "помещение")}.`,
      price > 0 && `${rubles(price)} в месяц${rate} ${withVat(claims)}.`,
      isJoined ? "Общий план и одна заявка." : shownBesides(unit),
    ),
    shared: sale && headDescription(`${offerTitle}: ${rubles(price)} в месяц ${withVat(claims)}, ${sale}.`),
    crumbs: [
      ...(category ? [{ text: category.title, href: href("rent", { rent: category.alias }) }] : []),
      { text: buildingTitle(unit.building.number), href: href("plan", {}, { body: unit.building.id }) },
      { text: isJoined ? numbers : premisesTitle(numbers) },
    ],
    sheets: isJoined ? ["page", "unit"] : ["unit", ...photoSheets(units)],
    image: imageOf(props),
    noindex: Object.keys(questionParams(question)).length > 0,
    structured: () => [realEstateListing(unit, offer, url)],
  };
};

const offerSheetHead: HeadOf<typeof OfferSheet> = (props) => {
  const { unit, offer } = props;
  const { units } = offer;
  const page = offerHref(idsOf(units));
  const numbers = numbersOf(offer);
  const title = units.length > 1 ? offerHeading(offer).join(" ") : unitTitle(unit);
  const what = units.length > 1 ? "помещения" : "помещение";
  const [heading = title] = title.split(":");
  return {
    title: `${title}, ${unitNumberWords(numbers)}: лист А4`,
    description: headDescription(
      `${heading}, ${unitNumberWords(numbers, what)}: всё на одном листе А4.`,
      "Его можно распечатать или переслать коллегам.",
    ),
    canonical: page,
    crumbs: [{ text: upperFirst(unitNumberWords(numbers, what)), href: page }, { text: "Лист А4" }],
    sheets: ["unit", "sheet"],
    image: imageOf(props),
    noindex: true,
  };
};

/** An offer: ₽ a month for the whole and for a m² (MTK), VAT included. `url` is the page's absolute address. */
function realEstateListing(unit: Unit, offer: Offer, url: string): StructuredData {
  const { units, square, price, when } = offer;
  const isJoined = units.length > 1;
  const name = isJoined ? `${offerHeading(offer)[0]}, ${numbersOf(offer)}` : unitTitle(unit);
  const squareMetre = { "@type": "QuantitativeValue", value: 1, unitCode: "MTK" };
  const monthly = {
    "@type": "UnitPriceSpecification",
    priceCurrency: "RUB",
    valueAddedTaxIncluded: true,
    unitCode: "MON",
  };
  const rate = isJoined ? Math.round((price / square) * 100) / 100 : unit.rate;
  return {
    "@type": "RealEstateListing",
    "@id": `${url}#listing`,
    url,
    name,
    inLanguage: "ru",
    ...(unit.updatedAt && { dateModified: unit.updatedAt }),
    mainEntity: {
      "@type": "Accommodation",
      name,
      identifier: numbersOf(offer),
      floorLevel: String(unit.floor.number),
      floorSize: { "@type": "QuantitativeValue", value: square, unitCode: "MTK" },
    },
    offers: {
      "@type": "Offer",
      url,
      businessFunction: "http://purl.org/goodrelations/v1#LeaseOut",
      availability: when.status === "free" ? "https://schema.org/InStock" : "https://schema.org/PreOrder",
      ...(when.availableFrom && { availabilityStarts: when.availableFrom }),
      ...(price > 0 && {
        price,
        priceCurrency: "RUB",
        priceSpecification: [
          { ...monthly, price },
          ...(rate > 0 ? [{ ...monthly, price: rate, referenceQuantity: squareMetre }] : []),
        ],
      }),
    },
  };
}

/** Ids in another order are the same offer. */
function canonicalParams(params: JoinedParams) {
  const [first, ...rest] = idsIn(params);
  return rest.length > 0 ? { first: String(first), rest: offerKey(rest) } : params;
}

const ofUnit = { guards: ["id"], filter: questionFilter } as const;
const ofJoined = { guards: ["joined"], filter: questionFilter, canonicalParams } as const;

/** One unit: costs, location and alternatives. */
export const unitPage = definePage({
  ...ofUnit,
  route: "unit",
  load: loadOfferPage,
  view: OfferPage,
  head: offerHead,
});

/** `/pavilions/1114+1115`: neighbours that are let together. */
export const joinedPage = definePage({
  ...ofJoined,
  route: "joined",
  load: loadOfferPage,
  view: OfferPage,
  head: offerHead,
});

/** The same unit on one A4 page. Search engines index the unit's page instead. */
export const unitSheetPage = definePage({
  ...ofUnit,
  route: "unitSheet",
  load: loadOffer,
  view: OfferSheet,
  head: offerSheetHead,
});

/** The same neighbours on one A4 page. */
export const joinedSheetPage = definePage({
  ...ofJoined,
  route: "joinedSheet",
  load: loadOffer,
  view: OfferSheet,
  head: offerSheetHead,
});
