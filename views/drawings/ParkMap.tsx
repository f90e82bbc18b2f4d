import type { Building } from "../content/park.ts";
import { drawing, Sheet } from "./Drawing.tsx";
import { extentOf, placed, rectOf } from "./park-plan.ts";
import { box, r1 } from "./path.ts";
import { shortSign, signTurn } from "./short-sign.ts";

type Props = { buildings: readonly Building[]; marked: readonly string[]; large?: boolean | undefined };

/** The park with the named buildings filled; nothing where none has a place. `large` has room for numbers. */
export const ParkMap = drawing(() => "park map", MapSheet);

function MapSheet({ buildings, marked, large = false }: Props) {
  const drawn = placed(buildings);
  const on = drawn.filter(({ number }) => marked.includes(number));
  if (on.length === 0) return null;
  const { x0, y0, x1, y1 } = extentOf(
    drawn.map(({ place }) => rectOf(place)),
    [],
  );
  const width = large ? 480 : 150;
  const k = width / (x1 - x0);
  const rects = (list: typeof drawn) =>
    list.map(({ place: p }) => box((p.x - x0) * k, (p.y - y0) * k, p.length * k, p.width * k)).join("");
  const height = r1((y1 - y0) * k);
  return (
    <Sheet
      name="park-map"
      width={width}
      height={height}
      title={`На плане парка: ${on.map(({ number }) => `корпус ${number}`).join(", ")}`}
    >
      <path className="pm-other" d={rects(drawn.filter((building) => !on.includes(building)))} />
      <path className="pm-on" d={rects(on)} />
      {large &&
        drawn.map(({ id, number, place: p }) => {
          const at = { x: r1((p.x + p.length / 2 - x0) * k), y: r1((p.y + p.width / 2 - y0) * k) };
          const name = marked.includes(number) ? "pm-number pm-number-on" : "pm-number";
          return (
            <text key={id} className={name} {...at} transform={signTurn(number, p, at.x, at.y)}>
              {shortSign(number)}
            </text>
          );
        })}
    </Sheet>
  );
}
