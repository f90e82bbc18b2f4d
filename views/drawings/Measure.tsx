import type { ReactNode } from "react";
import { Drawing } from "./Drawing.tsx";

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
