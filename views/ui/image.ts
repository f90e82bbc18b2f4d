import { pictureRoutes } from "../routes.ts";

/**
 * A picture with its natural size in px. `src` is root-relative: a file of the site, or a picture that the site
 * converts.
 */
export type Image = { src: string; alt: string; width: number; height: number };

/** Widths of served pictures in px. Few, so that caches hold each picture a few times only. */
export const pictureWidths = [160, 320, 480, 640, 800, 1200, 1600] as const;

const isConverted = (src: string) => src.startsWith(pictureRoutes.media);

/** The file of a picture in one width; pictures without conversion have a single file. */
export function pictureFile(src: string, width: (typeof pictureWidths)[number]): string {
  return isConverted(src) ? `${src}/${width}.webp` : src;
}

/** Files with their widths, up to `widest` or the first with all pixels; none is larger than its source. */
export function pictureFiles(
  { src, width }: { src: string; width: number },
  widest: (typeof pictureWidths)[number],
): { file: string; width: number }[] {
  if (!isConverted(src)) return [];
  const enough = Math.min(widest, pictureWidths.find((listed) => listed >= width) ?? widest);
  return pictureWidths
    .filter((listed) => listed <= enough)
    .map((listed) => ({ file: pictureFile(src, listed), width: Math.min(listed, width) }));
}
