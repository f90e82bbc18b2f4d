import type { SafeHtml } from "../kit/html.ts";
import type { Image } from "../kit/image.ts";

/** A place for advertising. `width` and `height` in metres; `price` in ₽ for `priceUnit` ("за 30 дней"). */
export type MediaFacadeSolution = {
  id: number;
  name: string;
  short: string;
  description: SafeHtml;
  image?: Image | undefined;
  placement: string;
  width: number;
  height: number;
  hours?: string | undefined;
  contactsPerDay?: number | undefined;
  price: number;
  priceUnit: string;
  facts: { name: string; value: string }[];
  requirements: string[];
};
