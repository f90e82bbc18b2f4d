import type { Building } from "../content/park.ts";
import type { MediaFacadeSolution } from "../content/surface.ts";
import { Car } from "./Car.tsx";
import { Dimension } from "./Dimension.tsx";
import { Drawing } from "./Drawing.tsx";
import { Billboard, Film, Lightbox, Screen, Sheet } from "./FacadeSurface.tsx";
import { facadeWords, readFacade } from "./facade.ts";
import { Person } from "./Person.tsx";
import { box, r1 } from "./path.ts";
import { ScaleBar } from "./ScaleBar.tsx";

const [sheetWidth, sheetHeight, base] = [640, 400, 366];
/** A gap of unknown height is drawn broken, metres. */
const gapMetres = { outdoor: 5.5, indoor: 0.9 };
const headMetres = { outdoor: 5, indoor: 0.35 };

type FacadeProps = { surface: MediaFacadeSolution; buildings?: readonly Building[] };

/** An advertising surface as what it is, at its height, to scale with a person and, outdoors, a car. */
export function Facade(props: FacadeProps) {
  return (
    <Drawing of={`surface ${props.surface.id}`}>
      <FacadeSheet {...props} />
    </Drawing>
  );
}

function FacadeSheet({ surface, buildings = [] }: FacadeProps) {
  const read = readFacade(surface, buildings);
  const { width, height } = surface;
  const place = read.outdoor ? "outdoor" : "indoor";
  const low = read.bottom ?? gapMetres[place];
  const k = Math.min((base - 34) / (low + height + headMetres[place]), (read.outdoor ? 330 : 440) / width, 160);
  const [w, h] = [width * k, height * k];
  const at = { x: sheetWidth / 2 - w / 2 + (read.outdoor ? 0 : 20), y: base - (low + height) * k, w, h, base, k };
  const right = at.x + w + 16;
  return (
    <svg
      className="drawing facade"
      viewBox={`0 0 ${sheetWidth} ${sheetHeight}`}
      width={sheetWidth}
      height={sheetHeight}
      role="img"
    >
      <title>{`${surface.name}: ${facadeWords(surface, read)}`}</title>
      <desc>{`В масштабе. Рядом человек ростом 1,75 м${read.outdoor ? " и машина длиной 4,5 м" : ""}.`}</desc>
      <path className={read.outdoor ? "fc-sky" : "fc-room"} d={box(0, 0, sheetWidth, sheetHeight)} />
      {read.wall && <Wall {...read.wall} k={k} />}
      <path className={read.outdoor ? "fc-ground" : "fc-floor"} d={box(0, base, sheetWidth, sheetHeight - base)} />
      {read.kind === "led" && <Screen {...at} modules={read.outdoor} />}
      {read.kind === "billboard" && <Billboard {...at} post={read.post} />}
      {read.kind === "lightbox" && <Lightbox {...at} />}
      {read.kind === "film" && <Film {...at} />}
      {read.kind === "sheet" && <Sheet {...at} />}
      {read.bottom === undefined && <Break x={at.x - 26} y={(at.y + h + base) / 2} width={w + 90} />}
      <g className="fc-halo">
        <Dimension from={[at.x, at.y - 14]} to={[at.x + w, at.y - 14]} length={width} />
        <Dimension from={[right, at.y]} to={[right, at.y + h]} length={height} side="after" />
        {read.bottom !== undefined && read.bottom > 0 && (
          <Dimension from={[right, at.y + h]} to={[right, base]} length={read.bottom} side="after" />
        )}
      </g>
      <Person x={read.outdoor ? 22 : Math.max(26 + 0.2 * k, at.x - 0.6 * k)} y={base} k={k} />
      {read.outdoor && <Car x={38} y={base + 6} k={k} />}
      <ScaleBar x={16} y={sheetHeight - 15} k={k} near={90} />
    </svg>
  );
}

/** The wall of the building up to its roof, with the lines of its storeys: its windows are not told. */
function Wall({ height, storey, k }: { height: number; storey: number; k: number }) {
  const top = Math.max(0, base - height * k);
  const count = Math.floor((base - top) / (storey * k));
  const lines = Array.from({ length: count }, (_, i) => `M0 ${r1(base - (i + 1) * storey * k)}H${sheetWidth}`);
  return (
    <>
      <path className="fc-wall" d={box(0, top, sheetWidth, base - top)} />
      <path className="fc-storeys" d={lines.join("")} />
    </>
  );
}

/** A broken strip: how much is left out is not known. */
function Break({ x, y, width }: { x: number; y: number; width: number }) {
  const step = r1(width / 12);
  const edge = (sign: 1 | -1) =>
    Array.from({ length: 12 }, (_, i) => `l${sign * step} ${[0, -6, 0, 6][i % 4]}`).join("");
  return <path className="fc-break" d={`M${r1(x)} ${r1(y - 6)}${edge(1)}v12${edge(-1)}z`} />;
}
