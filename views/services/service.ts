import type { SafeHtml } from "../kit/html.ts";
import type { Image } from "../kit/image.ts";

/** A service of the park. `link` leads to the site of whoever renders it, instead of a page of ours. */
export type Service = {
  id: number;
  name: string;
  link?: string | undefined;
  short: string;
  description: SafeHtml;
  image?: Image | undefined;
  phone?: string | undefined;
  schedule?: string | undefined;
  location?: string | undefined;
};
