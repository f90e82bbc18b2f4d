import { idsOf } from "../../content/offer-ids.ts";
import type { Unit } from "../../content/unit.ts";
import { shortlistHref } from "./shortlist.filter.ts";

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
