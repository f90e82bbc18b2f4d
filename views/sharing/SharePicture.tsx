import type { ReactNode } from "react";
import { Logo } from "../park/Logo.tsx";
import { parkName } from "../park/park-name.ts";
import { shareHeight, shareStyle, shareWidth } from "./share-style.ts";

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
export const cutAt = (text: string, letters: number): string =>
  text.length > letters ? `${text.slice(0, letters - 1)}…` : text;
