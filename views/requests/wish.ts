import type { Content } from "../content/content.ts";
import { offersFor } from "../content/joins.ts";
import { numbersOf, type Offer } from "../content/offer.ts";
import { idsOf } from "../content/offer-ids.ts";
import type { Person } from "../content/park.ts";
import { offerHeading } from "../content/unit-answers.ts";
import type { Subject, Wish } from "../enquiries/define-form.ts";
import { managerOf } from "../people/PersonCard.tsx";
import { lowerFirst, number, plural, range, rubles } from "../ui/format.ts";
import { questionInWords } from "../units/criteria.ts";
import { offers, shortlistHref } from "../units/shortlist/shortlist.filter.ts";
import { offersMax } from "../units/shortlist/shortlist-address.ts";
import { offerTitle, placeOf, sumsOf } from "../units/shortlist/shortlist-words.ts";
import { offerHref } from "../units/unit-links.ts";
import { questionFilter } from "../units/units.filter.ts";

/** Values of an address or of a form's body by key; a key may repeat. */
type Given = Readonly<Record<string, unknown>>;

/** What was asked for: as the form carries it, as it shows it, and who answers. `subject` only of several units. */
export type ReadWish = { wish: Wish; subject: Subject | undefined; person: Person | undefined };

const texts = (value: unknown): string[] => [value ?? []].flat().map(String);

/** The question of an address by its keys; that of a form's body as the one value that its page carries. */
function questionIn(given: Given, isForm: boolean): URLSearchParams {
  const pairs = Object.entries(given).flatMap(([key, value]) => texts(value).map((text) => [key, text]));
  return questionFilter.canonicalQuery(new URLSearchParams(isForm ? texts(given.question)[0] : pairs));
}

/**
 * Reads offers and question of an enquiry. The address names units by `pavilionId`, the offers of a shortlist by
 * `compare`; its form sends the same keys back, the question as one value with a tick.
 */
export function readWish({ units: stock, park }: Content, given: Given): ReadWish | undefined {
  const ids = [...new Set(texts(given.pavilionId).filter((text) => /^[1-9]\d{0,14}$/.test(text)))].map(Number);
  const compared = offers.read(texts(given.compare));
  if (!stock || (ids.length === 0 && !compared)) return undefined;
  // Chosen units of an address without offers belong together if they are neighbours.
  const wanted = compared ?? [ids.toSorted((a, b) => a - b)];
  const found = offersFor(wanted.slice(0, offersMax), stock, park.buildings).offers;
  const takesAll = texts(given.take).includes("all");
  const isForm = "question" in given || "phone" in given;
  const query = questionIn(given, isForm);
  const words = questionInWords(questionFilter.read(query));
  const isSent = words !== "" && (!isForm || texts(given.asked).includes("yes"));
  const [first] = found;
  const isSeveral = found.length > 1 || (first?.units.length ?? 0) > 1;
  const carried: Wish["carried"] = compared
    ? [...found.map(({ key }) => ["compare", key] as const), ["take", takesAll ? "all" : "one"]]
    : ids.slice(1).map((id) => ["pavilionId", String(id)] as const);
  return {
    wish: {
      carried,
      question: words ? { query: query.toString(), words, isSent } : undefined,
      head: commentHead(found, takesAll, isSent ? words : ""),
    },
    subject: isSeveral && first ? subjectOf(found, first, takesAll) : undefined,
    person: first && managerOf(park.contacts, first.units[0]?.category),
  };
}

/** «407-14 + 407-15, офис 258,7 м², корпус 4, этаж 7, 589 480 ₽ в месяц». */
function offerInWords(offer: Offer): string {
  const rent = offer.price > 0 ? `${rubles(offer.price)} в месяц` : "цена по запросу";
  return [numbersOf(offer), lowerFirst(offerTitle(offer)), placeOf(offer), rent].join(", ");
}

/**
 * The head of an enquiry's comment: every offer with its rent, whether one or all of them are wanted, and the question
 * that the visitor came with. Empty for one unit without a question: the enquiry's own fields say it all.
 */
function commentHead(found: readonly Offer[], takesAll: boolean, question: string): string {
  const [first, ...others] = found;
  const { all } = sumsOf(found);
  const ofShortlist = [
    `Подборка из ${number(found.length)}:`,
    ...found.map((offer, at) => `${at + 1}) ${offerInWords(offer)}`),
    takesAll ? `Берём всё сразу${all > 0 ? `: ${rubles(all)} в месяц` : ""}.` : "Выберем подходящее из подборки.",
  ];
  const lines = [
    ...(others.length > 0 ? ofShortlist : []),
    others.length === 0 && first && first.units.length > 1 && `Вместе: ${offerInWords(first)}.`,
    question && `Ищут: ${question}.`,
  ];
  // Plain spaces: staff search and copy these words.
  return lines
    .filter(Boolean)
    .join("\n")
    .replace(/\p{Zs}/gu, " ");
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
