import type { Image } from "./image.ts";

/** A picture of the content API at its own proportions. `eager` for what is on the first screen. */
export function Picture({ image, eager = false }: { image: Image; eager?: boolean | undefined }) {
  const { src, alt, width, height } = image;
  return (
    <img
      className="picture"
      src={src}
      alt={alt}
      width={width}
      height={height}
      loading={eager ? "eager" : "lazy"}
      decoding="async"
    />
  );
}
