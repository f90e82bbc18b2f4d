import { r1 } from "./path.ts";

const wheels = [0.95, 3.55];

/** A passenger car from the side, 4.5 × 1.5 m, wheels on `y`; `k` is units a metre. */
export function Car({ x, y, k }: { x: number; y: number; k: number }) {
  const q = (n: number) => r1(n * k);
  const roof = `M${r1(x)} ${r1(y - 0.3 * k)}v${q(-0.5)}l${q(0.9)} ${q(-0.15)}l${q(0.7)} ${q(-0.55)}h${q(1.5)}l${q(0.75)} ${q(0.6)}l${q(0.65)} ${q(0.2)}v${q(0.4)}z`;
  const wheel = (at: number) =>
    `M${r1(x + (at - 0.33) * k)} ${r1(y - 0.33 * k)}a${q(0.33)} ${q(0.33)} 0 1 1 ${q(0.66)} 0a${q(0.33)} ${q(0.33)} 0 1 1 ${q(-0.66)} 0`;
  return (
    <>
      <path className="fc-car" d={roof} />
      <path className="solid" d={wheels.map(wheel).join("")} />
    </>
  );
}
