import type { Image } from "./image.ts";
import { pictureFile, pictureFiles } from "./picture-widths.ts";

type Props = {
  image: Image;
  /** The `sizes` attribute: «(max-width: 760px) 100vw, 50vw». */
  sizes?: string | undefined;
  /** For a page's first picture: loads at once. */
  eager?: boolean | undefined;
};

const halfOrWhole = "(max-width: 47.5em) 100vw, 50vw";

/** A picture of the content API with its aspect ratio, in the width that the window needs. */
export function Picture({ image, sizes = halfOrWhole, eager = false }: Props) {
  const { src, alt, width, height } = image;
  const files = pictureFiles(image);
  return (
    <img
      className="picture"
      src={pictureFile(src, 800)}
      srcSet={files.length > 0 ? files.map(({ file, width }) => `${file} ${width}w`).join(", ") : undefined}
      sizes={files.length > 0 ? sizes : undefined}
      alt={alt}
      width={width}
      height={height}
      loading={eager ? "eager" : "lazy"}
      fetchPriority={eager ? "high" : undefined}
      decoding="async"
    />
  );
}
