import { known, unitOf } from "../../content/content.ts";
import { joins } from "../../content/joins.ts";
import { promotionFor, promotionForAll, runningPromotions } from "../../content/news-item.ts";
import { numbersOf, type Offer, offerIds, offerKey, offerOf } from "../../content/offer.ts";
import { type Building, buildingOf, type RentalCategory } from "../../content/park.ts";
import { type Unit, unitRented, unitTitle } from "../../content/unit.ts";
import { offerHeading } from "../../content/unit-answers.ts";
import { definePage, type HeadOf, type PageRequest } from "../../layout/define-page.ts";
import { headDescription, headTitle } from "../../layout/head.ts";
import { photoSheets } from "../../layout/sheets.ts";
import { parkName } from "../../park/park-name.ts";
import { withVat } from "../../park/park-words.ts";
import { href } from "../../routes.ts";
import { floorNumber, lowerFirst, rubles } from "../../ui/format.ts";
import type { StructuredData } from "../../ui/JsonLd.tsx";
import { OfferSheet } from "../sheet/OfferSheet.tsx";
import { offerHref } from "../unit-links.ts";
import { questionFilter, questionOf, questionParams } from "../units.filter.ts";
import { alikeUnits, sameFloorUnits, similarUnits } from "./NearOffers.tsx";
import { OfferPage } from "./OfferPage.tsx";

/** The picture for sharing of an offer. */
const imageOf = (unit: Unit, { units }: Offer, building: Building | undefined) =>
  units.length > 1
    ? { kind: "compare" as const, units, buildings: building ? [building] : [] }
    : { kind: "units" as const, unit, building };

const categoryCrumb = (category: RentalCategory | undefined) =>
  category ? [{ text: category.title, href: href("rent", { rent: category.alias }) }] : [];

const offerHead: HeadOf<typeof OfferPage> = (props) => {
  const { unit, offer, building, category, url, question, claims, contacts } = props;
  const { units, square, price } = offer;
  const isJoined = units.length > 1;
  const numbers = numbersOf(offer);
  const { locality } = contacts.address;
  const brand = ` — ${parkName.quoted}`;
  const place = claims ? ` ${claims.nearMetro}` : locality ? `, ${locality}` : "";
  const rented = unitRented({ category: unit.category, square });
  const at = `этаж ${floorNumber(unit.floor.number)}`;
  return {
    title: isJoined
      ? headTitle(`${rented}: ${numbers}`, brand)
      : headTitle(
          rented,
          ...[place, `, корпус ${unit.building.number}`, ""].map((part) => `${part}, ${unit.number}${brand}`),
          `, ${unit.number}`,
        ),
    description: headDescription(
      isJoined
        ? `Аренда соседних помещений вместе: ${lowerFirst(unitTitle({ ...unit, square }))}, ${at}, ${numbers}.`
        : `${claims ? "Аренда без комиссии" : "Аренда"}: ${lowerFirst(unitTitle(unit))}, ${at}, помещение ${numbers}.`,
      price > 0 && `${rubles(price)} в месяц${isJoined ? "" : `, ${rubles(unit.rate)} за м²`} ${withVat(claims)}.`,
      isJoined ? "Общий план и одна заявка." : "План этажа и стоимость.",
    ),
    crumbs: [
      ...categoryCrumb(category),
      { text: `Корпус ${unit.building.number}`, href: href("plan", {}, { body: unit.building.id }) },
      { text: isJoined ? numbers : `Помещение ${numbers}` },
    ],
    sheets: isJoined ? ["page", "unit"] : ["unit", ...photoSheets(units)],
    image: imageOf(unit, offer, building),
    noindex: Object.keys(questionParams(question)).length > 0,
    structured: () => [realEstateListing(unit, offer, url)],
  };
};

const offerSheetHead: HeadOf<typeof OfferSheet> = ({ unit, offer, building }) => {
  const { units } = offer;
  const page = offerHref(units.map(({ id }) => id).sort((a, b) => a - b));
  const numbers = numbersOf(offer);
  const title = units.length > 1 ? offerHeading(offer).join(" ") : unitTitle(unit);
  const what = units.length > 1 ? "помещения" : "помещение";
  return {
    title: `${title}, № ${numbers}: лист А4`,
    description: headDescription(
      `${title}, ${what} ${numbers}: план, размеры, цена, условия и дорога на одном листе А4.`,
      "Его можно распечатать или переслать коллегам.",
    ),
    canonical: page,
    crumbs: [{ text: `${units.length > 1 ? "Помещения" : "Помещение"} ${numbers}`, href: page }, { text: "Лист А4" }],
    sheets: ["unit", "sheet"],
    image: imageOf(unit, offer, building),
    noindex: true,
  };
};

