import type { MediaFacadeSolution } from "../content/surface.ts";
import { frameOf, letterOf } from "../content/words/surface-facts.ts";
import { Drawing } from "../drawings/Drawing.tsx";
import { box, r1 } from "../drawings/path.ts";
import { number } from "../kit/format.ts";

type Frame = { id: number; name: string; at: string; width: number; height: number; letter: number | undefined };

const framesMax = 4;
const thousands = 1000;

/** Frames of screens, pixel for pixel in one scale, the smaller over the larger; null for fewer than two. */
export function PixelFrames({ screens }: { screens: readonly MediaFacadeSolution[] }) {
  const frames = screens
    .flatMap((screen): Frame[] => {
      const frame = frameOf(screen);
      const at = screen.building ? `корпус ${screen.building.number}: ` : "";
      return frame ? [{ id: screen.id, name: screen.name, at, letter: letterOf(screen), ...frame }] : [];
    })
    .sort((a, b) => b.width * b.height - a.width * a.height)
    .slice(0, framesMax);
  if (frames.length < 2) return null;
  const label = frames.map(({ name, width, height }) => `${name}: ${number(width)} × ${number(height)}`).join("; ");
  return (
    <Drawing of="frames of screens">
      <Sheet frames={frames} label={`Кадры в одном масштабе пикселей. ${label}`} />
    </Drawing>
  );
}

function Sheet({ frames, label }: { frames: readonly Frame[]; label: string }) {
  const [wide, high] = [Math.max(...frames.map(({ width }) => width)), Math.max(...frames.map(({ height }) => height))];
  const unit = wide / 480;
  const marks = Array.from({ length: Math.min(9, Math.floor(wide / thousands)) + 1 }, (_, at) => at * thousands);
  const q = (px: number) => r1(px / unit);
  return (
    <svg
      className="pixel-frames"
      preserveAspectRatio="xMinYMin"
      viewBox={`-2 -2 520 ${q(high) + 42}`}
      width={520}
      height={q(high) + 42}
      role="img"
      aria-label={label}
    >
      {frames.map(({ id, width, height }, at) => (
        <path key={id} className={`frame-${at}`} d={box(0, q(high - height), q(width), q(height))} />
      ))}
      {frames.map(({ id, at: where, width, height, letter }, at) => (
        <g key={id} className={at === framesMax - 1 || at === 2 ? "on-deep" : undefined}>
          <text className="end" x={q(width) - 5} y={q(high - height) + 16}>
            {`${where}${number(width)} × ${number(height)}`}
          </text>
          {letter !== undefined && (
            <>
              <path className="letter" d={box(8, q(high - height) + 24, 3, q(letter))} />
              <text x={16} y={q(high - height) + 24 + q(letter) / 2 + 5}>{`буква от ${letter}`}</text>
            </>
          )}
        </g>
      ))}
      <path
        className="line"
        d={`M0 ${q(high) + 4}H${q(wide)}${marks.map((px) => `M${q(px)} ${q(high) + 4}v7`).join("")}`}
      />
      {marks.map((px) => (
        <text key={px} className="measured" x={q(px) + 3} y={q(high) + 24}>
          {px === 0 ? "0 пикселей" : number(px)}
        </text>
      ))}
    </svg>
  );
}
