/**
 * A picture with its natural size in px. `src` is root-relative: a file of the site, or a picture that the site
 * converts (`picture-widths.ts`).
 */
export type Image = { src: string; alt: string; width: number; height: number };
