import { ModelImage, type ModelPicture } from "./ModelFigure.tsx";

type Props = {
  picture: ModelPicture;
  /** What it shows. */
  alt: string;
  /** The `sizes` of the picture. */
  sizes: string;
  linkTo: (floor: number) => { href: string; words: string; isFree: boolean };
};

/** A building as its picture, whose floors are links; those with free units are lit. */
export function BuildingPicture({ picture, alt, sizes, linkTo }: Props) {
  const { width, height, floors = [] } = picture;
  return (
    <figure className="building-picture model">
      <ModelImage picture={picture} alt={alt} sizes={sizes} eager />
      <svg viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="xMidYMid slice" aria-label="Этажи">
        {floors.map(({ floor: number, outline }) => {
          const { href, words, isFree } = linkTo(number);
          const points = outline.map(([x, y]) => `${Math.round(x * width)} ${Math.round(y * height)}`).join("L");
          return (
            <a key={number} href={href} className={isFree ? "is-free" : undefined}>
              <title>{words}</title>
              <path d={`M${points}Z`} />
            </a>
          );
        })}
      </svg>
      <figcaption>визуализация парка</figcaption>
    </figure>
  );
}
