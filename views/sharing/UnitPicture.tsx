import { freeInWords } from "../content/offer.ts";
import { floorOfFloors, unitKind } from "../content/unit.ts";
import type { SharedUnit } from "../layout/head.ts";
import type { ParkClaims } from "../park/claims/claims.ts";
import { tokens } from "../park/colours.ts";
import { Logo } from "../park/Logo.tsx";
import { parkName } from "../park/park-name.ts";
import { withVat } from "../park/park-words.ts";
import { RoomFile } from "../rooms/RoomModel.tsx";
import { roomPlanOf } from "../rooms/room-plan.ts";
import { buildingWords, rubles, unitNumberWords } from "../ui/format.ts";

/** Pixels; the specification's size. */
const size = { width: 830, height: 356 };

/** Styles of the sharing pictures: class → declarations. */
const styles: Readonly<Record<string, string>> = {
  text: "font-family: Manrope; font-size: 18px",
  ".title": `font-family: Geologica; font-size: 38px; fill: ${tokens.ink}`,
  ".small": "font-size: 27px",
  ".price": `font-family: Geologica; font-size: 36px; fill: ${tokens.ink}`,
  ".sale": `font-size: 16px; fill: ${tokens.copper}`,
  ".line": `fill: ${tokens["ink-soft"]}`,
  ".name": `font-family: Geologica; font-size: 19px; fill: ${tokens.ink}`,
  ".free": `font-family: Geologica; font-size: 20px; fill: ${tokens.free}`,
  ".soon": `font-family: Geologica; font-size: 20px; fill: ${tokens.soon}`,
  ".paper": `fill: ${tokens.paper}`,
  ".night": `fill: ${tokens.dark}`,
  ".card": `fill: ${tokens.card}; stroke: ${tokens.line}`,
};

const shareStyle = Object.entries(styles)
  .map(([selector, rules]) => `${selector} { ${rules} }`)
  .join("\n");

type Props = SharedUnit & { claims: ParkClaims | undefined };

const card = { x: 14, y: 24, width: 474, height: 316 };

/** The sharing picture of a unit, as one SVG file: messengers fetch no styles. */
export function UnitPicture({ unit, building, sale, claims }: Props) {
  const room = roomPlanOf([unit], building);
  const [x, letters] = room ? [512, 15] : [48, 36];
  const [title, ...more] = inLines(unitKind(unit), letters);
  const ways = [
    `${buildingWords(unit.building.number)}, этаж ${floorOfFloors(unit, building)}`,
    unitNumberWords(unit.number),
  ];
  return (
    <svg
      xmlns="http://www.w3.org/2000/svg"
      viewBox={`0 0 ${size.width} ${size.height}`}
      {...size}
      role="img"
      aria-label={parkName.plain}
    >
      <style>{shareStyle}</style>
      <path className="paper" d={`M0 0h${size.width}v${size.height}h-${size.width}z`} />
      <path className="night" d={`M0 0h${size.width}v8h-${size.width}z`} />
      {room && <rect className="card" {...card} rx={6} />}
      {room && <RoomFile plan={room} {...card} />}
      <text x={x} y={more.length > 0 ? 70 : 84} className={more.length > 0 ? "title small" : "title"}>
        <tspan>{title}</tspan>
        {more.map((line) => (
          <tspan key={line} x={x} dy="1.15em">
            {line}
          </tspan>
        ))}
      </text>
      {ways.map((way, at) => (
        <text key={way} x={x} y={128 + at * 24} className="line">
          {way}
        </text>
      ))}
      <text x={x} y={200} className="price">
        {unit.price > 0 ? rubles(unit.price) : "Цена по запросу"}
      </text>
      {unit.price > 0 && (
        <text x={x} y={228} className="line">
          {`в месяц ${withVat(claims)}${unit.rate > 0 ? `, ${rubles(unit.rate)}/м²` : ""}`}
        </text>
      )}
      {sale && (
        <text x={x} y={251} className="sale">
          {sale}
        </text>
      )}
      <text x={x} y={sale ? 280 : 266} className={unit.status === "free" ? "free" : "soon"}>
        {/* A picture is looked at any day: its date has the year. */}
        {freeInWords({ ...unit, updatedAt: undefined })}
      </text>
      <g transform={`translate(${x} 296)`}>
        <Logo size={36} />
        <text x={46} y={25} className="name">
          {parkName.plain}
        </text>
      </g>
    </svg>
  );
}

/** The kind and area of a unit in one line, or in two where so many letters are too few for one. */
function inLines(text: string, letters: number): string[] {
  const at = text.lastIndexOf(" ", Math.round(letters * 1.35));
  return text.length <= letters || at < 0 ? [text] : [text.slice(0, at), text.slice(at + 1)];
}
