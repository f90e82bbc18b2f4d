/** The range of a ruler in its own unit: hours 6 to 24, roubles, metres. */
export type Scale = { from: number; to: number };

/** A place on a scale as SVG and CSS take it; places beyond its ends stand at the ends. */
function percent({ from, to }: Scale, at: number): string {
  const share = Math.min(1, Math.max(0, (at - from) / (to - from)));
  return `${Number((share * 100).toFixed(2))}%`;
}

/** A stretch of a bar. A `quiet` one is not in force now, an `open` one has no end; `words` stand above it. */
export type Span = { from: number; to: number; quiet?: boolean; open?: boolean; words?: string };

type BarProps = { scale: Scale; spans: readonly Span[]; now?: number | undefined };

/** Words above a stretch begin with it; further along the line they stand over its middle, whole in large type too. */
function placeOf(scale: Scale, { from, to }: Span) {
  const share = (at: number) => (at - scale.from) / (scale.to - scale.from);
  if (share(from) <= 0.4) return { x: percent(scale, from) };
  const middle = Math.min(0.7, share((from + to) / 2));
  return { x: `${Math.round(middle * 100)}%`, textAnchor: "middle" as const };
}

/** A row's stretches; `now` is the line through all rows. Without words they are hidden from screen readers. */
export function RulerBar({ scale, spans, now }: BarProps) {
  const x = (at: number) => percent(scale, at);
  const spoken = spans.some(({ words }) => words);
  const y = spoken ? "75%" : "50%";
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: its words are its text; without words it is hidden
    <svg className="ruler-bar" aria-hidden={spoken ? undefined : "true"}>
      <line className="bar-way" x2="100%" y1={y} y2={y} />
      {spans.map(({ from, to, quiet, open }) => (
        <line
          key={from}
          className={quiet ? "bar-quiet" : open ? "bar-open" : "bar-on"}
          x1={x(from)}
          x2={x(to)}
          y1={y}
          y2={y}
        />
      ))}
      {spans.map(
        (span) =>
          span.words && (
            <text key={span.from} {...placeOf(scale, span)} y={y} dy="-9">
              {span.words}
            </text>
          ),
      )}
      {now !== undefined && now >= scale.from && now <= scale.to && (
        <line className="bar-now" x1={x(now)} x2={x(now)} y2="100%" />
      )}
    </svg>
  );
}
