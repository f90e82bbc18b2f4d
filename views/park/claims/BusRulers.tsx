import { Measure, MeasureLine, measureWidth } from "../../drawings/Measure.tsx";
import { r1, strokes } from "../../drawings/path.ts";
import { busStops, busTimetable } from "./way-facts.ts";

const [open, shut] = [7, 22];
const hourWidth = measureWidth / (shut - open);
const base = 40;
const roomForWords = 1.8;

/** The intervals of the park's bus: each stroke is a departure. */
export function BusRuler() {
  const often = Math.min(...busTimetable.map(({ everyMinutes }) => everyMinutes));
  const spans = busTimetable.map(({ hours, everyMinutes }) => {
    const [from = open, to = shut] = hours.split("–").map(hourOf);
    return { hours, from, to, every: everyMinutes, top: everyMinutes === often ? 8 : 20 };
  });
  const x = (hour: number) => r1((hour - open) * hourWidth);
  const ends = [...spans.map(({ from }) => from), shut].filter((_, at) => at !== 1);
  return (
    <Measure
      label={`Автобус по рабочим дням. ${spans.map(({ hours, every }) => `${hours}: каждые ${every} минут`).join("; ")}`}
      top={16}
      height={76}
    >
      <path
        className="edge"
        d={spans
          .map(({ from, to, every, top }) =>
            strokes(
              [x(from), top],
              [0, base - top],
              [(every / 60) * hourWidth, 0],
              Math.round(((to - from) * 60) / every),
            ),
          )
          .join("")}
      />
      {spans
        .filter(({ from, to }) => to - from > roomForWords)
        .map(({ from, to, every, top }) => (
          <text
            key={from}
            className={to === shut ? "end" : "middle"}
            x={to === shut ? measureWidth : x((from + to) / 2)}
            y={top - 8}
          >
            {`${every} мин`}
          </text>
        ))}
      <MeasureLine y={base + 4} count={shut - open} long={6} first={open} />
      {ends.map((hour, at) => (
        <text
          key={hour}
          className={at === 0 ? "quiet" : at > 2 ? "quiet end" : "quiet middle"}
          x={x(hour)}
          y={base + 28}
        >
          {`${Math.floor(hour)}:${hour % 1 ? "30" : "00"}`}
        </text>
      ))}
    </Measure>
  );
}

function hourOf(time: string): number {
  const [hour = 0, minute = 0] = time.split(":").map(Number);
  return hour + minute / 60;
}

/** Where the bus stops, by minutes from the metro. */
export function StopsRuler() {
  const last = Math.max(...busStops.map(({ minutes }) => minutes));
  const x = (minutes: number) => r1(7 + (minutes / last) * (measureWidth - 14));
  const anchor = (at: number) => (at === 0 ? "" : at === busStops.length - 1 ? " end" : " middle");
  return (
    <Measure
      label={`Остановки: ${busStops.map(({ name, minutes }) => `${name} — ${minutes} мин`).join("; ")}`}
      top={16}
      height={64}
    >
      <path className="edge" d={`M7 14H${measureWidth - 7}`} />
      {busStops.map(({ name, short, minutes }, at) => (
        <g key={name}>
          <circle className="dot" cx={x(minutes)} cy="14" r="6" />
          <text className={`quiet${anchor(at)}`} x={at === 0 ? 0 : x(minutes)} y={at % 2 === 0 ? 42 : 58}>
            {short}
          </text>
          <text className={anchor(at).trim() || undefined} x={at === 0 ? 0 : x(minutes)} y="-2">
            {minutes === 0 ? "0" : `${minutes} мин`}
          </text>
        </g>
      ))}
    </Measure>
  );
}
