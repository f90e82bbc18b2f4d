import type { Content } from "../content/content.ts";
import { offersFor } from "../content/joins.ts";
import { numbersOf, type Offer } from "../content/offer.ts";
import { idsOf, type OfferIds, offerKey } from "../content/offer-ids.ts";
import type { Person } from "../content/park.ts";
import { offerHeading } from "../content/unit-answers.ts";
import type { Subject, Wish } from "../enquiries/define-form.ts";
import { managerOf } from "../people/PersonCard.tsx";
import { lowerFirst, number, plural, range, rubles } from "../ui/format.ts";
import { isId } from "../ui/id.ts";
import { questionInWords } from "../units/criteria.ts";
import { offers, shortlistHref } from "../units/shortlist/shortlist.filter.ts";
import { offersMax } from "../units/shortlist/shortlist-address.ts";
import { offerTitle, placeOf, sumsOf } from "../units/shortlist/shortlist-words.ts";
import { offerHref } from "../units/unit-links.ts";
import { questionFilter } from "../units/units.filter.ts";

/** Values of an address or of a form's body by key; a key may repeat. */
type Fields = Readonly<Record<string, unknown>>;

/** The offers and the question of an enquiry. */
export type AskedOffers = {
  /** As the form carries them to its post. */
  wish: Wish;
  /** Several units as the form shows them; undefined for one unit. */
  subject: Subject | undefined;
  /** Who answers. */
  person: Person | undefined;
};

const texts = (value: unknown): string[] => [value ?? []].flat().map(String);

/** The question of an address by its keys; that of a form's body as the one value that its page carries. */
function questionIn(fields: Fields, isForm: boolean): URLSearchParams {
  const pairs = Object.entries(fields).flatMap(([key, value]) =>
    texts(value).map((text): [string, string] => [key, text]),
  );
  return questionFilter.canonicalQuery(new URLSearchParams(isForm ? texts(fields.question)[0] : pairs));
}

/** The question, in words too; undefined without one. A form's question is sent only while its box is checked. */
function questionOf(fields: Fields): Wish["question"] {
  const isForm = "question" in fields || "phone" in fields;
  const query = questionIn(fields, isForm);
  const words = questionInWords(questionFilter.read(query));
  const isSent = !isForm || texts(fields.asked).includes("yes");
  return words === "" ? undefined : { query: query.toString(), words, isSent };
}

/** Offers by the ids of their units: those of a shortlist, or one offer of units that belong together. */
type Wanted = { offers: OfferIds[]; isShortlist: boolean };

function wantedIn(fields: Fields): Wanted | undefined {
  const compared = offers.read(texts(fields.compare));
  if (compared) return { offers: compared.slice(0, offersMax), isShortlist: true };
  const ids = [...new Set(texts(fields.pavilionId).filter(isId))].map(Number);
  if (ids.length === 0) return undefined;
  // Chosen units of an address without offers belong together if they are neighbours.
  return { offers: [ids.toSorted((one, other) => one - other)], isShortlist: false };
}

/**
 * Reads offers and question of an enquiry. The address names units by `pavilionId`, the offers of a shortlist by
 * `compare`; its form sends the same keys back, the question as one value with a tick. While the units are unknown, the
 * offers are named by their address on the site: an enquiry loses nothing because the API is down.
 */
export function readAskedOffers(content: Content | undefined, fields: Fields): AskedOffers | undefined {
  const wanted = wantedIn(fields);
  if (!wanted) return undefined;
  const question = questionOf(fields);
  const takesAll = texts(fields.take).includes("all");
  const asked = question?.isSent ? `Ищут: ${question.words}.` : "";
  if (!content?.units) {
    const head = [unknownOffers(wanted, takesAll), asked].filter(Boolean).join("\n");
    return { wish: { carried: carriedOf(wanted, takesAll), question, head }, subject: undefined, person: undefined };
  }
  const { units, park } = content;
  const found = offersFor(wanted.offers, units, park.buildings).offers;
  const known = { ...wanted, offers: wanted.isShortlist ? found.map((offer) => idsOf(offer.units)) : wanted.offers };
  const [first] = found;
  const isSeveral = found.length > 1 || (first?.units.length ?? 0) > 1;
  return {
    wish: { carried: carriedOf(known, takesAll), question, head: commentHead(found, takesAll, asked) },
    subject: isSeveral && first ? subjectOf(found, first, takesAll) : undefined,
    person: first && managerOf(park.contacts, first.units[0]?.category),
  };
}

