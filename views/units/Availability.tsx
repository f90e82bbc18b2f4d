import { freeInWords, type When, whenInWords } from "../content/offer.ts";
import { dayNearInShort, upperFirst } from "../ui/format.ts";

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
