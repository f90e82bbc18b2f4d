import type { Body } from "../../park/park.ts";
import type { Pavilion } from "../pavilion.ts";
import { stripOf } from "./strip.ts";

type Props = { units: readonly Pavilion[]; body: Body | undefined; scale: number };

/** Where units lie on the floors of their building, `scale` px a metre. The floor itself is the background. */
export function FloorStrip({ units, body, scale }: Props) {
  const strip = stripOf(units, body, scale);
  if (!strip) return null;
  return (
    <svg width={strip.width} height={strip.height} aria-hidden="true">
      <path d={strip.units} />
    </svg>
  );
}
