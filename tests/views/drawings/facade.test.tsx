import { describe, expect, test } from "vitest";
import { fragmentHtml } from "../../../server/render/html.ts";
import { SolutionsTable } from "../../../views/advertising/SolutionsTable.tsx";
import { pricePerThousand } from "../../../views/content/surface-words.ts";
import { Facade } from "../../../views/drawings/Facade.tsx";
import { facadeWords, readFacade } from "../../../views/drawings/facade.ts";
import { metres, sides } from "../../../views/kit/format.ts";
import { plain } from "../../support/plain-text.ts";
import { content } from "./stand-in-content.ts";

const { surfaces } = content;
const { buildings } = content.park;
type Surface = (typeof surfaces)[number];
const draw = (surface: Surface) => plain(fragmentHtml(<Facade surface={surface} buildings={buildings} />));
const first = (): Surface => surfaces[0] ?? expect.fail("no surfaces");
const marks = { led: "fc-screen", billboard: "fc-print", lightbox: "fc-light", film: "fc-film" };

describe("An advertising surface", () => {
  test.each(surfaces)("$name is drawn as its kind, with both sides and its height", (surface) => {
    const svg = draw(surface);
    for (const [kind, mark] of Object.entries(marks)) expect(svg.includes(mark), mark).toBe(kind === surface.kind);
    for (const length of [surface.width, surface.height, surface.bottom || surface.width])
      expect(svg).toContain(`>${plain(metres(length))}</text>`);
    expect(svg).toContain(plain(facadeWords(surface, readFacade(surface, buildings))));
    expect(svg).not.toContain("fc-break");
  });

  test.each(surfaces)("$name is drawn to scale above the ground beside a person", (surface) => {
    const svg = draw(surface);
    const [, up] = /class="solid" d="M[\d.]+ ([\d.]+)a/.exec(svg) ?? [];
    const k = (366 - Number(up)) / (1.75 * (1 - 0.068));
    const edge = /class="(?:fc-screen|fc-sheet|fc-glass)" d="M([\d.]+) ([\d.]+)h([\d.]+)v([\d.]+)h/.exec(svg);
    const [, , y = 0, width = 0, height = 0] = (edge ?? []).map(Number);
    expect(width / height).toBeCloseTo(surface.width / surface.height, 1);
    expect(width / k / surface.width).toBeCloseTo(1, 1);
    expect((366 - y - height) / k - (surface.bottom ?? 0)).toBeCloseTo(0, 0);
  });

  test("of unknown height has a break line, and no dimension or text of a height", () => {
    const svg = draw({ ...first(), bottom: undefined });
    expect(svg).toContain("fc-break");
    expect(svg).toContain("высота не указана");
    expect(svg).not.toContain(">14 м</text>");
  });

  test("loses a height that exceeds its building", () => {
    const svg = draw({ ...first(), bottom: 40 });
    expect(svg).toContain("fc-break");
    expect(svg).not.toContain(">40 м</text>");
  });

  test("of an unknown kind is a plain sheet; without a building it has no wall", () => {
    const svg = draw({ ...first(), kind: undefined, building: undefined });
    expect(svg).not.toMatch(/fc-(?:screen|print|light|film|wall|storeys|modules)/);
    expect(svg).toContain("рекламная поверхность");
  });

  test("of film says that the door under it is an example; other kinds do not", () => {
    for (const surface of surfaces)
      expect(/дверь пунктиром — для примера/.test(draw(surface)), surface.name).toBe(surface.kind === "film");
  });

  test("shows no windows, because the data has none", () => {
    expect(draw(first())).toContain("fc-storeys");
    expect(draw(first())).not.toMatch(/fc-window/);
  });
});

describe("The table of surfaces", () => {
  test("has all surfaces at one scale, with the price of 1000 contacts", () => {
    const html = plain(fragmentHtml(<SolutionsTable solutions={surfaces} />));
    for (const surface of surfaces) {
      expect(html).toContain(plain(sides(surface.width, surface.height)));
      const thousand = pricePerThousand(surface) ?? expect.fail(surface.name);
      expect(thousand).toBe(Math.round(surface.price / (((surface.contactsPerDay ?? 0) * 30) / 1000)));
    }
    expect(html.match(/class="person"/g)).toHaveLength(surfaces.length);
  });

  test("shows no price of 1000 contacts without contacts, or if the unit is not a period of days", () => {
    expect(pricePerThousand({ ...first(), contactsPerDay: undefined })).toBeUndefined();
    expect(pricePerThousand({ ...first(), priceUnit: "за показ" })).toBeUndefined();
  });
});
