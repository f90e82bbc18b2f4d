import { classes } from "../ui/classes.ts";

/**
 * A picture of the park's model: the original's size in px, and its files by format, the narrowest first. `map`: the
 * buildings in it, by their numbers.
 */
export type ModelPicture = {
  width: number;
  height: number;
  files: Readonly<Record<string, readonly (readonly [width: number, url: string])[]>>;
  map?: Readonly<Record<string, MappedBuilding>> | undefined;
  /** In the picture of one building: the outlines of its floors, in parts of the picture from its upper left corner. */
  floors?: readonly { floor: number; outline: readonly (readonly [x: number, y: number])[] }[] | undefined;
};

/** A building in parts of the picture from its upper left corner. The script beside the pictures writes it. */
export type MappedBuilding = {
  /** The middle of the roof. */
  roof: readonly [x: number, y: number];
  /** The corners of its outline: x, y, x, y, … */
  outline: readonly number[];
  /** The row of units whose facade the picture shows. */
  row: number;
  /** Width of a window's module, and of the wall at either end of it, in metres. */
  step: number;
  margin: number;
  /** Maps metres along the facade, as `UnitPlace.offset`, and over the ground to the picture: a homography. */
  plane: readonly number[];
  /** For each floor: sill and head in metres over the ground, and the runs of modules that nothing hides. */
  floors: readonly (readonly [sill: number, head: number, seen: readonly (readonly [first: number, last: number])[]])[];
};

/**
 * The pictures of the park's architectural model by name: `office`, `warehouse`, `gallery`, `entrance`, `lobby`,
 * `building-1` … for each building's number; the whole park as `aerial-noon`, `aerial-dusk`, `aerial-night`, and
 * `upright-…` from the camera for phones.
 */
export type Model = Readonly<Record<string, ModelPicture | undefined>>;

const ofCategory = { office: "office", warehouse: "warehouse", trade_area: "gallery" } as const;

/** The picture of a kind of premises. */
export const modelOf = (model: Model | undefined, category: keyof typeof ofCategory): ModelPicture | undefined =>
  model?.[ofCategory[category]];

type Props = {
  picture: ModelPicture | undefined;
  /** What it shows: «кабинеты офиса в полдень». */
  alt: string;
  /** The `sizes` attribute: the rendered width in each layout. */
  sizes: string;
  eager?: boolean | undefined;
  className?: string | undefined;
};

type ImageProps = Omit<Props, "className"> & {
  /** Another picture for phones. */
  upright?: { picture: ModelPicture; sizes: string } | undefined;
};

/** Windows up to 650 px wide, as `--to-650` in the styles. */
const phoneWindow = "(width <= 40.625em)";

const srcSetOf = ({ files }: ModelPicture, format: "avif" | "webp"): string | undefined =>
  files[format]?.map(([wide, url]) => `${url} ${wide}w`).join(", ");

/** A picture of the park's model with its caption; nothing where this park has no model. */
export function ModelFigure({ className, ...props }: Props) {
  if (!props.picture) return null;
  return (
    <figure className={classes("model", className)}>
      <ModelImage {...props} />
      <figcaption>визуализация парка</figcaption>
    </figure>
  );
}

/** The picture alone, in the formats and widths that the browser may choose from. */
export function ModelImage({ picture, alt, sizes, eager = false, upright }: ImageProps) {
  if (!picture) return null;
  const { width, height, files } = picture;
  const usual = files.webp?.[2]?.[1] ?? "";
  return (
    <picture>
      {upright &&
        (["avif", "webp"] as const).map((format) => (
          <source
            key={format}
            media={phoneWindow}
            type={`image/${format}`}
            srcSet={srcSetOf(upright.picture, format)}
            sizes={upright.sizes}
            width={upright.picture.width}
            height={upright.picture.height}
          />
        ))}
      <source type="image/avif" srcSet={srcSetOf(picture, "avif")} sizes={sizes} />
      <img
        // Before `src`: WebKit loads a lazy picture at once that learns of it afterwards.
        loading={eager ? "eager" : "lazy"}
        fetchPriority={eager ? "high" : undefined}
        srcSet={srcSetOf(picture, "webp")}
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
export const halfPage = "(width <= 58em) 94vw, (width <= 87.5em) calc(50vw - 52px), 656px";

/** The picture of a page's head; undefined where this park has no model. */
export const headPicture = (picture: ModelPicture | undefined, alt: string) =>
  picture && <ModelFigure picture={picture} alt={alt} sizes="(width <= 87.5em) 94vw, 1360px" eager />;
