import { palette } from "./palette.ts";
import { r1 } from "./path.ts";

/** What a surface hangs on: an outer wall, a wall inside a building, or posts beside the road. */
export type FacadeSetting = "wall" | "hall" | "road";

/** Pixels of a metre and where the ground and the screen are: what the surroundings are drawn from. */
export type FacadeScale = { k: number; ground: number; screen: { x: number; y: number; w: number; h: number } };

/** Reads the surroundings off the words of the place; without a telling word, what is smaller than a shop window is indoors. */
export function settingOf(placement: string | undefined, width: number): FacadeSetting {
  if (/холл|лифт|этаж/i.test(placement ?? "")) return "hall";
  if (/шлагбаум|обочин|вдоль дороги/i.test(placement ?? "")) return "road";
  return width < 4 ? "hall" : "wall";
}

/** The surroundings of a surface, to the same scale as the surface. */
export function Surroundings({ setting, scale }: { setting: FacadeSetting; scale: FacadeScale }) {
  if (setting === "hall") return <Hall {...scale} />;
  return setting === "road" ? <Roadside {...scale} /> : <OuterWall {...scale} />;
}

/** Storeys of 3.6 m with windows of 2 × 1.7 m, an entrance under the screen. */
function OuterWall({ k, ground, screen }: FacadeScale) {
  const storey = 3.6 * k;
  const floors = Array.from(
    { length: Math.ceil(ground / storey) },
    (_, i) => `M44 ${r1(ground - storey * (i + 0.55))}H596`,
  );
  const middle = screen.x + screen.w / 2;
  return (
    <>
      <path d={`M38 0H602V${ground}H38Z`} fill="#33505e" />
      <path
        d={floors.join("")}
        stroke="#8fb0bf"
        strokeWidth={r1(1.7 * k)}
        strokeDasharray={`${r1(2 * k)} ${r1(k)}`}
        opacity=".34"
      />
      <path d={`M${r1(middle - 2.2 * k)} ${ground}v${r1(-2.6 * k)}h${r1(4.4 * k)}V${ground}Z`} fill="#17323e" />
      <path
        d={`M${r1(middle - 3 * k)} ${r1(ground - 2.6 * k)}h${r1(6 * k)}`}
        stroke="#b9c8cf"
        strokeWidth={r1(0.25 * k)}
      />
    </>
  );
}

/** Wall panels 1.2 m wide, lamps under the ceiling, a skirting board. */
function Hall({ k, ground }: FacadeScale) {
  const panels = Array.from(
    { length: Math.ceil(640 / (1.2 * k)) },
    (_, i) => `M${r1(320 + 1.2 * k * (i - 2.5))} 26V${ground}`,
  );
  return (
    <>
      <path d={`M0 0H640V${ground}H0Z`} fill="#ece8df" />
      <path d={panels.join("")} stroke="#dcd6c9" strokeWidth="2" />
      <path d="M0 0H640V26H0Z" fill="#d9d4c8" />
      <path d="M30 26H610" stroke="#fffdf6" strokeWidth="6" strokeDasharray="90 40" />
      <path d={`M0 ${ground - 5}H640`} stroke="#c3bcae" strokeWidth="10" />
    </>
  );
}

/** Two posts, and trees behind. */
function Roadside({ k, ground, screen: { x, y, w, h } }: FacadeScale) {
  const trees = [40, 96, 132, 520, 566, 610].map((at, i) => {
    const r = 1.2 * k + (i % 3) * 7;
    return `M${at - r} ${r1(ground - 1.6 * k)}a${r1(r)} ${r1(r * 1.25)} 0 1 1 ${r1(2 * r)} 0a${r1(r)} ${r1(r * 1.25)} 0 1 1 ${r1(-2 * r)} 0`;
  });
  const posts = [0.25, 0.75].map((at) => `M${r1(x + w * at)} ${r1(y + h)}V${ground}`).join("");
  return (
    <>
      <path d={trees.join("")} fill={palette.tree} />
      <path d={posts} stroke="#43525f" strokeWidth={r1(0.5 * k)} />
      <path d={`M0 ${ground + 22}H640`} stroke="#fff" strokeWidth="3" strokeDasharray="34 22" />
    </>
  );
}
