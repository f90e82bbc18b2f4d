import { type PlacedBuilding, prism } from "../isometric.ts";
import { r1 } from "../path.ts";

/** An `update` leaves the walls out: it is morphed into a `target` of the same buildings, which keeps its own. */
export type SchemeMorph = "target" | "update";

/** Where an update finds the walls of a building. */
export const wallsId = ({ id }: PlacedBuilding) => `walls-${id}`;

/** The walls of a building on the scheme. */
export function Walls({ building, morph }: { building: PlacedBuilding; morph: SchemeMorph | undefined }) {
  const { corner, shadow, left, right, top, windows, windowHeight } = prism(building);
  const target = morph === "target" && { id: wallsId(building), "hx-morph-skip": "" };
  return (
    <g {...target} transform={`translate(${corner.join(" ")})`}>
      <path className="shadow" d={shadow} />
      <path className="left" d={left} />
      <path className="right" d={right} />
      <path className="roof" d={top} />
      <path className="windows" d={windows} strokeWidth={r1(windowHeight)} />
    </g>
  );
}