/** The hidden fields that name the offers again. The object's own field names the first unit. */
function carriedOf({ offers: wanted, isShortlist }: Wanted, takesAll: boolean): Wish["carried"] {
  if (!isShortlist) return wanted.flatMap((ids) => ids.slice(1).map((id) => ["pavilionId", String(id)] as const));
  const compared = wanted.map((ids) => ["compare", offerKey(ids)] as const);
  return [...compared, ["take", takesAll ? "all" : "one"]];
}

const takes = (all: boolean, sum = ""): string => (all ? `Берём всё сразу${sum}.` : "Выберем подходящее из подборки.");

/** Offers by their address, for staff who open the site when it knows them again. */
function unknownOffers({ offers: wanted, isShortlist }: Wanted, takesAll: boolean): string {
  if (isShortlist) return `Подборка: ${shortlistHref({ compare: wanted })}\n${takes(takesAll)}`;
  const [ids = []] = wanted;
  return ids.length > 1 ? `Вместе: ${offerHref(ids)}` : "";
}

/** «407-14 + 407-15, офис 258,7 м², корпус 4, этаж 7, 589 480 ₽ в месяц». */
function offerInWords(offer: Offer): string {
  const rent = offer.price > 0 ? `${rubles(offer.price)} в месяц` : "цена по запросу";
  return [numbersOf(offer), lowerFirst(offerTitle(offer)), placeOf(offer), rent].join(", ");
}

/**
 * The head of an enquiry's comment: every offer with its rent, whether one or all of them are wanted, and the question
 * that the visitor came with. Empty for one unit without a question: the enquiry's other fields describe it.
 */
function commentHead(found: readonly Offer[], takesAll: boolean, asked: string): string {
  const [first] = found;
  const isTogether = found.length === 1 && first && first.units.length > 1;
  const lines = [
    ...(found.length > 1 ? shortlistLines(found, takesAll) : []),
    ...(isTogether ? [`Вместе: ${offerInWords(first)}.`] : []),
    asked,
  ];
  // Plain spaces: staff search and copy these words.
  return lines
    .filter(Boolean)
    .join("\n")
    .replace(/\p{Zs}/gu, " ");
}

function shortlistLines(found: readonly Offer[], takesAll: boolean): string[] {
  const { all } = sumsOf(found);
  return [
    `Подборка из ${number(found.length)}:`,
    ...found.map((offer, at) => `${at + 1}) ${offerInWords(offer)}`),
    takes(takesAll, all > 0 ? `: ${rubles(all)} в месяц` : ""),
  ];
}

/** Several units as the form shows them: neighbours as one offer, a shortlist as its lines. */
function subjectOf(found: readonly Offer[], first: Offer, takesAll: boolean): Subject {
  const common = { id: first.units[0]?.id ?? 0, locked: {}, several: true };
  if (found.length === 1) {
    const title = offerHeading(first).join(" ");
    return {
      ...common,
      kind: "Помещения",
      name: title,
      title,
      facts: [numbersOf(first), placeOf(first)],
      price: first.price > 0 ? `${rubles(first.price)} в месяц` : undefined,
      page: { href: offerHref(idsOf(first.units)), text: "К помещениям" },
    };
  }
  const { all, least, most } = sumsOf(found);
  const [from, to] = takesAll ? [all, all] : [least, most];
  const name = plural(found.length, "вариант", "варианта", "вариантов");
  return {
    ...common,
    kind: "Подборка",
    name,
    title: `Подборка: ${name}`,
    facts: found.map((offer) => `${offerTitle(offer)}, ${numbersOf(offer)}`),
    price: from > 0 ? `${range(from, to)} ₽ в месяц` : undefined,
    page: { href: shortlistHref({ compare: found.map(({ units }) => idsOf(units)) }), text: "К подборке" },
  };
}