/** An offer: ₽ a month for the whole and for a m² (MTK), VAT included. `url` is the page's absolute address. */
function realEstateListing(unit: Unit, offer: Offer, url: string): StructuredData {
  const { units, square, price, when } = offer;
  const isJoined = units.length > 1;
  const name = isJoined ? `${offerHeading(offer)[0]}, ${numbersOf(offer)}` : unitTitle(unit);
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
          { ...monthly, price: rate, referenceQuantity: { "@type": "QuantitativeValue", value: 1, unitCode: "MTK" } },
        ],
      }),
    },
  };
}

type Request = Pick<PageRequest, "query" | "content" | "park">;

/** An offer with what its page and its sheet say of it. */
function loadOffer({ query, content, park }: Request, unit: Unit, offer: Offer) {
  return {
    unit,
    offer,
    building: buildingOf(park.buildings, unit),
    site: park.site,
    metro: park.metro,
    lease: park.lease,
    parking: content.parking,
    sameFloor: sameFloorUnits(unit, known(content.units)),
    question: questionOf(questionFilter.read(query), unit.category),
  };
}

function loadUnit(request: Request & { params: { id: string } }) {
  const unit = unitOf(request.content, Number(request.params.id));
  return unit && loadOffer(request, unit, offerOf([unit]));
}

const [similarMax, alikeMax] = [4, 6];

/** One unit: costs, location and alternatives. */
export const unitPage = definePage({
  route: "unit",
  guards: ["id"],
  filter: questionFilter,
  load(request) {
    const { content, park, now } = request;
    const loaded = loadUnit(request);
    if (!loaded) return undefined;
    const all = known(content.units);
    const { unit } = loaded;
    return {
      ...loaded,
      category: park.categories.find(({ id }) => id === unit.category),
      alike: alikeUnits(unit, all, alikeMax),
      similar: similarUnits(unit, all, similarMax),
      joined: joins(unit, all, park.buildings),
      promotion: promotionFor(unit, runningPromotions(content.news ?? [], now)),
    };
  },
  view: OfferPage,
  head: offerHead,
});

/** The same unit on one A4 page. Search engines index the unit's page instead. */
export const unitSheetPage = definePage({
  route: "unitSheet",
  guards: ["id"],
  filter: questionFilter,
  load: loadUnit,
  view: OfferSheet,
  head: offerSheetHead,
});

type JoinedParams = { first: string; rest: string };

const idsIn = ({ first, rest }: JoinedParams) => offerIds(`${first}+${rest}`) ?? [];

/** Ids in another order are the same offer. */
function canonicalParams(params: JoinedParams) {
  const [first, ...rest] = idsIn(params);
  return rest.length > 0 ? { first: String(first), rest: offerKey(rest) } : params;
}

/** Further offers with the first of the units that the page names. */
const othersMax = 3;

/** The neighbours of an address. Those that are none, or gone, do not exist. */
function loadJoined(request: Request & { params: JoinedParams }) {
  const { params, content, park } = request;
  const ids = idsIn(params);
  const all = known(content.units);
  const first = all.find(({ id }) => id === ids[0]);
  const offers = first ? joins(first, all, park.buildings) : [];
  const offer = offers.find(({ key }) => key === offerKey(ids));
  const [unit] = offer?.units ?? [];
  if (!first || !offer || !unit) return undefined;
  const joined = offers.filter((other) => other !== offer).slice(0, othersMax);
  return { ...loadOffer(request, unit, offer), joined };
}

/** `/pavilions/1114+1115`: neighbours that are let together. */
export const joinedPage = definePage({
  route: "joined",
  guards: ["joined"],
  filter: questionFilter,
  canonicalParams,
  load(request) {
    const { content, park, now } = request;
    const loaded = loadJoined(request);
    if (!loaded) return undefined;
    return {
      ...loaded,
      alike: [],
      similar: [],
      category: park.categories.find(({ id }) => id === loaded.unit.category),
      promotion: promotionForAll(loaded.offer.units, runningPromotions(content.news ?? [], now)),
    };
  },
  view: OfferPage,
  head: offerHead,
});

/** The same neighbours on one A4 page. Search engines index their page instead. */
export const joinedSheetPage = definePage({
  route: "joinedSheet",
  guards: ["joined"],
  filter: questionFilter,
  canonicalParams,
  load: loadJoined,
  view: OfferSheet,
  head: offerSheetHead,
});
