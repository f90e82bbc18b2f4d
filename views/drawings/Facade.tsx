import { metres } from "../kit/format.ts";
import { Dimension } from "./Dimension.tsx";
import { Surroundings, settingOf } from "./FacadeSetting.tsx";
import { palette } from "./palette.ts";
import { r1 } from "./path.ts";

type Props = { width: number; height: number; hours?: string | undefined; placement?: string | undefined };

const ground = 318;
const middle = 320;
/** Pixels of a metre at most, so that a person still fits. */
const largestScale = 140;

/**
 * An advertising surface where it hangs, `width` by `height` in metres, to scale with a person beside it; `hours` when it shines. The words of
 * `placement` tell an outer wall from a hall and from the roadside.
 */
export function Facade({ width, height, hours, placement }: Props) {
  const setting = settingOf(placement, width);
  const k = Math.min(380 / width, 176 / height, largestScale);
  const [w, h] = [width * k, height * k];
  const [x, y] = [middle - w / 2, Math.max(64, 152 - h / 2)];
  const colour = setting === "wall" ? "#fff" : palette.ink;
  return (
    <svg className={`facade facade-${setting}`} viewBox="0 0 640 360" width="640" height="360" role="img">
      <title>{`Рекламная поверхность ${metres(width)} × ${metres(height)} в масштабе${hours ? `, работает ${hours}` : ""}`}</title>
      <rect width="640" height="360" fill="#dfe6ea" />
      <path d={`M0 ${ground}H640V360H0Z`} fill="#c6ccc4" />
      <Surroundings setting={setting} scale={{ k, ground, screen: { x, y, w, h } }} />
      <rect x={r1(x - 5)} y={r1(y - 5)} width={r1(w + 10)} height={r1(h + 10)} fill="#0b1620" />
      <rect x={r1(x)} y={r1(y)} width={r1(w)} height={r1(h)} fill={palette.petrol} />
      <path
        d={`M${r1(x)} ${r1(y + h * 0.62)}L${r1(x + w * 0.42)} ${r1(y)}H${r1(x + w)}V${r1(y + h * 0.28)}L${r1(x + w * 0.3)} ${r1(y + h)}H${r1(x)}Z`}
        fill="#0f6a72"
      />
      <path
        d={`M${r1(x)} ${r1(y + h * 0.7)}H${r1(x + w)}`}
        stroke={palette.copperLight}
        strokeWidth={r1(Math.max(2, h * 0.035))}
      />
      <PixelGrid x={x} y={y} w={w} h={h} />
      <Dimension from={[x, y - 18]} to={[x + w, y - 18]} length={width} colour={colour} />
      <Dimension from={[x + w + 18, y]} to={[x + w + 18, y + h]} length={height} colour={colour} />
      <Person x={setting === "wall" ? 622 : 570} tall={r1(Math.max(13, 1.75 * k))} />
    </svg>
  );
}

function Person({ x, tall }: { x: number; tall: number }) {
  const top = ground - tall;
  const head = tall * 0.075;
  return (
    <path
      d={`M${r1(x - head)} ${r1(top + head)}a${r1(head)} ${r1(head)} 0 1 1 ${r1(head * 2)} 0a${r1(head)} ${r1(head)} 0 1 1 ${r1(-head * 2)} 0M${r1(x - tall * 0.12)} ${r1(top + tall * 0.18)}h${r1(tall * 0.24)}v${r1(tall * 0.36)}h${r1(-tall * 0.05)}V${ground}h${r1(-tall * 0.14)}V${r1(top + tall * 0.54)}h${r1(-tall * 0.05)}Z`}
      fill={palette.ink}
    />
  );
}

/** A grid of pixels as two dashed lines as thick as the screen: cheaper than a line each. */
function PixelGrid({ x, y, w, h }: { x: number; y: number; w: number; h: number }) {
  return (
    <g stroke="#000" strokeOpacity=".16" strokeDasharray="1 5">
      <path d={`M${r1(x + 5)} ${r1(y + h / 2)}h${r1(w - 5)}`} strokeWidth={r1(h)} />
      <path d={`M${r1(x + w / 2)} ${r1(y + 5)}v${r1(h - 5)}`} strokeWidth={r1(w)} />
    </g>
  );
}
