import { box, line, r1, shape } from "./path.ts";

/** A surface in the drawing: its corner and size; `base` is the ground's line, `k` units a metre. */
export type SurfaceBox = { x: number; y: number; w: number; h: number; base: number; k: number };

/** Screens: a dark frame; light-emitting diodes show modules of a metre. */
export function Screen({ x, y, w, h, k, modules }: SurfaceBox & { modules: boolean }) {
  const lines = (size: number, at: (i: number) => string) =>
    Array.from({ length: Math.max(0, Math.round(size / k) - 1) }, (_, i) => at(i + 1)).join("");
  return (
    <>
      <path className="fc-frame" d={box(x - 4, y - 4, w + 8, h + 8)} />
      <path className="fc-screen" d={box(x, y, w, h)} />
      <Picture className="fc-glow" x={x} y={y} w={w} h={h} />
      {modules && (
        <path
          className="fc-modules"
          d={
            lines(w, (i) => `M${r1(x + i * k)} ${r1(y)}v${r1(h)}`) +
            lines(h, (i) => `M${r1(x)} ${r1(y + i * k)}h${r1(w)}`)
          }
        />
      )}
    </>
  );
}

/** A printed sheet in a frame, laced at its edges; on a post where it stands by a road. */
export function Billboard({ x, y, w, h, base, k, post }: SurfaceBox & { post: boolean }) {
  const laces = Array.from({ length: 16 }, (_, i) => r1(x + (w * i) / 15));
  return (
    <>
      {post && <path className="fc-post" d={box(x + w / 2 - 0.6 * k, y + h, 1.2 * k, base - y - h)} />}
      <path className="fc-post" d={box(x - 3, y - 3, w + 6, h + 6)} />
      <path className="fc-sheet" d={box(x, y, w, h)} />
      <Picture className="fc-print" x={x} y={y} w={w} h={h} />
      <path className="fc-line" d={laces.map((at) => `M${at} ${r1(y - 3)}v6M${at} ${r1(y + h - 3)}v6`).join("")} />
    </>
  );
}

/** A lit poster in a box 12 cm thick, with its light around it. */
export function Lightbox({ x, y, w, h, base, k }: SurfaceBox) {
  const edge = 0.12 * k;
  const glow = 0.3 * k;
  return (
    <>
      <path className="fc-light" d={box(x - glow, y - glow, w + 2 * glow, Math.min(h + 2 * glow, base - y + glow))} />
      <path className="fc-post" d={box(x - edge, y - edge, w + 2 * edge, h + 2 * edge)} />
      <path className="fc-sheet" d={box(x, y, w, h)} />
      <Picture className="fc-glow" x={x} y={y} w={w} h={h} />
    </>
  );
}

/** Film on the glass of an entrance. Where its doors open is not told: they are dashed. */
export function Film({ x, y, w, h, base, k }: SurfaceBox) {
  const [leaf, tall] = [k, Math.min(2.1 * k, h)];
  const middle = x + w / 2;
  return (
    <>
      <path className="fc-glass" d={box(x, y, w, h)} />
      <path className="fc-film" d={box(x, y, w, h)} />
      <path className="fc-edge" d={box(x, y, w, h)} />
      <path
        className="fc-example"
        d={`${box(middle - leaf, base - tall, 2 * leaf, tall)}M${r1(middle)} ${r1(base - tall)}v${r1(tall)}`}
      />
    </>
  );
}

/** A surface of which no more is told than its size. */
export function Sheet({ x, y, w, h }: SurfaceBox) {
  return <path className="fc-sheet fc-edge" d={box(x, y, w, h)} />;
}

/** A neutral picture: two fields and a line. */
function Picture({ className, x, y, w, h }: { className: string; x: number; y: number; w: number; h: number }) {
  const field = shape(
    [x, y + h * 0.66],
    [x + w * 0.45, y],
    [x + w, y],
    [x + w, y + h * 0.26],
    [x + w * 0.3, y + h],
    [x, y + h],
  );
  return (
    <g className={className}>
      <path d={field} />
      <path d={line([x, y + h * 0.76], [x + w, y + h * 0.76])} strokeWidth={r1(Math.max(2, h * 0.04))} />
    </g>
  );
}
