import { r1 } from "./path.ts";

const tall = 1.75;

/** A standing person of 1.75 m, feet at x, y; `k` is units a metre. */
export function Person({ x, y, k }: { x: number; y: number; k: number }) {
  const t = tall * k;
  const head = r1(t * 0.068);
  const p = (n: number) => r1(n * t);
  const skull = `M${r1(x - head)} ${r1(y - t + head)}a${head} ${head} 0 1 1 ${r1(2 * head)} 0a${head} ${head} 0 1 1 ${r1(-2 * head)} 0`;
  const building = `M${r1(x - t * 0.1)} ${r1(y - t * 0.84)}h${p(0.2)}v${p(0.38)}h${p(-0.05)}v${p(0.46)}h${p(-0.1)}v${p(-0.46)}h${p(-0.05)}z`;
  return <path className="solid" d={skull + building} />;
}
