import { Measure, MeasureLine, measureWidth } from "../../drawings/Measure.tsx";
import { box, r1 } from "../../drawings/path.ts";
import { BusRuler, StopsRuler } from "./BusRulers.tsx";
import { metro, walk } from "./way-facts.ts";

/** The way without a car: on foot from the metro, and by the park's bus. */
export function MetroWay() {
  return (
    <>
      <section>
        <h2 id="metro">Пешком от метро</h2>
        <WalkRuler />
        <p>
          {`Из последнего вагона от центра — налево, по эскалатору и снова налево, к выходу ${metro.exit}. Прямо вдоль остановок по освещённой дорожке без ступеней, один переход. Вход 3: пандус, навес, турникеты. `}
          Дальше прямо: корпуса 1 и 2 справа, 3 и 4 слева, за ними галерея.
        </p>
      </section>
      <section>
        <h2 id="bus">Автобус парка</h2>
        <StopsRuler />
        <p>По рабочим дням, билет и пропуск не нужны.</p>
        <BusRuler />
      </section>
    </>
  );
}

const roomForWords = 60;

/** The walk from the metro as minutes, part by part. */
function WalkRuler() {
  const step = measureWidth / metro.minutes;
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
      <MeasureLine y={30} count={metro.minutes} long={5} />
      <text className="measured end" x={measureWidth} y="58">{`${metro.minutes} мин`}</text>
    </Measure>
  );
}
