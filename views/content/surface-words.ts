import { sides } from "../kit/format.ts";
import type { MediaFacadeSolution, SurfaceKind, SurfaceSetting } from "./surface.ts";
import { daysOf } from "./words/price-unit.ts";

const kinds: Record<SurfaceKind, string> = {
  led: "экран",
  billboard: "щит",
  lightbox: "световой короб",
  film: "плёнка на стекле",
};
const settings: Record<SurfaceSetting, string> = {
  facade: "на фасаде",
  street: "у дороги",
  hall: "в холле",
  lift: "в лифте",
  doors: "на входе",
};

/** "24 × 10 м"; a screen in a lift keeps its centimetres: "0,27 × 0,48 м". */
export const solutionSize = ({ width, height }: Pick<MediaFacadeSolution, "width" | "height">): string =>
  sides(width, height);

/** Whether a surface belongs on the technical sheet of facades. */
export const isFacadeScreen = ({ kind, setting }: Pick<MediaFacadeSolution, "kind" | "setting">): boolean =>
  kind === "led" && setting === "facade";

/** The kind of a surface: "экран на фасаде"; undefined if unknown. */
export function surfaceWords({ kind, setting }: Pick<MediaFacadeSolution, "kind" | "setting">): string | undefined {
  return kind && [kinds[kind], setting && settings[setting]].filter(Boolean).join(" ");
}

/** Roubles for 1000 contacts; undefined without contacts or days. */
export function pricePerThousand({ price, priceUnit, contactsPerDay }: MediaFacadeSolution): number | undefined {
  const days = daysOf(priceUnit);
  return price > 0 && contactsPerDay && days ? Math.round(price / ((contactsPerDay * days) / 1000)) : undefined;
}
