import type { ReactNode } from "react";
import { Drawing } from "./Drawing.tsx";
import { r1, strokes } from "./path.ts";

/** Units across a measuring sheet. */
export const measureWidth = 400;

type Props = {
  label: string;
  top: number;
  height: number;
  children: ReactNode;
};

/** A sheet of a measuring line: marks above it, words below; `top` units lie over its zero. */
export function Measure({ label, top, height, children }: Props) {
  return (
    <Drawing of={`measure of ${height}`} instead={<p>{label}</p>}>
      <svg className="measure" viewBox={`-2 ${-top} ${measureWidth + 4} ${top + height}`} role="img" aria-label={label}>
        {children}
      </svg>
    </Drawing>
  );
}

/** The copper line with `count` steps; every `long`-th tick is longer, counted from `first`. */
export function MeasureLine({ y, count, long, first = 0 }: { y: number; count: number; long: number; first?: number }) {
  const step = measureWidth / count;
  const isLong = (at: number) => (at + first) % long === 0;
  const longer = Array.from({ length: count + 1 }, (_, at) => (isLong(at) ? `M${r1(at * step)} ${y}v8` : ""));
  return (
    <path
      className="line"
      d={`M0 ${y}H${measureWidth}${strokes([0, y], [0, 4], [step, 0], count + 1)}${longer.join("")}`}
    />
  );
}
