import type { ReactNode } from "react";
import { type Elevation, indoorShare, stripHeight } from "../drawings/elevation/read-elevation.ts";
import { SurfaceElevation } from "../drawings/SurfaceElevation.tsx";
import { href } from "../routes.ts";
import { metres, number } from "../ui/format.ts";

export type Numbered = { number: number; elevation: Elevation };

const barLengths = [0.5, 1, 1.5, 2, 5, 10, 15, 20, 50, 100];
/** A piece lower than this share of its strip leaves empty sky on phones. */
const lowShare = 0.62;

/** All surfaces in two strips, each in one scale: outdoors on their walls, indoors beside a person. */
export function SurfaceStrips({ surfaces }: { surfaces: readonly Numbered[] }) {
  const isIndoor = ({ elevation: { setting } }: Numbered) => setting === "room" || setting === "lift";
  const [outdoor, indoor] = [surfaces.filter((surface) => !isIndoor(surface)), surfaces.filter(isIndoor)];
  const high =
    outdoor.length > 0
      ? stripHeight(
          outdoor.map(({ elevation }) => elevation),
          "outdoor",
        )
      : 0;
  const low =
    indoor.length > 0
      ? stripHeight(
          indoor.map(({ elevation }) => elevation),
          "indoor",
        )
      : 0;
  const larger = high && low ? (high / low) * indoorShare : 0;
  return (
    <>
      {outdoor.length > 0 && (
        <Strip surfaces={outdoor} high={high}>
          <b>Снаружи</b>
          {wallsInWords(outdoor)}
        </Strip>
      )}
      {indoor.length > 0 && (
        <Strip surfaces={indoor} high={low} indoor>
          <b>Внутри и у входа</b>
          {larger > 1 && `, в ${number(Math.round(larger * 10) / 10)} раз крупнее`}; рядом человек ростом 1,75 м
        </Strip>
      )}
    </>
  );
}

type StripProps = {
  surfaces: readonly Numbered[];
  high: number;
  indoor?: boolean | undefined;
  children: ReactNode;
};

function Strip({ surfaces, high, indoor = false, children }: StripProps) {
  const wanted = indoor ? high * 0.4 : high / 4;
  const bar = barLengths.findLast((length) => length <= wanted) ?? 1;
  return (
    <div className={indoor ? "street street-in" : "street"}>
      <div className="strip">
        {surfaces.map(({ number: at, elevation }) => (
          <a
            key={elevation.surface.id}
            className={elevation.tall < high * lowShare ? "strip-low" : undefined}
            href={href("mediaFacade", { id: elevation.surface.id })}
          >
            <SurfaceElevation elevation={elevation} high={high} number={at} />
          </a>
        ))}
      </div>
      <div className="street-caption">
        <span>{children}</span>{" "}
        <span className="strip-scale">
          <svg viewBox={`0 0 ${bar} ${Math.round(high * 100) / 1000}`} aria-hidden="true">
            <path d={`M0 0V${Math.round(high * 50) / 1000}H${bar}V0`} />
          </svg>
          {metres(bar)}
        </span>
      </div>
    </div>
  );
}

/** «, всё в одном масштабе: стены корпусов 3 и 4 — 126 м, стена корпуса 6 — 56 м». */
function wallsInWords(surfaces: readonly Numbered[]): string {
  const walls = surfaces.flatMap(({ elevation: { wall } }) => (wall ? [wall] : []));
  const lengths = Map.groupBy(walls, ({ length }) => length);
  const words = [...lengths].map(([length, same]) => {
    const numbers = [...new Set(same.map(({ building }) => building.number))];
    const last = numbers.pop();
    return numbers.length > 0
      ? `стены корпусов ${numbers.join(", ")} и ${last} — ${metres(length)}`
      : `стена корпуса ${last} — ${metres(length)}`;
  });
  const approximate = surfaces
    .filter(({ elevation }) => elevation.wall && elevation.approximate)
    .map((surface) => surface.number);
  const guessed = approximate.length > 0 ? `; место вдоль стены примерное: ${approximate.join(", ")}` : "";
  return `, всё в одном масштабе${words.length > 0 ? `: ${words.join(", ")}` : ""}${guessed}`;
}
