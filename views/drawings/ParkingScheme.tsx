import { plural } from "../kit/format.ts";
import type { ParkingZone } from "../visit/parking.ts";
import { palette } from "./palette.ts";
import { r1 } from "./path.ts";

type Props = { kind: "visitors" | "residents"; zones: ParkingZone[] };

/** Where the parts of the car park stand around the buildings: corner of each, in the order of the zones. */
const slots: readonly [x: number, y: number][] = [
  [40, 60],
  [520, 60],
  [40, 288],
  [520, 288],
  [280, 288],
  [280, 60],
];
/** The first of them leave the middle to the buildings. */
const slotsAside = 4;
const zoneWidth = 190;
const rowStep = 26;
const carsInRow = 45;

/** The car park as blocks of rows around the buildings; a block has as many rows as its places need. Not to scale, and says so. */
export function ParkingScheme({ kind, zones }: Props) {
  const colour = kind === "visitors" ? palette.petrol : palette.copper;
  return (
    <svg className="parking-scheme" viewBox="0 0 750 460" width="750" height="460" role="img">
      <title>{`Схема парковки для ${kind === "visitors" ? "посетителей" : "резидентов"}, не в масштабе`}</title>
      <rect width="750" height="460" fill={palette.ground} />
      <path d="M0 238H750M254 20V440M496 20V440" stroke={palette.road} strokeWidth="26" fill="none" />
      <path d="M0 238H750" stroke="#c9cfc6" strokeDasharray="14 10" fill="none" />
      {zones.length <= slotsAside && <Buildings />}
      <path d="M6 230l16 8-16 8ZM744 230l-16 8 16 8Z" fill={palette.copper} />
      <text x="30" y="218" fontSize="13" fill={palette.ink}>
        въезд 1
      </text>
      <text x="720" y="218" fontSize="13" textAnchor="end" fill={palette.ink}>
        въезд 2
      </text>
      {zones.slice(0, slots.length).map((zone, index) => (
        <Zone key={zone.name} zone={zone} at={slots[index] ?? [0, 0]} colour={colour} index={index} />
      ))}
    </svg>
  );
}

/** The blocks between the roads, where no part of the car park takes their place. */
function Buildings() {
  return (
    <g fontSize="14" textAnchor="middle" fill={palette.ink}>
      <path
        d="M284 76h46v112h-46ZM352 76h46v112h-46ZM420 76h46v112h-46ZM284 292h76v96h-76ZM390 292h76v96h-76Z"
        fill="#b9c8cf"
      />
      <text x="375" y="62">
        офисы
      </text>
      <text x="375" y="412">
        галерея и склады
      </text>
    </g>
  );
}

function Zone({
  zone,
  at: [x, y],
  colour,
  index,
}: {
  zone: ParkingZone;
  at: readonly [number, number];
  colour: string;
  index: number;
}) {
  const rows = Math.max(1, Math.min(4, Math.ceil(zone.spaces / carsInRow / 3)));
  const sign = zone.name.match(/[PР]\s?\d+/)?.[0].replace(/\s/, "") ?? `P${index + 1}`;
  const lines = Array.from({ length: rows }, (_, i) => `M${x + 12} ${y + 50 + i * rowStep}h${zoneWidth - 24}`).join("");
  const height = r1(44 + rows * rowStep);
  return (
    <g>
      <rect x={x} y={y} width={zoneWidth} height={height} rx="4" fill={palette.card} stroke={colour} strokeWidth="2" />
      <path d={lines} stroke={colour} strokeOpacity=".42" strokeWidth="16" strokeDasharray="6.5 2.5" />
      <rect x={x + 10} y={y + 9} width="40" height="26" rx="3" fill={colour} />
      <text x={x + 30} y={y + 27} fontSize="15" fontWeight="700" textAnchor="middle" fill="#fff">
        {sign}
      </text>
      <text x={x + 60} y={y + 27} fontSize="14" fill={palette.ink}>
        {plural(zone.spaces, "место", "места", "мест")}
      </text>
    </g>
  );
}
