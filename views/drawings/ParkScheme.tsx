import { plural } from "../kit/format.ts";
import type { Body } from "../park/park.ts";
import { iso, prism } from "./isometric.ts";
import { bodyColours, palette } from "./palette.ts";
import { dot, line, type Point, r1, seeded, shape } from "./path.ts";
import { type PlacedBody, planSite, type Road, type SitePlan } from "./site-plan.ts";

type Props = {
  bodies: Body[];
  active?: number | undefined;
  linkTo?: ((body: Body) => string) | undefined;
  /** Without trees, cars, shadows and roof edges: beside other drawings, where it only has to say which building. */
  plain?: boolean | undefined;
};

/**
 * The park from above: every building at its place, a link where `linkTo` gives an address. `active` is the id of the building to point out.
 * Where upstream does not tell the places, the buildings stand as labelled boxes; without any there is nothing.
 */
export function ParkScheme({ bodies, active, linkTo, plain = false }: Props) {
  const placed = bodies.flatMap((body) => (body.place ? [{ ...body, place: body.place }] : []));
  if (placed.length === 0) return <PlainScheme bodies={bodies} active={active} linkTo={linkTo} />;
  const plan = planSite(placed);
  const { x0, y0, x1, y1 } = plan.ground;
  const roofs = placed.map(({ place }) => iso(place.x, place.y, place.height)[1]);
  const left = iso(x0, y1)[0] - 12;
  const top = Math.min(iso(x0, y0)[1], ...roofs) - 8;
  const width = r1(iso(x1, y0)[0] + 12 - left);
  const height = r1(iso(x1, y1)[1] + 12 - top);
  const farthestFirst = placed.toSorted((a, b) => depth(a) - depth(b));
  return (
    <svg
      className="scheme"
      viewBox={`${r1(left)} ${r1(top)} ${width} ${height}`}
      width={width}
      height={height}
      fill="none"
      role={linkTo ? undefined : "img"}
    >
      <title>{`Схема бизнес-парка: ${plural(placed.length, "корпус", "корпуса", "корпусов")}`}</title>
      <Ground plan={plan} plain={plain} />
      {farthestFirst.map((body) => (
        <Building key={body.id} body={body} plain={plain} active={body.id === active} address={linkTo?.(body)} />
      ))}
    </svg>
  );
}

const depth = ({ place }: PlacedBody) => place.x + place.y + (place.length + place.width) / 2;

function Ground({ plan: { ground, roads, stalls }, plain }: { plan: SitePlan; plain: boolean }) {
  const { x0, y0, x1, y1 } = ground;
  const between = ({ from, to }: Road) => line(iso(...from), iso(...to));
  const inset = 12;
  const ring = shape(
    iso(x0 + inset, y0 + inset),
    iso(x1 - inset, y0 + inset),
    iso(x1 - inset, y1 - inset),
    iso(x0 + inset, y1 - inset),
  );
  const parallel = roads
    .filter(({ from, to }) => from[1] === to[1])
    .sort((a, b) => b.to[0] - b.from[0] - (a.to[0] - a.from[0]))[0];
  return (
    <>
      <path d={shape(iso(x0, y0), iso(x1, y0), iso(x1, y1), iso(x0, y1))} fill={palette.ground} />
      <path d={ring} stroke={palette.road} strokeWidth="8" />
      {roads.map((road) => (
        <path key={between(road)} d={between(road)} stroke={palette.road} strokeWidth={r1(road.width)} />
      ))}
      {parallel && <path d={between(parallel)} stroke={palette.copper} strokeWidth="1.5" strokeDasharray="9 5" />}
      {!plain && (
        <>
          <path d={stalls.map(between).join("")} stroke="#9aa7a0" strokeWidth="7" strokeDasharray="2.2 1.4" />
          <path d={trees(ground)} fill={palette.tree} />
        </>
      )}
    </>
  );
}

function trees({ x0, y0, x1, y1 }: SitePlan["ground"]): string {
  const random = seeded(55);
  const alongEdge = (i: number): Point => {
    const way = random();
    const off = 3 + random() * 3;
    if (i % 4 === 0) return iso(x0 + (x1 - x0) * way, y0 + off);
    if (i % 4 === 1) return iso(x0 + off, y0 + (y1 - y0) * way);
    if (i % 4 === 2) return iso(x0 + (x1 - x0) * way, y1 - off);
    return iso(x1 - off, y0 + (y1 - y0) * way);
  };
  return Array.from({ length: 48 }, (_, i) => dot(alongEdge(i), 2 + Math.round(random() * 2))).join("");
}

type BuildingProps = { body: PlacedBody; active: boolean; address: string | undefined; plain: boolean };

function Building({ body, active, address, plain }: BuildingProps) {
  const { top, left, right, dashes } = bodyColours[body.use ?? "office"];
  const p = prism(body);
  const [x, y] = p.label;
  const drawing = (
    <>
      {!plain && <path d={p.shadow} fill={palette.ink} opacity=".09" />}
      <path d={p.left} fill={left} />
      <path d={p.right} fill={right} />
      <path className="roof" d={p.top} fill={active ? "#f3c9ae" : top} />
      {!plain && <path d={p.edge} stroke="#fff" strokeWidth=".9" />}
      {!plain && <path d={p.plant} fill={left} />}
      <path
        d={p.leftWindows}
        stroke="#2f5566"
        strokeOpacity=".72"
        strokeWidth={r1(p.windowHeight)}
        strokeDasharray={dashes}
      />
      <path
        d={p.rightWindows}
        stroke="#17384a"
        strokeOpacity=".78"
        strokeWidth={r1(p.windowHeight)}
        strokeDasharray={dashes}
      />
      <circle cx={r1(x)} cy={r1(y)} r="13" fill={active ? palette.copper : palette.dark} />
      <text
        x={r1(x)}
        y={r1(y)}
        textAnchor="middle"
        dominantBaseline="central"
        fontSize="14"
        fontWeight="700"
        fill="#fff"
      >
        {body.number}
      </text>
    </>
  );
  if (!address) return <g>{drawing}</g>;
  return (
    <a href={address} aria-label={`Корпус ${body.number}`} aria-current={active ? "true" : undefined}>
      {drawing}
    </a>
  );
}

function PlainScheme({ bodies, active, linkTo }: Props) {
  if (bodies.length === 0) return null;
  return (
    <ul className="scheme-plain">
      {bodies.map((body) => (
        <li key={body.id}>
          {linkTo ? (
            <a className="scheme-box" href={linkTo(body)} aria-current={body.id === active ? "true" : undefined}>
              <PlainBox body={body} />
            </a>
          ) : (
            <span className="scheme-box" aria-current={body.id === active ? "true" : undefined}>
              <PlainBox body={body} />
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}

function PlainBox({ body: { number, floors } }: { body: Body }) {
  return (
    <>
      <span className="scheme-name">Корпус {number}</span>
      {floors.length > 0 && <span className="small muted">{plural(floors.length, "этаж", "этажа", "этажей")}</span>}
    </>
  );
}
