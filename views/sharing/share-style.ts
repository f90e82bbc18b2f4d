import { shades, tokens } from "../park/colours.ts";

/** Pixels; the specification's size. */
export const shareWidth = 830;
export const shareHeight = 356;

/** Styles of the sharing pictures: class → declarations. The plan's classes are those of a unit's plan. */
const styles: Readonly<Record<string, string>> = {
  text: "font-family: Manrope; font-size: 18px",
  ".title": `font-family: Geologica; font-size: 38px; fill: ${tokens.ink}`,
  ".small": "font-size: 27px",
  ".price": `font-family: Geologica; font-size: 36px; fill: ${tokens.ink}`,
  ".line": `fill: ${tokens["ink-soft"]}`,
  ".name": `font-family: Geologica; font-size: 19px; fill: ${tokens.ink}`,
  ".free": `font-family: Geologica; font-size: 20px; fill: ${tokens.free}`,
  ".soon": `font-family: Geologica; font-size: 20px; fill: ${tokens.soon}`,
  ".paper": `fill: ${tokens.paper}`,
  ".night": `fill: ${tokens.dark}`,
  ".card": `fill: ${tokens.card}; stroke: ${tokens.line}`,
  ".floor": `fill: ${tokens.card}`,
  ".outer, .column": `fill: ${tokens.ink}`,
  ".party": `fill: ${tokens["field-line"]}`,
  ".partition": `fill: none; stroke: ${tokens.ink}; stroke-width: 2.5`,
  ".window, .front": `fill: ${shades["plan-glass"]}`,
  ".pane": `fill: none; stroke: ${shades.white}`,
  ".axis": `fill: none; stroke: ${shades.axis}; stroke-dasharray: 8 3 2 3`,
  ".desk, .rack": `fill: ${shades.desk}; stroke: ${shades["desk-edge"]}`,
  ".chair, .table": `fill: ${shades.white}; stroke: ${shades.chair}`,
  ".ground": `fill: ${shades.ground}`,
  ".gate": `fill: ${tokens.petrol}`,
  ".leveller": `fill: ${tokens["field-line"]}`,
  ".lorry": `fill: ${shades["other-building"]}; stroke: ${tokens["ink-soft"]}`,
  ".example, .rack": "stroke-dasharray: 3 2",
  ".door": `fill: none; stroke: ${tokens["ink-soft"]}; stroke-width: 1.4`,
  ".parallel": `fill: none; stroke: ${tokens["copper-light"]}; stroke-width: 2; stroke-dasharray: 12 4 2 4`,
};

export const shareStyle = Object.entries(styles)
  .map(([selector, rules]) => `${selector} { ${rules} }`)
  .join("\n");
