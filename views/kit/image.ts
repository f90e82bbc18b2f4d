/** A picture of the content API: an absolute or root-relative address and its natural size in pixels. */
export type Image = { src: string; alt: string; width: number; height: number };
