/** The range of a ruler in its own unit: hours 6 to 24, roubles, metres. */
export type Scale = { from: number; to: number };

/** A tick; without `text` it is only a stroke. */
export type Mark = { at: number; text?: string | undefined };

/** A place on a scale as SVG and CSS take it; places beyond its ends stand at the ends. */
function percent({ from, to }: Scale, at: number): string {
  const share = Math.min(1, Math.max(0, (at - from) / (to - from)));
  return `${Number((share * 100).toFixed(2))}%`;
}

const anchors = { "0%": "start", "100%": "end" } as const;
const anchorOf = (x: string) => (x in anchors ? anchors[x as keyof typeof anchors] : "middle");

type RulerProps = { scale: Scale; marks: readonly Mark[]; label?: string | undefined };

/** The measuring line of a page: copper, with ticks and their words. `label` says what it measures. */
export function Ruler({ scale, marks, label }: RulerProps) {
  return (
    <svg className="ruler" role={label ? "img" : undefined} aria-label={label} aria-hidden={label ? undefined : true}>
      <line x2="100%" y1="1" y2="1" />
      {marks.map(({ at, text }) => {
        const x = percent(scale, at);
        return [
          <line key={at} x1={x} x2={x} y1="1" y2="8" />,
          text && (
            <text key={text} x={x} y="20" textAnchor={anchorOf(x)}>
              {text}
            </text>
          ),
        ];
      })}
    </svg>
  );
}

/** A stretch of a bar; a `quiet` one is not in force now. */
export type Span = { from: number; to: number; quiet?: boolean | undefined };

type BarProps = { scale: Scale; spans: readonly Span[]; now?: number | undefined };

/** A row's stretches on the ruler above; `now` is the copper line through all rows. Words beside it say the same. */
export function RulerBar({ scale, spans, now }: BarProps) {
  const x = (at: number) => percent(scale, at);
  return (
    <svg className="ruler-bar" aria-hidden="true">
      <line className="bar-way" x2="100%" y1="50%" y2="50%" />
      {spans.map(({ from, to, quiet }) => (
        <line key={from} className={quiet ? "bar-quiet" : "bar-on"} x1={x(from)} x2={x(to)} y1="50%" y2="50%" />
      ))}
      {now !== undefined && now >= scale.from && now <= scale.to && (
        <line className="bar-now" x1={x(now)} x2={x(now)} y2="100%" />
      )}
    </svg>
  );
}
