import type { Building } from "../../content/park.ts";
import type { Unit } from "../../content/unit.ts";
import { Picture } from "../../kit/Picture.tsx";
import { stripOf } from "./strip.ts";

type Props = {
  units: readonly Unit[];
  building: Building | undefined;
  scale: number;
  /** Fills the room as far as its share of the `widest` strip in px: strips of columns keep one scale. */
  widest?: number;
};

/** Where units lie on the floors of their building, `scale` px a metre. The floor itself is the background. */
export function FloorStrip({ units, building, scale, widest }: Props) {
  const strip = stripOf(units, building, scale);
  if (!strip) return null;
  return (
    <svg
      width={widest ? `${Math.round((1000 * strip.width) / widest) / 10}%` : strip.width}
      height={widest ? undefined : strip.height}
      viewBox={widest ? `0 0 ${strip.width} ${strip.height}` : undefined}
      aria-hidden="true"
    >
      {strip.units.map(({ depth, lines }) => (
        <path key={depth} strokeWidth={depth} d={lines} />
      ))}
    </svg>
  );
}

/** The beginning of a row: the first photograph of its units, else their places on their floors. */
export function RowSign({ units, building, scale }: Omit<Props, "widest">) {
  const photo = units.find(({ images }) => images.length > 0)?.images[0];
  if (!photo) return <FloorStrip units={units} building={building} scale={scale} />;
  // Rows repeat what their links say: the photograph is silent.
  return <Picture image={{ src: photo.src, alt: "", width: 60, height: 40 }} place="row" className="row-photo" />;
}
