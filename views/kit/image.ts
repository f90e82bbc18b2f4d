/**
 * A picture of the content API with its natural size in pixels. `src` is root-relative: a file of the site's own, or a
 * picture that the site converts (`picture-widths.ts`).
 */
export type Image = { src: string; alt: string; width: number; height: number };
