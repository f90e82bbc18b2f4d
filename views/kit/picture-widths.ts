/**
 * The widths in pixels in which the site serves pictures. Few, so that caches and the store hold each picture a few
 * times only.
 */
export const pictureWidths = [160, 320, 480, 640, 800, 1200, 1600] as const;

const isConverted = (src: string) => src.startsWith("/media/");

/** The file of a picture in one of the widths; pictures that the site does not convert have one file only. */
export function pictureFile(src: string, width: (typeof pictureWidths)[number]): string {
  return isConverted(src) ? `${src}/${width}.webp` : src;
}

/**
 * The files of a picture with their widths, up to the first that holds all its pixels; nothing where there is one file
 * only.
 */
export function pictureFiles({ src, width }: { src: string; width: number }): { file: string; width: number }[] {
  if (!isConverted(src)) return [];
  const enough = pictureWidths.find((listed) => listed >= width) ?? width;
  return pictureWidths
    .filter((listed) => listed <= enough)
    .map((listed) => ({
      file: pictureFile(src, listed),
      width: Math.min(listed, width),
    }));
}
