import type { ReactElement } from "react";
import { palette } from "./palette.ts";
import { r1, seeded } from "./path.ts";

type Kind = "news" | "service" | "shop" | "banner";

const width = 640;
const height = 360;
const grounds: readonly [string, string, string][] = [
  ["#dfe7ea", "#b9c8cf", "#8fa5af"],
  ["#f1e4d8", "#e0b594", "#c98d63"],
  ["#e7ebe4", "#c3d3c5", "#9db8a2"],
  [palette.dark, "#16414e", "#0b4f5a"],
];

/** A drawing where there is no picture: towers, a plan or sheds with the parallel across. The same `seed` gives the same drawing. */
export function Cover({ seed, kind }: { seed: number; kind: Kind }) {
  const random = seeded(seed * 97 + kind.length * 1009);
  const [back, near, far] = grounds[kind === "banner" ? 3 : Math.floor(random() * 4)] ?? ["", "", ""];
  const parts = [towers, plan, sheds];
  const draw = parts[Math.floor(random() * parts.length)] ?? towers;
  const level = r1(height * (0.3 + random() * 0.4));
  return (
    <svg
      className="cover"
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      focusable="false"
    >
      <rect width={width} height={height} fill={back} />
      {draw(random, near, far)}
      <path d={`M0 ${level}H${width}`} stroke={palette.copperLight} strokeWidth="4" />
      <circle cx={r1(width * (0.15 + random() * 0.7))} cy={level} r="9" fill={palette.copper} />
    </svg>
  );
}

function towers(random: () => number, near: string, far: string): ReactElement {
  let x = -20;
  let walls = "";
  let windows = "";
  while (x < width) {
    const w = 70 + random() * 90;
    const top = 60 + random() * 190;
    walls += `M${r1(x)} ${height}V${r1(top)}h${r1(w)}V${height}Z`;
    for (let y = top + 20; y < height; y += 24) windows += `M${r1(x + 12)} ${r1(y)}h${r1(w - 24)}`;
    x += w + 14 + random() * 36;
  }
  return (
    <>
      <path d={walls} fill={near} />
      <path d={windows} stroke={far} strokeWidth="11" strokeDasharray="12 6" />
    </>
  );
}

function plan(random: () => number, near: string, far: string): ReactElement {
  let rooms = "";
  let filled = "";
  for (const [top, tall] of [
    [40, 110],
    [200, 120],
  ] as const) {
    let x = 40;
    while (x < width - 80) {
      const w = Math.min(60 + Math.floor(random() * 4) * 40, width - 40 - x);
      const room = `M${x} ${top}h${w}v${tall}h${-w}Z`;
      rooms += room;
      if (random() < 0.3) filled += room;
      x += w;
    }
  }
  return (
    <>
      <path d={filled} fill={near} />
      <path d={`${rooms}M40 150v50M600 150v50`} fill="none" stroke={far} strokeWidth="3" />
    </>
  );
}

function sheds(random: () => number, near: string, far: string): ReactElement {
  let sides = "";
  let roofs = "";
  let lines = "";
  for (const [x, y] of [
    [60, 130],
    [300, 90],
    [220, 210],
  ] as const) {
    const l = 150 + random() * 90;
    const d = 90 + random() * 40;
    roofs += `M${x} ${y}l${r1(l * 0.87)} ${r1(l / 2)}l${r1(d * 0.87)} ${r1(-d / 2)}l${r1(-l * 0.87)} ${r1(-l / 2)}Z`;
    sides += `M${x} ${y}v46l${r1(l * 0.87)} ${r1(l / 2)}v-46Z`;
    lines += `M${x + 8} ${y + 27}l${r1(l * 0.87 - 16)} ${r1(l / 2 - 9)}`;
  }
  return (
    <>
      <path d={roofs} fill={near} />
      <path d={sides} fill={far} />
      <path d={lines} stroke={near} strokeWidth="12" strokeDasharray="14 8" />
    </>
  );
}
