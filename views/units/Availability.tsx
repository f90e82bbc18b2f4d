import type { Unit } from "../content/unit.ts";
import { dayAndMonth } from "../kit/format.ts";

type Props = {
  unit: Pick<Unit, "status" | "availableFrom">;
  /** Only the moment: where the words beside it say that units are free. */
  short?: boolean | undefined;
};

/** When a unit can be moved into: by a sign, a word and a colour. */
export function Availability({ unit: { status, availableFrom }, short = false }: Props) {
  if (status === "free") return <span className="free">{short ? "Сейчас" : "Свободно сейчас"}</span>;
  return (
    <span className="free free-soon">
      {availableFrom ? (
        <>
          {short ? "С" : "Свободно с"} <time dateTime={availableFrom}>{dayAndMonth(availableFrom)}</time>
        </>
      ) : (
        "Скоро освободится"
      )}
    </span>
  );
}
