import type { Building } from "../content/park.ts";
import type { Shop } from "../content/shop.ts";
import { floorNumber } from "../kit/format.ts";
import { box, r1 } from "./path.ts";
import { shortSign } from "./short-sign.ts";

const [width, height, base] = [112, 110, 82];
const storeyMax = 16;
const unitLettersMax = 10;
const stack = { x: 26, width: 60, height: 74 };

/**
 * A company's address as a drawing: its building's floors, its own filled, the number of its unit below. Without a
 * floor none is filled; without a building there is no drawing.
 */
export function AddressPlate({ shop, building }: { shop: Pick<Shop, "floor" | "unitNumber">; building: Building }) {
  const { floors, number, use = "plain" } = building;
  if (floors.length === 0) return null;
  const storey = Math.min(stack.height / floors.length, storeyMax);
  const top = base - storey * floors.length;
  const order = floors.map((floor) => floor.number).sort((a, b) => b - a);
  const at = shop.floor ? order.indexOf(shop.floor.number) : -1;
  const y = r1(top + at * storey);
  const lines = order.slice(1).map((_, i) => `M${stack.x} ${r1(top + (i + 1) * storey)}h${stack.width}`);
  const words = [
    `Корпус ${number}`,
    at >= 0 && shop.floor && `этаж ${floorNumber(shop.floor.number)} из ${floors.length}`,
    shop.unitNumber && `помещение ${shop.unitNumber}`,
  ];
  return (
    <svg className="drawing address-plate" viewBox={`0 0 ${width} ${height}`} width={width} height={height} role="img">
      <title>{words.filter(Boolean).join(", ")}</title>
      <path className={`ap-house ap-${use}`} d={box(stack.x, top, stack.width, base - top)} />
      {at >= 0 && shop.floor && (
        <>
          <path className="ap-own" d={box(stack.x, y, stack.width, storey)} />
          <text className="strong" x={91} y={r1(y + storey / 2 + 5)}>
            {floorNumber(shop.floor.number)}
          </text>
        </>
      )}
      <path className="ap-lines" d={lines.join("") + box(stack.x, top, stack.width, base - top)} />
      <path className="ap-ground" d={`M18 ${base}h76`} />
      <text className="middle strong" x={width / 2} y={base + 22}>
        {shop.unitNumber ? shortSign(shop.unitNumber, unitLettersMax) : `корпус ${shortSign(number)}`}
      </text>
    </svg>
  );
}
