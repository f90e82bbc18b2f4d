import type { When } from "../content/offer.ts";
import { dayNear } from "../ui/format.ts";

type Props = {
  unit: When;
  /** Only the moment: where the words beside it say that units are free. */
  short?: boolean | undefined;
};

/** When a unit can be moved into: by a sign, a word and a colour. */
export function Availability({ unit: { status, availableFrom, updatedAt }, short = false }: Props) {
  if (status === "free") return <span className="free">{short ? "Сейчас" : "Свободно сейчас"}</span>;
  return (
    <span className="free free-soon">
      {availableFrom ? (
        <>
          {short ? "С" : "Свободно с"} <time dateTime={availableFrom}>{dayNear(availableFrom, updatedAt)}</time>
        </>
      ) : (
        "Скоро освободится"
      )}
    </span>
  );
}
