/**
 * A picture with its natural size in px. `src` is root-relative: a file of the site, or a picture that the site
 * converts (`picture-widths.ts`). `tone` is its mean colour (`views/park/tones.ts`), once the site has converted it.
 */
export type Image = { src: string; alt: string; width: number; height: number; tone?: number | undefined };
