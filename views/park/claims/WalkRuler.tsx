import { Measure, MeasureLine, measureWidth } from "../../drawings/Measure.tsx";
import { box, r1 } from "../../drawings/path.ts";
import { metro, walk } from "./way-facts.ts";

const roomForWords = 60;

/** The walk from the metro as minutes, part by part. */
export function WalkRuler() {
  const step = measureWidth / metro.walkMinutes;
  const parts = walk.map(({ part, minutes }, at) => ({
    part,
    x: walk.slice(0, at).reduce((sum, before) => sum + before.minutes, 0) * step,
    width: minutes * step,
  }));
  return (
    <Measure label={walk.map(({ part, minutes }) => `${part}: ${minutes} мин`).join(", ")} top={2} height={64}>
      {parts.map(({ part, x, width }, at) => (
        <g key={part}>
          <path className={at % 2 === 0 ? "deep" : "middling"} d={box(x + 1, 6, width - 2, 16)} />
          {width > roomForWords && (
            <text className="quiet" x={r1(x + 2)} y="58">
              {part}
            </text>
          )}
        </g>
      ))}
      <MeasureLine y={30} count={metro.walkMinutes} long={5} />
      <text className="measured end" x={measureWidth} y="58">{`${metro.walkMinutes} мин`}</text>
    </Measure>
  );
}
