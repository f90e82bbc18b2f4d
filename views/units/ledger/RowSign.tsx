import { Picture } from "../../kit/Picture.tsx";
import type { Body } from "../../park/park.ts";
import type { Pavilion } from "../pavilion.ts";
import { FloorStrip } from "./FloorStrip.tsx";

type Props = { units: readonly Pavilion[]; body: Body | undefined; scale: number };

/** The beginning of a row: the first photograph of its units, else their places on their floors. */
export function RowSign({ units, body, scale }: Props) {
  const photo = units.find(({ images }) => images.length > 0)?.images[0];
  if (!photo) return <FloorStrip units={units} body={body} scale={scale} />;
  // Rows repeat what their links say: the photograph is silent.
  return <Picture image={{ src: photo.src, alt: "", width: 60, height: 40 }} place="row" className="row-photo" />;
}
