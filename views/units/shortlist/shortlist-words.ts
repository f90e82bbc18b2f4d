import { numbersOf, type Offer, rentOf } from "../../content/offer.ts";
import { type CategoryId, categoryIds } from "../../content/park.ts";
import { type Unit, unitKind, unitsInWords } from "../../content/unit.ts";
import { listed, longDate, number, plural, rubles } from "../../ui/format.ts";
import { boundsInWords } from "../criteria.ts";
import type { ChosenUnits } from "../units.filter.ts";

/** «Офис 258,7 м²». */
export const offerTitle = ({ units: [unit], square }: Offer): string =>
  unit ? unitKind({ category: unit.category, square }) : "";

export const kindOf = ({ units: [unit] }: Offer): CategoryId => unit?.category ?? "office";

/** Offers by kind of premises, in the order of the menu; the recommended one goes first in its kind. */
export function byKind(
  offers: readonly Offer[],
  best: string | undefined,
): { category: CategoryId; offers: Offer[] }[] {
  return categoryIds
    .map((category) => {
      const own = offers.filter((offer) => kindOf(offer) === category);
      return { category, offers: [...own.filter(({ key }) => key === best), ...own.filter(({ key }) => key !== best)] };
    })
    .filter(({ offers: own }) => own.length > 0);
}

/** «3 офиса, 2 склада и магазин» as counts: «3 офиса, 2 склада и 1 помещение». */
export const countsInWords = (offers: readonly Offer[]): string =>
  listed(byKind(offers, undefined).map(({ category, offers: own }) => unitsInWords(own.length, category)));

const one: Record<CategoryId, string> = {
  office: "один офис",
  warehouse: "один склад",
  trade_area: "одно торговое помещение",
};

/** The rents of a choice: of one offer of each kind, and of all units together. 0 where a rent is on request. */
export type Sums = {
  /** «один офис и один склад» */
  each: string;
  least: number;
  most: number;
  all: number;
  /** Whether a unit stands in two offers: the sum counts it once. */
  shared: boolean;
};

export function sumsOf(offers: readonly Offer[]): Sums {
  const kinds = byKind(offers, undefined);
  const rents = kinds.map(({ offers: own }) => own.map(({ price }) => price));
  const known = rents.every((own) => own.every((price) => price > 0));
  const total = (pick: (...prices: number[]) => number) => rents.reduce((sum, own) => sum + pick(...own), 0);
  const units = offers.flatMap((offer) => offer.units);
  return {
    each: listed(kinds.map(({ category }) => one[category])),
    least: known ? total(Math.min) : 0,
    most: known ? total(Math.max) : 0,
    all: rentOf(units),
    shared: new Set(units.map(({ id }) => id)).size < units.length,
  };
}

/** How a rent differs from the recommended offer's: «на 23 890 ₽ меньше»; nothing where one of them is not known. */
export function differenceWords(price: number, best: number): string {
  const more = price - best;
  if (price <= 0 || best <= 0 || more === 0) return "";
  return `на ${rubles(Math.abs(more))} ${more > 0 ? "больше" : "меньше"}`;
}

/** «407-14 + 407-15, офис 258,7 м², корпус 4, этаж 7, 589 480 ₽ в месяц». */
function offerInWords(offer: Offer): string {
  const [unit] = offer.units;
  const place = unit ? `корпус ${unit.building.number}, этаж ${unit.floor.number}` : "";
  const rent = offer.price > 0 ? `${rubles(offer.price)} в месяц` : "цена по запросу";
  return [numbersOf(offer), offerTitle(offer).toLowerCase(), place, rent].join(", ");
}

/** What a visitor asks for besides the units' own facts. */
export type Asked = { offers: readonly Offer[]; best: string | undefined; takesAll: boolean; question: string };

/**
 * The head of an enquiry's comment: every offer with its rent, whether one or all of them are wanted, and the question
 * that the visitor came with. Empty for one unit without a question: the enquiry's own fields say it all.
 */
export function commentHead({ offers, best, takesAll, question }: Asked): string {
  const [first] = offers;
  const lines: string[] = [];
  if (offers.length > 1) {
    lines.push(
      `Подборка из ${number(offers.length)}:`,
      ...offers.map((offer, at) => `${at + 1}) ${offerInWords(offer)}`),
    );
    const { all } = sumsOf(offers);
    lines.push(
      takesAll ? `Берём всё сразу${all > 0 ? `: ${rubles(all)} в месяц` : ""}.` : "Выберем подходящее из подборки.",
    );
    const recommended = offers.find(({ key }) => key === best);
    if (recommended) lines.push(`Советуют ${numbersOf(recommended)}.`);
  } else if (first && first.units.length > 1) {
    lines.push(`Вместе: ${offerInWords(first)}.`);
  }
  if (question) lines.push(`Ищут: ${question}.`);
  // Plain spaces: staff search and copy these words.
  return lines.join("\n").replace(/\p{Zs}/gu, " ");
}

/** «35 человек, 150–400 м², до 1 500 000 ₽, въехать к 1 февраля 2027»: the answers of the question, in its order. */
export function questionInWords({ people, squareFrom, squareTo, priceTo, free, freeBy }: ChosenUnits): string {
  return [
    people ? plural(people, "человек", "человека", "человек") : "",
    boundsInWords(squareFrom, squareTo, "м²"),
    priceTo ? `до ${rubles(priceTo)} в месяц` : "",
    free ? "въехать сейчас" : freeBy ? `въехать к ${longDate(freeBy)}` : "",
  ]
    .filter(Boolean)
    .join(", ");
}

/** The units of some offers, each once, in their order. */
export const unitsIn = (offers: readonly Offer[]): Unit[] => [
  ...new Map(offers.flatMap(({ units }) => units).map((unit) => [unit.id, unit])).values(),
];
