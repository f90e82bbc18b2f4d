import type { ModelPicture } from "./model.ts";

type Props = {
  picture: ModelPicture | undefined;
  /** What it shows: «кабинеты офиса в полдень». */
  alt: string;
  /** The `sizes` attribute: the rendered width in each layout. */
  sizes: string;
  eager?: boolean | undefined;
  className?: string | undefined;
};

/** A picture of the park's model with its caption; nothing where this park has no model. */
export function ModelFigure({ className = "", ...props }: Props) {
  if (!props.picture) return null;
  return (
    <figure className={`model ${className}`.trim()}>
      <ModelImage {...props} />
      <figcaption>макет парка</figcaption>
    </figure>
  );
}

/** The picture alone, in the formats and widths that the browser may choose from. */
export function ModelImage({ picture, alt, sizes, eager = false }: Omit<Props, "className">) {
  if (!picture) return null;
  const { width, height, files } = picture;
  const set = (format: string) => files[format]?.map(([wide, url]) => `${url} ${wide}w`).join(", ");
  const [, , [, usual] = [0, ""]] = files.webp ?? [];
  return (
    <picture>
      <source type="image/avif" srcSet={set("avif")} sizes={sizes} />
      <img
        // Before `src`: WebKit loads a lazy picture at once that learns of it afterwards.
        loading={eager ? "eager" : "lazy"}
        fetchPriority={eager ? "high" : undefined}
        srcSet={set("webp")}
        sizes={sizes}
        src={usual}
        alt={alt}
        width={width}
        height={height}
        decoding="async"
      />
    </picture>
  );
}

/** Half of the page, in narrow windows the whole. */
export const besideHead = "(width <= 58em) 94vw, (width <= 87.5em) calc(50vw - 52px), 656px";
