import type { Image } from "./image.ts";
import { type PicturePlace, picturePlaces } from "./picture-places.ts";
import { pictureFile, pictureFiles } from "./picture-widths.ts";

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
      className={["picture", className].filter(Boolean).join(" ")}
      // Before `src`: WebKit loads a lazy picture at once that learns of it afterwards.
      loading={eager ? "eager" : "lazy"}
      fetchPriority={eager ? "high" : undefined}
      sizes={files.length > 1 ? sizes : undefined}
      srcSet={files.length > 1 ? files.map(({ file, width }) => `${file} ${width}w`).join(", ") : undefined}
      src={pictureFile(src, Math.min(fileWidth, widest) as typeof widest)}
      alt={alt}
      width={width}
      height={height}
      decoding="async"
    />
  );
}
