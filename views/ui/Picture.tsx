import { classes } from "./classes.ts";
import { type Image, pictureFile, pictureFiles, type pictureWidths } from "./image.ts";

type Place = {
  /** The `sizes` attribute: the rendered width in each layout. In em where the layout changes, as in the styles. */
  sizes: string;
  /** The widest file worth offering. */
  widest: (typeof pictureWidths)[number];
};

// Layouts from narrow to wide. A list of sizes ends with the width in the widest one.
const phone = "(width <= 40.625em)";
const oneColumn = "(width <= 53.75em)";
const tablet = "(width <= 68.75em)";
const laptop = "(width <= 87.5em)";

/** Slots of pictures. `e2e/places/picture-sizes.spec.ts` compares them with the rendered widths. */
const picturePlaces = {
  /** In a strip of photographs; the full view takes larger files of the same list. */
  photo: { sizes: "min(60vw, 416px)", widest: 1600 },
  /** The same strip as the first picture of a unit, beside its price. */
  hero: { sizes: `(width <= 47.5em) min(60vw, 416px), ${laptop} calc(100vw - 396px), 880px`, widest: 1600 },
  /** Over one of two columns of text. */
  column: {
    sizes: `${phone} calc(100vw - 32px), ${tablet} calc(100vw - 56px), ${laptop} calc(60vw - 62px), 787px`,
    widest: 1600,
  },
  /** On a card of the home page. */
  card: { sizes: `${phone} min(272px, 80vw), ${tablet} calc(50vw - 38px), 325px`, widest: 800 },
  /** In a frame of at most 44rem. */
  framed: { sizes: `${phone} calc(100vw - 58px), min(100vw - 98px, 662px)`, widest: 1600 },
  /** In a frame, in the same column. */
  figure: {
    sizes: `${phone} calc(100vw - 58px), ${oneColumn} calc(100vw - 98px), ${tablet} calc(100vw - 450px), ${laptop} calc(100vw - 530px), 886px`,
    widest: 1600,
  },
  /** In an answer, the half of a page. */
  map: { sizes: `${phone} calc(100vw - 58px), ${laptop} calc(50vw - 52px), 640px`, widest: 1600 },
  /** In the banner's dialog. */
  modal: { sizes: "min(94vw, 1600px)", widest: 1600 },
  face: { sizes: "56px", widest: 160 },
  logo: { sizes: "64px", widest: 160 },
  row: { sizes: `(width <= 47.5em) 56px, 104px`, widest: 320 },
} as const satisfies Record<string, Place>;

type PicturePlace = keyof typeof picturePlaces;

type Props = {
  image: Image;
  place: PicturePlace;
  /** For a page's first picture: loads at once. */
  eager?: boolean | undefined;
  className?: string | undefined;
};

const fileWidth = 800;

/** A picture of the content API with its aspect ratio, in the width that the window needs. */
export function Picture({ image, place, eager = false, className }: Props) {
  const { src, alt, width, height } = image;
  const { sizes, widest } = picturePlaces[place];
  const files = pictureFiles(image, widest);
  return (
    <img
      className={classes("picture", className)}
      // Before `src`: WebKit loads a lazy picture at once that learns of it afterwards.
      loading={eager ? "eager" : "lazy"}
      fetchPriority={eager ? "high" : undefined}
      sizes={files.length > 1 ? sizes : undefined}
      srcSet={files.length > 1 ? files.map((each) => `${each.file} ${each.width}w`).join(", ") : undefined}
      src={pictureFile(src, Math.min(fileWidth, widest) as typeof widest)}
      alt={alt}
      width={width}
      height={height}
      decoding="async"
    />
  );
}
