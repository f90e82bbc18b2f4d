import { Measure, measureWidth } from "../../drawings/Measure.tsx";
import { box, r1 } from "../../drawings/path.ts";
import { plural } from "../../kit/format.ts";
import { bicycleStands } from "./way-facts.ts";

const base = 60;
const bar = 40;

/** Where bicycles stand, by building; darker under a roof. */
export function BicycleBars() {
  const total = bicycleStands.reduce((sum, rack) => sum + rack.stands, 0);
  const most = Math.max(...bicycleStands.map((rack) => rack.stands));
  const step = Math.min(58, measureWidth / bicycleStands.length);
  return (
    <>
      <h2>Велосипед: {plural(total, "стойка", "стойки", "стоек")}</h2>
      <Measure
        label={bicycleStands
          .map(({ place, stands: count, roof }) => `${place}: ${count}${roof ? ", навес" : ""}`)
          .join("; ")}
        top={16}
        height={90}
      >
        {bicycleStands.map(({ building, stands: count, roof }, at) => {
          const high = (count / most) * base;
          const middle = r1(at * step + bar / 2);
          return (
            <g key={building}>
              <path className={roof ? "deep" : "middling"} d={box(at * step, base - high, bar, high)} />
              <text className="middle" x={middle} y={base - high - 6}>
                {count}
              </text>
              <text className="quiet middle" x={middle} y={base + 24}>
                {`к. ${building}`}
              </text>
            </g>
          );
        })}
        <path className="line" d={`M0 ${base + 2}H${r1(bicycleStands.length * step - 18)}`} />
      </Measure>
      <p>Темнее — под навесом: туда пускает карта доступа.</p>
    </>
  );
}
