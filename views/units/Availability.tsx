import { freeInWords, type When, whenInWords } from "../content/offer.ts";
import { idsOf } from "../content/offer-ids.ts";
import type { Unit } from "../content/unit.ts";
import { dayNearInShort, upperFirst } from "../ui/format.ts";
import { shortlistHref } from "./shortlist/shortlist.filter.ts";

type AvailabilityProps = {
  unit: When;
  /** Only the moment: where the words beside it say that units are free. */
  short?: boolean | undefined;
};

/** When a unit can be moved into: by a sign, a word and a colour. */
export function Availability({ unit, short = false }: AvailabilityProps) {
  const words = short ? upperFirst(whenInWords(unit, dayNearInShort)) : freeInWords(unit);
  return <span className={unit.status === "free" ? "free" : "free free-soon"}>{words}</span>;
}

type ShortlistMarkProps = {
  /** One unit, or neighbours together. */
  units: readonly Pick<Unit, "id" | "number">[];
  people?: number | undefined;
  /** Whether the words «В подборку» stand beside the icon. */
  worded?: boolean | undefined;
};

/**
 * Takes an offer into the shortlist, or out of it: a link to the shortlist with this offer. With script
 * (`browser/shortlist.ts`) it is a button, and the browser keeps the shortlist.
 */
export function ShortlistMark({ units, people, worded = false }: ShortlistMarkProps) {
  const ids = idsOf(units);
  const numbers = units.map(({ number }) => number).join(" + ");
  return (
    <a
      className={worded ? "mark mark-worded" : "mark"}
      href={shortlistHref({ compare: [ids], people })}
      aria-label={`В подборку: ${numbers}`}
      rel="nofollow"
    >
      {worded && "В подборку"}
    </a>
  );
}
