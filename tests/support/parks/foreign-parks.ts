import type { ParkShape } from "./derived-park.ts";

/** Markup of Word and of copied web pages. */
const word =
  '<p class="MsoNormal"><o:p>&nbsp;</o:p></p><p><b><span style="mso-fareast:x">Текст</span></b></p>' +
  "<table><tr><td>Раз</td><td>Два</td></tr></table><ul><li>Один</li></ul>" +
  '<iframe src="https://maps.example/"></iframe><![if !supportLists]><![endif]><script>alert(1)</script>';
/** A park of another owner with all optional data; the others differ from it. */
export const plainPark: ParkShape = {
  optional: true,
  bodies: 3,
  floors: { from: 1, to: 4 },
  units: 9,
  lets: ["office", "warehouse", "trade_area"],
  nameLetters: 0,
  free: false,
  html: "<p>Светлая</p>",
  date: "2026-01-02",
  seed: 55,
};
/** Parks of other owners by name, with their differences from the plain one. */
export const foreignParks: [string, Partial<ParkShape>][] = [
  ["the barest park", { optional: false, html: "", bodies: 1, units: 4, lets: ["office"] }],
  ["the barest park of shops", { optional: false, html: "", bodies: 1, units: 4, lets: ["trade_area"] }],
  ["a park without buildings and units", { optional: false, html: "<p>&nbsp;</p>", bodies: 0, units: 0 }],
  ["one building of 42 floors", { bodies: 1, floors: { from: -2, to: 40 }, lets: ["office"] }],
  ["buildings А, Б, В", { letters: "АБВ" }],
  ["thirty buildings", { bodies: 30, units: 60 }],
  ["1,471 units in one category", { units: 1471, optional: false, html: "" }],
  ["names of 120 letters without a space, HTML of Word", { nameLetters: 120, html: word }],
  ["prices of zero and dates in the past", { free: true, date: "2001-01-01", optional: false }],
];
