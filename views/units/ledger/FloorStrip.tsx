import type { Body } from "../../park/park.ts";
import type { Pavilion } from "../pavilion.ts";
import { stripOf } from "./strip.ts";

type Props = {
  units: readonly Pavilion[];
  body: Body | undefined;
  scale: number;
  /** Shrinks where there is less room. Rows have room for their strips, and there are hundreds of them. */
  shrinks?: boolean;
};

/** Where units lie on the floors of their building, `scale` px a metre. The floor itself is the background. */
export function FloorStrip({ units, body, scale, shrinks = false }: Props) {
  const strip = stripOf(units, body, scale);
  if (!strip) return null;
  return (
    <svg
      width={strip.width}
      height={strip.height}
      viewBox={shrinks ? `0 0 ${strip.width} ${strip.height}` : undefined}
      aria-hidden="true"
    >
      <path d={strip.units} />
    </svg>
  );
}
