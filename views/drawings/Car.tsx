import { r1 } from "./path.ts";

const hull = "M.05-.3C0-.75.1-.8.8-.88L1.5-1.42Q1.6-1.5 1.8-1.5H2.9Q3.05-1.5 3.2-1.4L3.9-.9Q4.4-.84 4.45-.6L4.5-.3z";
const glass = "M1.25-.92 1.72-1.34H2.25V-.92zM2.38-1.34H2.88L3.45-.92H2.38z";
const wheels = "M.52-.32a.33.33 0 1 0 .66 0 .33.33 0 1 0-.66 0M3.32-.32a.33.33 0 1 0 .66 0 .33.33 0 1 0-.66 0";

/** A passenger car from the side, 4.5 × 1.5 m, wheels on `y`; `k` is units a metre. */
export function Car({ x, y, k }: { x: number; y: number; k: number }) {
  return (
    <g transform={`translate(${r1(x)} ${r1(y)})scale(${r1(k)})`}>
      <path className="car" d={hull} />
      <path className="car-glass" d={glass} />
      <path className="solid" d={wheels} />
    </g>
  );
}
