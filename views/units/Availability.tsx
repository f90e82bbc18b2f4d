import { dayAndMonth } from "../kit/format.ts";
import type { Pavilion } from "./pavilion.ts";

type Props = {
  pavilion: Pick<Pavilion, "status" | "availableFrom">;
  /** Only the moment: where the words beside it say that units are free. */
  short?: boolean | undefined;
};

/** When a unit can be moved into: by a sign, a word and a colour. */
export function Availability({ pavilion: { status, availableFrom }, short = false }: Props) {
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
