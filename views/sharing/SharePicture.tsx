import type { ReactNode } from "react";
import { shades, tokens } from "../park/colours.ts";
import { Logo } from "../park/Logo.tsx";
import { parkName } from "../park/park-name.ts";
import type { Titled } from "./titled.ts";

/** Pixels; the specification's size. */
export const shareWidth = 830;
const shareHeight = 356;

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
  ".desk, .rack": `fill: ${shades.desk}; stroke: ${shades["desk-edge"]}`,
  ".chair, .table": `fill: ${shades.white}; stroke: ${shades.chair}`,
  ".gate": `fill: ${tokens.petrol}`,
  ".leveller": `fill: ${tokens["field-line"]}`,
  ".example, .rack": "stroke-dasharray: 3 2",
  ".door": `fill: none; stroke: ${tokens["ink-soft"]}; stroke-width: 1.4`,
  ".parallel": `fill: none; stroke: ${tokens["copper-light"]}; stroke-width: 2; stroke-dasharray: 12 4 2 4`,
};

const shareStyle = Object.entries(styles)
  .map(([selector, rules]) => `${selector} { ${rules} }`)
  .join("\n");

/** A sharing picture as one SVG file: messengers fetch no styles. */
export function SharePicture({ children }: { children: ReactNode }) {
  return (
    <svg
      xmlns="http://www.w3.org/2000/svg"
      viewBox={`0 0 ${shareWidth} ${shareHeight}`}
      width={shareWidth}
      height={shareHeight}
      role="img"
      aria-label={parkName.plain}
    >
      <style>{shareStyle}</style>
      <path className="paper" d={`M0 0h${shareWidth}v${shareHeight}h-${shareWidth}z`} />
      <path className="night" d={`M0 0h${shareWidth}v8h-${shareWidth}z`} />
      {children}
    </svg>
  );
}

/** The park's sign and name, with its upper left corner at x, y. */
export function ShareName({ x, y }: { x: number; y: number }) {
  return (
    <>
      <g transform={`translate(${x} ${y})`}>
        <Logo size={36} />
      </g>
      <text x={x + 46} y={y + 25} className="name">
        {parkName.plain}
      </text>
    </>
  );
}

type TitleProps = { text: string; x: number; y: number; letters: number };

/** Text in lines of at most `letters` letters, two at most; what does not fit is cut. */
export function ShareTitle({ text, x, y, letters }: TitleProps) {
  const [first = "", second] = inLines(text, letters);
  return (
    <text x={x} y={y} className={`title${second ? " small" : ""}`}>
      {second ? (
        <>
          <tspan>{first}</tspan>
          <tspan x={x} dy="1.15em">
            {second}
          </tspan>
        </>
      ) : (
        first
      )}
    </text>
  );
}

/** Breaks a text at spaces into one or two lines. */
function inLines(text: string, letters: number): string[] {
  if (text.length <= letters) return [text];
  const most = Math.round(letters * 1.35);
  const at = text.lastIndexOf(" ", most);
  const cut = at > 0 ? at : most;
  const rest = text.slice(cut).trim();
  return [text.slice(0, cut), cutAt(rest, most)].filter(Boolean);
}

/** «Пн–Пт 9:00–18:00, в праздники по…» */
const cutAt = (text: string, letters: number): string =>
  text.length > letters ? `${text.slice(0, letters - 1)}…` : text;

const left = 48;
/** So many fit before the right edge. */
const lettersMax = { title: 28, line: 64 };

/** The sharing picture of an item without a drawing: its own title. */
export const TitledPicture = ({ over, title, line }: Titled) => (
  <SharePicture>
    <text x={left} y={78} className="line">
      {cutAt(over, lettersMax.line)}
    </text>
    <ShareTitle text={title} x={left} y={138} letters={lettersMax.title} />
    <text x={left} y={220} className="line">
      {cutAt(line, lettersMax.line)}
    </text>
    <path className="parallel" d={`M${left} 258h${shareWidth - 2 * left}`} />
    <ShareName x={left} y={286} />
  </SharePicture>
);
