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
  taken: "#f1ede4",
} as const;
