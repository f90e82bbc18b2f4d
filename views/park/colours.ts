/**
 * All colours of the site. Stylesheets name each one as `var(--name)`: `server/bundle/browser-bundle.ts` gives them
 * their values. After a change: `npm run pictures:share` draws the icons and sharing pictures again.
 */

/**
 * Custom properties of every page: `preferences.css` may change them. Contrast on paper: ink 15.8, ink-soft 8.3,
 * petrol 8.4, copper 4.9; copper-light on dark 4.9; field-line on card 3.7.
 */
export const tokens = {
  ink: "#0e1b2a",
  "ink-soft": "#3d4a56",
  paper: "#f6f4ef",
  card: "#ffffff",
  line: "#d9d4c8",
  "field-line": "#7b8791",
  petrol: "#0b4f5a",
  mist: "#e4ecea",
  dark: "#0e2a36",
  "on-dark": "#eaf1f2",
  copper: "#b4491a",
  "copper-deep": "#873410",
  "copper-light": "#e0763a",
  free: "#6f4300",
  soon: "#6f4300",
  error: "#b3261e",
} as const;

/** Colours that never change: the build writes their values into the rules. */
export const shades = {
  white: "#ffffff",
  black: "#000000",
  "print-line": "#777777",
  "print-street": "#eeeeee",
  "quiet-hover": "#d3e0dd",
  sand: "#f1ede4",
  found: "#f6dfd2",
  "limit-notice": "#fbeee2",
  disabled: "#dcd8cf",
  "dimmed-page": "#666d75",
  "on-dark-soft": "#c4d2d7",
  "on-dark-bar": "#d8e3e6",
  "dark-line": "#2c4a57",

  ground: "#e7ebe4",
  road: "#fbfaf7",
  windows: "#2f5566",
  "office-roof": "#dfe7ea",
  "office-left": "#b9c8cf",
  "office-right": "#8fa5af",
  "warehouse-roof": "#e6dfd2",
  "warehouse-left": "#cbbfa9",
  "warehouse-right": "#ab9c82",
  "trade-roof": "#eec4a4",
  "trade-left": "#d99a70",
  "trade-right": "#b9683c",
  "trade-windows": "#7d3812",
  "free-bar": "#cb7d12",
  "measure-middling": "#b9cdd1",
  "frame-middling": "#8fb6ba",
  "own-pale": "#fbe9de",
  "plan-office": "#47606d",
  "plan-warehouse": "#7b6c52",
  "other-building": "#cfd6d4",

  "free-fill": "#ffcf9c",
  "free-bright": "#ffb877",
  "soon-fill": "#f6ecd2",
  "soon-stripe": "#dcb968",
  "soon-bar": "#f3dfa8",
  module: "#8d9aa3",
  core: "#e4dfd4",
  lanes: "#eee9dd",

  lamp: "#ffb877",
  "night-wall": "#1d4455",

  desk: "#e6eef0",
  "desk-edge": "#5f7883",
  chair: "#8c9aa2",

  "plan-glass": "#7fb3c8",
  "model-sky": "#dfe3e2",
  "model-ground": "#c9d0d0",
  "model-floor": "#efece5",
  "model-chair": "#b7c1c2",
  "model-glass": "#ffc888",

  "facade-sky": "#e6ecee",
  "wall-office": "#b9c6cc",
  "wall-trade": "#d9b9a2",
  "wall-warehouse": "#cdc2ab",
  "wall-windows": "#f3f8fa",
  "wall-roof": "#5d707a",
  "facade-print": "#e9b48f",
  "facade-cab": "#d3d8da",
  "facade-room": "#efeae0",
  "facade-ground": "#c3cbc5",
  "facade-frame": "#0b1620",
  "facade-sheet": "#fbf7ee",
  "facade-glow": "#137380",
  "facade-post": "#5d6a72",
  "facade-glass": "#dceaed",
} as const;
