import type { Content } from "../content/content.ts";
import { offersFor } from "../content/joins.ts";
import { numbersOf, type Offer, offerKey, offerOf } from "../content/offer.ts";
import type { Contacts, Person } from "../content/park.ts";
import type { Unit } from "../content/unit.ts";
import type { Subject, Wish } from "../enquiries/define-form.ts";
import { managerOf } from "../people/PersonCard.tsx";
import { href } from "../routes.ts";
import { plural, rubles } from "../ui/format.ts";
import { offers, offersMax, shortlistHref } from "../units/shortlist/shortlist.filter.ts";
import { commentHead, offerTitle, questionInWords, sumsOf } from "../units/shortlist/shortlist-words.ts";
import { unitsFilter } from "../units/units.filter.ts";

/** Values of an address or of a form's body by key; a key may repeat. */
type Given = Readonly<Record<string, unknown>>;

/** What was asked for: as the form carries it, as it shows it, and who answers. `about` only of several units. */
export type ReadWish = { wish: Wish; subject: Subject | undefined; person: Person | undefined };

const questionKeys = ["people", "squareFrom", "squareTo", "priceTo", "free", "freeBy"];

const texts = (value: unknown): string[] => [value ?? []].flat().map(String);

/** The known keys of a question, in canonical form. */
function questionIn(given: URLSearchParams): URLSearchParams {
  const known = new URLSearchParams([...given].filter(([key]) => questionKeys.includes(key)));
  return unitsFilter.canonicalQuery(known);
}

/**
 * Reads offers and question of an enquiry. The address names units by `pavilionId`, the offers of a shortlist by
 * `compare`; its form sends the same keys back, the question as one value with a tick.
 */
export function readWish(content: Content, given: Given): ReadWish | undefined {
  const ids = [...new Set(texts(given.pavilionId).filter((text) => /^[1-9]\d{0,14}$/.test(text)))].map(Number);
  const compared = offers.read(texts(given.compare));
  if (ids.length === 0 && !compared) return undefined;
  const { units: stock, park } = content;
  if (!stock) return undefined;
  // Chosen units of an address without offers belong together if they are neighbours.
  const together = ids.length > 1 ? [ids.toSorted((a, b) => a - b)] : [ids];
  const found = offersFor((compared ?? together).slice(0, offersMax), stock, park.buildings).offers;
  const [best] = offers.read(texts(given.best)) ?? [];
  const takesAll = texts(given.take).includes("all");
  const isForm = "question" in given || "phone" in given;
  const query = questionIn(
    isForm ? new URLSearchParams(texts(given.question)[0]) : new URLSearchParams(pairsOf(given)),
  );
  const words = questionInWords(unitsFilter.read(query));
  const isSent = words !== "" && (!isForm || texts(given.asked).includes("yes"));
  const head = commentHead({
    offers: found,
    best: best && offerKey(best),
    takesAll,
    question: isSent ? words : "",
  });
  const [first] = found;
  return {
    wish: {
      carried: compared
        ? [
            ...found.map(({ key }) => ["compare", key] as const),
            ...(best ? [["best", offerKey(best)] as const] : []),
            ["take", takesAll ? "all" : "one"],
          ]
        : ids.slice(1).map((id) => ["pavilionId", String(id)] as const),
      question: words ? { query: query.toString(), words, isSent } : undefined,
      head,
    },
    subject: isSeveral(found) ? subjectOfOffers(found, takesAll) : undefined,
    person: first && personFor(park.contacts, first.units),
  };
}

const pairsOf = (given: Given): [string, string][] =>
  Object.entries(given).flatMap(([key, value]) => texts(value).map((text): [string, string] => [key, text]));

const isSeveral = (found: readonly Offer[]) => found.length > 1 || (found[0]?.units.length ?? 0) > 1;

const personFor = (contacts: Contacts, [unit]: readonly Unit[]) => managerOf(contacts, unit?.category);

const inWords = ["", "", "двух", "трёх"];

/** Several units as the form shows them: neighbours as one offer, a shortlist as its lines. */
function subjectOfOffers(found: readonly Offer[], takesAll: boolean): Subject {
  const [first = offerOf([])] = found;
  const id = first.units[0]?.id ?? 0;
  const { all, least, most } = sumsOf(found);
  if (found.length === 1) {
    const building = first.units[0]?.building.number ?? "";
    const floor = first.units[0]?.floor.number ?? "";
    const title = `${offerTitle(first)} из ${inWords[first.units.length]} соседних`;
    return {
      id,
      kind: "Помещения",
      name: title,
      title,
      locked: {},
      facts: [numbersOf(first), `корпус ${building}, этаж ${floor}`],
      price: first.price > 0 ? `${rubles(first.price)} в месяц` : undefined,
      several: true,
      page: { href: `${href("unit", { id })}${first.key.slice(String(id).length)}`, text: "К помещениям" },
    };
  }
  const price = takesAll ? (all > 0 ? rubles(all) : "") : least > 0 ? `${rubles(least)} – ${rubles(most)}` : "";
  return {
    id,
    kind: "Подборка",
    name: plural(found.length, "вариант", "варианта", "вариантов"),
    title: `Подборка: ${plural(found.length, "вариант", "варианта", "вариантов")}`,
    locked: {},
    facts: found.map((offer) => `${offerTitle(offer)}, ${numbersOf(offer)}`),
    price: price ? `${price} в месяц` : undefined,
    several: true,
    page: {
      href: shortlistHref({ compare: found.map(({ units }) => units.map((unit) => unit.id)) }),
      text: "К подборке",
    },
  };
}
