import { r1 } from "./path.ts";

/** Metres, feet at zero: the head, then shoulders, arms and two legs in a step. */
const outline =
  "M-.13-1.62a.13.13 0 1 0 .26 0 .13.13 0 1 0-.26 0M-.2-1.4Q0-1.5.2-1.4L.29-.85.2-.82.13-1.12.12-.84.3-.04.4 0H.17L0-.66-.19 0H-.36L-.27-.06-.13-.84-.14-1.12-.2-.8-.29-.83z";

/** A standing person of 1.75 m, for scale: feet at x, y; `k` is units a metre. */
export const Person = ({ x, y = 0, k }: { x: number; y?: number; k: number }) => (
  <path className="somebody" transform={`translate(${r1(x)} ${r1(y)})scale(${r1(k)})`} d={outline} />
);
