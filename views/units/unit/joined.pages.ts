import { known } from "../../content/content.ts";
import { joins } from "../../content/joins.ts";
import { promotionFor, runningPromotions } from "../../content/news-item.ts";
import { idsOf, offerIds, offerKey, offerOf } from "../../content/offer.ts";
import { buildingOf } from "../../content/park.ts";
import { unitKind, unitRented } from "../../content/unit.ts";
import { definePage, type HeadOf, type PageRequest } from "../../layout/define-page.ts";
import { headDescription, headTitle, lowerFirst } from "../../layout/head.ts";
import { parkName } from "../../park/park-name.ts";
import { withVat } from "../../park/park-words.ts";
import { href } from "../../routes.ts";
import { floorNumber, rubles } from "../../ui/format.ts";
import { questionOf } from "../ask/question.ts";
import { OfferSheet } from "../sheet/OfferSheet.tsx";
import { JoinedPage } from "./JoinedPage.tsx";
import { sameFloorUnits } from "./near-offers.ts";
import { questionFilter, questionParams } from "./team.filter.ts";
import { offerSheetHead } from "./unit.head.ts";

const joinedHead: HeadOf<typeof JoinedPage> = ({ together, category, claims, question, building, origin }) => {
  const { units, square } = together;
  const [first] = units;
  const { price, key } = offerOf(units);
  const [id = "", ...rest] = key.split("+").map(Number);
  const path = href("joined", { first: id, rest: offerKey(rest) });
  const kind = first ? unitKind({ category: first.category, square }) : "";
  const rented = first ? unitRented({ category: first.category, square }) : "";
  const numbers = units.map(({ number }) => number).join(" + ");
  return {
    title: headTitle(`${rented}: ${numbers}`, ` — ${parkName.quoted}`),
    description: headDescription(
      `Аренда соседних помещений вместе: ${lowerFirst(kind)}, ${numbers}, корпус ${first?.building.number}, этаж ${floorNumber(first?.floor.number ?? 0)}.`,
      price > 0 && `${rubles(price)} в месяц ${withVat(claims)}.`,
      "Общий план и одна заявка.",
    ),
    canonical: path,
    crumbs: [
      ...(category ? [{ text: category.title, href: href("rent", { rent: category.alias }) }] : []),
      { text: `Корпус ${first?.building.number}`, href: href("plan", {}, { body: first?.building.id }) },
      { text: numbers },
    ],
    sheets: ["page", "unit"],
    image: { kind: "compare", units, buildings: building ? [building] : [] },
    noindex: Object.keys(questionParams(question)).length > 0,
    structured: () => [
      {
        "@type": "RealEstateListing",
        "@id": `${origin}${path}#listing`,
        url: origin + path,
        name: `${kind}, ${numbers}`,
        inLanguage: "ru",
        mainEntity: {
          "@type": "Accommodation",
          name: `${kind}, ${numbers}`,
          floorSize: { "@type": "QuantitativeValue", value: square, unitCode: "MTK" },
        },
        offers: {
          "@type": "Offer",
          url: origin + path,
          businessFunction: "http://purl.org/goodrelations/v1#LeaseOut",
          availability: together.from === "" ? "https://schema.org/InStock" : "https://schema.org/PreOrder",
          ...(together.from !== "" && together.from !== "unknown" && { availabilityStarts: together.from }),
          ...(price > 0 && { price, priceCurrency: "RUB" }),
        },
      },
    ],
  };
};

/** Other offers with the first of the units that the page names. */
const othersMax = 3;

const idsIn = ({ first, rest }: { first: string; rest: string }) => offerIds(`${first}+${rest}`) ?? [];

/** Ids in another order are the same offer. */
function canonicalParams(params: { first: string; rest: string }) {
  const [first, ...rest] = idsIn(params);
  return rest.length > 0 ? { first: String(first), rest: offerKey(rest) } : params;
}

/** The neighbours of an address, and what their sheet says of them. Those that are none, or gone, do not exist. */
function loadJoined({
  params,
  query,
  content,
  park,
}: Pick<PageRequest<"joined">, "params" | "query" | "content" | "park">) {
  const ids = idsIn(params);
  const all = known(content.units);
  const first = all.find(({ id }) => id === ids[0]);
  const offers = first ? joins(first, all, park.buildings) : [];
  const key = offerKey(ids);
  const together = offers.find(({ units }) => offerKey(idsOf(units)) === key);
  return (
    first &&
    together && {
      first,
      offers,
      together,
      building: buildingOf(park.buildings, first),
      site: park.site,
      metro: park.metro,
      lease: park.lease,
      parking: content.parking,
      sameFloor: sameFloorUnits(first, all),
      question: questionOf(questionFilter.read(query), first.category),
    }
  );
}

/** `/pavilions/1114+1115`: neighbours that are let together. */
export const joinedPage = definePage({
  route: "joined",
  guards: ["joined"],
  filter: questionFilter,
  canonicalParams,
  load(request) {
    const { content, park, now } = request;
    const found = loadJoined(request);
    if (!found) return undefined;
    const { first, offers, ...loaded } = found;
    const running = runningPromotions(content.news ?? [], now);
    const [promotion, ...others] = loaded.together.units.map((unit) => promotionFor(unit, running));
    return {
      ...loaded,
      others: offers.filter((offer) => offer !== loaded.together).slice(0, othersMax),
      category: park.categories.find(({ id }) => id === first.category),
      // What holds for one of them only is no promise for all.
      promotion: others.every((other) => other?.newsId === promotion?.newsId) ? promotion : undefined,
    };
  },
  view: JoinedPage,
  head: joinedHead,
});

/** The same neighbours on one A4 page. Search engines index their page instead. */
export const joinedSheetPage = definePage({
  route: "joinedSheet",
  guards: ["joined"],
  filter: questionFilter,
  canonicalParams,
  load(request) {
    const found = loadJoined(request);
    if (!found) return undefined;
    const { first, offers, question, ...loaded } = found;
    return { ...loaded, unit: first, people: question.people };
  },
  view: OfferSheet,
  head: offerSheetHead,
});
