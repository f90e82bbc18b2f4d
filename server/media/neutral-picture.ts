import { shades } from "../../views/park/colours.ts";

const all = 'width="100%" height="100%"';
const frame = "M2 4h20v16H2ZM2 17l6-6 4 4 4-5 6 6M7 7.5h2";

/**
 * Replaces the browser's broken icon where a picture is missing: browsers draw the picture of an answer whatever its
 * status. It has no proportions of its own, so that it fills any box.
 */
export const neutralPicture = {
  type: "image/svg+xml",
  text: `<svg xmlns="http://www.w3.org/2000/svg" ${all}><rect ${all} fill="${shades["no-picture"]}"/><svg ${all} viewBox="-96 -96 216 216"><path fill="none" stroke="${shades["no-picture-line"]}" d="${frame}"/></svg></svg>`,
} as const;
