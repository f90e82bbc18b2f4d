import type { pictureWidths } from "./picture-widths.ts";

type Place = {
  /** The `sizes` attribute: the rendered width in each layout. In em where the layout changes, as in the styles. */
  sizes: string;
  /** The widest file worth offering. */
  widest: (typeof pictureWidths)[number];
};

// Layouts from narrow to wide. A list of sizes ends with the width in the widest one.
const phone = "(width <= 40.625em)";
const oneColumn = "(width <= 53.75em)";
const tablet = "(width <= 68.75em)";
const laptop = "(width <= 87.5em)";
const oneCard = `${phone} calc(100vw - 34px)`;
const twoCards = "calc(50vw - 38px)";

/** Slots of pictures. `e2e/places/picture-sizes.spec.ts` compares them with the rendered widths. */
export const picturePlaces = {
  /** In a strip of photographs; the full view takes larger files of the same list. */
  photo: { sizes: "min(60vw, 416px)", widest: 1600 },
  /** Over a card of two, three or four in a row. */
  half: { sizes: `${oneCard}, ${laptop} ${twoCards}, 670px`, widest: 1600 },
  third: { sizes: `${oneCard}, ${tablet} ${twoCards}, ${laptop} calc(33.3vw - 31px), 441px`, widest: 1200 },
  quarter: { sizes: `${oneCard}, ${laptop} ${twoCards}, 326px`, widest: 1200 },
  /** Over the card of a unit among a few that were found. */
  found: { sizes: `${oneCard}, ${tablet} ${twoCards}, ${laptop} calc(36vw - 60px), 458px`, widest: 1200 },
  /** Over a text beside a narrow column. */
  article: {
    sizes: `${phone} calc(100vw - 32px), (width <= 47.5em) calc(100vw - 56px), ${tablet} calc(100vw - 408px), ${laptop} calc(100vw - 488px), 928px`,
    widest: 1600,
  },
  /** In a frame, in the same column. */
  figure: {
    sizes: `${phone} calc(100vw - 58px), ${oneColumn} calc(100vw - 98px), ${tablet} calc(100vw - 450px), ${laptop} calc(100vw - 530px), 886px`,
    widest: 1600,
  },
  /** In a frame beside the list of a map's places. */
  map: {
    sizes: `${phone} calc(100vw - 58px), ${tablet} calc(100vw - 98px), ${laptop} calc(57vw - 46px), 775px`,
    widest: 1600,
  },
  banner: { sizes: `${phone} 88vw, 300px`, widest: 800 },
  /** In the banner's dialog. */
  modal: { sizes: "min(94vw, 1600px)", widest: 1600 },
  logo: { sizes: "64px", widest: 160 },
  row: { sizes: "60px", widest: 160 },
} as const satisfies Record<string, Place>;

export type PicturePlace = keyof typeof picturePlaces;
