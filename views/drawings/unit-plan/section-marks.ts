import { spend } from "../budget.ts";
import { box, line, r1 } from "../path.ts";
import { cabOf, tailGap } from "./gate-marks.ts";
import type { UnitGeometry } from "./geometry.ts";
import { rack } from "./racks.ts";
import type { Mark } from "./unit-marks.ts";

/** Where a section stands on the sheet: `left` is the back wall, `right` the gates', `floor` the floor; k a metre. */
export type SectionSpot = { left: number; right: number; floor: number; k: number; wall: number; yard: number };

/** The section of a warehouse through its first gate: walls, roof, racks, ground, lorry and a person. */
export function sectionMarks(unit: UnitGeometry, spot: SectionSpot): Mark[] {
  const { left, right, floor, k, wall, yard } = spot;
  const clear = unit.hall?.clear ?? 0;
  const { roof, dock = 0 } = unit.hall ?? {};
  const beams = floor - clear * k;
  const ground = floor + dock * k;
  const opening = Math.min(unit.gates[0]?.h ?? 0, clear);
  const marks: Mark[] = [
    {
      name: "roof",
      d: roof === undefined ? "" : box(left - 3, floor - roof * k, right - left + wall + 3, (roof - clear) * k),
    },
    {
      name: "party",
      d:
        (roof === undefined ? box(left - 3, beams - 5, right - left + wall + 3, 5) : "") +
        box(left - 3, beams, 3, clear * k),
    },
    { name: "pane", d: line([left, beams], [right, beams]) },
    { name: "pallet", d: pallets(unit, spot) },
    { name: "tiers", d: shelves(unit, spot) },
    { name: "outer", d: box(right, beams, wall, (clear - opening) * k) },
    { name: "way-in", d: opening > 0 ? box(right + 1, floor - opening * k, wall - 2, opening * k) : "" },
    {
      name: "column",
      d: box(left - 3, floor, right - left + wall + 3, 5) + (yard > 0 ? box(right + wall, ground, yard * k, 5) : ""),
    },
    { name: "edge", d: dock > 0 ? line([right + wall, floor], [right + wall, ground + 4]) : "" },
    ...lorryMarks(unit, right + wall, ground, k),
  ];
  return marks.filter(({ d }) => d !== "");
}

/** Distances of the bays from the gates, each once: a row from the side. */
function baysOf({ racks, depth, outer }: UnitGeometry): number[] {
  const from = (racks?.boxes ?? []).map(({ y, h }) => (outer === "bottom" ? depth - y - h : y));
  return [...new Set(from.map((at) => Math.round(at * 1000) / 1000))].sort((a, b) => a - b);
}

function shelves(unit: UnitGeometry, { right, floor, k }: SectionSpot): string {
  const bays = baysOf(unit);
  const [first, last] = [bays[0], bays.at(-1)];
  if (first === undefined || last === undefined || !unit.racks) return "";
  const top = unit.racks.tiers * rack.tier;
  const posts = [...bays, last + rack.bay].map((at) =>
    line([right - at * k, floor], [right - at * k, floor - top * k]),
  );
  const levels = Array.from({ length: unit.racks.tiers - 1 }, (_, i) => floor - (i + 1) * rack.tier * k);
  const shelf = levels.map((y) => line([right - (last + rack.bay) * k, y], [right - first * k, y]));
  return posts.join("") + shelf.join("");
}

const palletStep = 0.88;
const palletWidth = 0.78;

/** The pallets of all tiers: three in a bay, as high as their load. */
function pallets(unit: UnitGeometry, { right, floor, k }: SectionSpot): string {
  const tiers = unit.racks?.tiers ?? 0;
  const bays = baysOf(unit);
  spend("ceiling", { marks: bays.length * tiers * rack.perBay });
  return bays
    .flatMap((at) =>
      Array.from({ length: tiers }, (_, tier) =>
        Array.from({ length: rack.perBay }, (_, i) => {
          const x = right - (at + rack.bay) * k + (0.1 + i * palletStep) * k;
          return box(x, floor - (tier * rack.tier + rack.load) * k, palletWidth * k, rack.load * k);
        }).join(""),
      ),
    )
    .join("");
}

const wheel = 0.5;

function lorryMarks({ lorry, gates }: UnitGeometry, wall: number, ground: number, k: number): Mark[] {
  if (!lorry) return [];
  const { length, height } = lorry;
  const cab = cabOf(length);
  const x = wall + tailGap(gates) * k;
  const cabLeft = x + (length - cab) * k;
  const nose = `M${r1(cabLeft)} ${r1(ground - 0.5 * k)}v${r1(-2.6 * k)}h${r1(cab * 0.7 * k)}l${r1(cab * 0.3 * k)} ${r1(1.2 * k)}v${r1(1.4 * k)}z`;
  const wheels = length > 10 ? [2.2, 3.5, 4.8, length - 5.2, length - 1.4] : [1.5, length - 1.2];
  const r = wheel * k;
  return [
    { name: "lorry", d: box(x, ground - height * k, (length - cab - 0.5) * k, (height - 1.2) * k) + nose },
    {
      name: "earth",
      d: wheels
        .map(
          (at) =>
            `M${r1(x + at * k - r)} ${r1(ground - r)}a${r1(r)} ${r1(r)} 0 1 1 ${r1(2 * r)} 0a${r1(r)} ${r1(r)} 0 1 1 ${r1(-2 * r)} 0`,
        )
        .join(""),
    },
  ];
}
