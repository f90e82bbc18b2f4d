import { freeInWords, type When, whenInWords } from "../content/offer.ts";
import { idsOf, offerKey } from "../content/offer-ids.ts";
import type { Unit } from "../content/unit.ts";
import { upperFirst } from "../ui/format.ts";

type AvailabilityProps = {
  unit: When;
  /** Only the moment: where the words beside it say that units are free. */
  short?: boolean | undefined;
};

/** When a unit can be moved into: by a sign, a word and a colour. */
export function Availability({ unit, short = false }: AvailabilityProps) {
  const words = short ? upperFirst(whenInWords(unit)) : freeInWords(unit);
  return <span className={unit.status === "free" ? "free" : "free free-soon"}>{words}</span>;
}

type ShortlistMarkProps = {
  /** One unit, or neighbours together. */
  units: readonly Pick<Unit, "id" | "number">[];
  /** The id of the GET form whose answers stay in the address without script; without it the mark has its own form. */
  form?: string | undefined;
  people?: number | undefined;
  /** Whether the words «В подборку» stand beside the icon. */
  worded?: boolean | undefined;
};

/**
 * Takes an offer into the shortlist, or out of it. Without script the button sends its key as `s`, and the server
 * carries it on; with script the browser keeps it, and the page stays where it is.
 */
export function ShortlistMark({ units, form, people, worded = false }: ShortlistMarkProps) {
  const numbers = units.map(({ number }) => number).join(" + ");
  const mark = (
    <button
      type="submit"
      className={worded ? "mark mark-worded" : "mark"}
      form={form}
      name="s"
      value={offerKey(idsOf(units))}
      aria-pressed="false"
      aria-label={`В подборку: ${numbers}`}
    >
      {worded && "В подборку"}
    </button>
  );
  if (form) return mark;
  return (
    <form className="mark-form" method="get">
      {people ? <input type="hidden" name="people" value={people} /> : null}
      {mark}
    </form>
  );
}
