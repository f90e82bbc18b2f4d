import type { Building } from "../../content/park.ts";
import type { Unit } from "../../content/unit.ts";
import { Picture } from "../../kit/Picture.tsx";
import { FloorStrip } from "./FloorStrip.tsx";

type Props = { units: readonly Unit[]; building: Building | undefined; scale: number };

/** The beginning of a row: the first photograph of its units, else their places on their floors. */
export function RowSign({ units, building, scale }: Props) {
  const photo = units.find(({ images }) => images.length > 0)?.images[0];
  if (!photo) return <FloorStrip units={units} building={building} scale={scale} />;
  // Rows repeat what their links say: the photograph is silent.
  return <Picture image={{ src: photo.src, alt: "", width: 60, height: 40 }} place="row" className="row-photo" />;
}
