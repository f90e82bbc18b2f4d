import { dayAndMonth } from "../kit/format.ts";
import type { Pavilion } from "./pavilion.ts";

/** When a unit can be moved into: by a sign, a word and a colour. */
export function Availability({ pavilion }: { pavilion: Pick<Pavilion, "status" | "availableFrom"> }) {
  if (pavilion.status === "free") return <span className="free">Свободно сейчас</span>;
  const { availableFrom } = pavilion;
  return (
    <span className="free free-soon">
      {availableFrom ? (
        <>
          Свободно с <time dateTime={availableFrom}>{dayAndMonth(availableFrom)}</time>
        </>
      ) : (
        "Скоро освободится"
      )}
    </span>
  );
}
