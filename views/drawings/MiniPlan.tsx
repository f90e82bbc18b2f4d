import type { SmallPlan } from "./unit-plan/mini-plan.ts";

/** The plan beside a row's words, which say the same; `scale` is px a decimetre. */
export function MiniPlan({ plan: { width, depth, marks }, scale }: { plan: SmallPlan; scale: number }) {
  return (
    <svg
      className="mini"
      width={Math.round(width * scale)}
      height={Math.round(depth * scale)}
      viewBox={`0 0 ${width} ${depth}`}
      aria-hidden="true"
    >
      <path d={`M0 0h${width}v${depth}h${-width}z`} />
      {marks.map(({ name, d }) => (
        <path key={name + d} className={name} d={d} />
      ))}
    </svg>
  );
}
