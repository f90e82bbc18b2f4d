import type { CategoryId } from "../park/park.ts";

/** The colours of all drawings; the same values as the tokens of the styles. */
export const palette = {
  ink: "#0e1b2a",
  inkSoft: "#43525f",
  paper: "#f6f4ef",
  card: "#ffffff",
  line: "#d9d4c8",
  petrol: "#0b4f5a",
  dark: "#0e2a36",
  copper: "#b4491a",
  copperLight: "#e0763a",
  ground: "#e7ebe4",
  road: "#fbfaf7",
  tree: "#9db8a2",
  free: "#d7e8df",
  taken: "#f1ede4",
} as const;

/** A building seen from above: roof, the wall to the left, the wall to the right, and its windows. */
export type BodyColours = { top: string; left: string; right: string; dashes: string };

/** Colours by use; a building whose use is not known looks like an office. */
export const bodyColours: Record<CategoryId, BodyColours> = {
  office: { top: "#dfe7ea", left: "#b9c8cf", right: "#8fa5af", dashes: "2.1 1" },
  warehouse: { top: "#e6dfd2", left: "#cbbfa9", right: "#ab9c82", dashes: "7 5" },
  trade_area: { top: "#f1d9c6", left: "#e0b594", right: "#c98d63", dashes: "5 1.2" },
};
