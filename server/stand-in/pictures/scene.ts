import { photographs } from "../../../views/park/colours.ts";

/** Kinds of pictures: rooms and streets are wide, logos stand on nothing. */
export type PictureKind = "room" | "street" | "logo";

const { skies, walls, floors, accents, ...solid } = photographs;

const pick = (list: readonly string[], at: number) => list[at % list.length] ?? "";

/** A scene as SVG: a room, a street with a building, or a sign. `seed` changes colours and counts. */
export function sceneSvg(kind: PictureKind, seed: number, width: number, height: number): string {
  const parts = { room, street, logo }[kind](seed);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 400 300" preserveAspectRatio="xMidYMid slice">${parts}</svg>`;
}

const rect = (x: number, y: number, w: number, h: number, fill: string) =>
  `<rect x="${x}" y="${y}" width="${w}" height="${h}" fill="${fill}"/>`;

function room(seed: number): string {
  const windows = 3 + (seed % 3);
  const step = 360 / windows;
  const frames = Array.from({ length: windows }, (_, n) => {
    const x = 20 + n * step;
    return rect(x, 40, step - 14, 110, pick(skies, seed)) + rect(x + step / 2 - 8, 40, 3, 110, solid.frame);
  });
  const desks = Array.from({ length: 2 + (seed % 3) }, (_, n) => {
    const [x, y] = [40 + n * 90, 205 + (n % 2) * 30];
    return (
      rect(x, y, 74, 9, solid.desk) +
      rect(x + 4, y + 9, 4, 34, solid.deskLeg) +
      rect(x + 24, y - 24, 30, 22, solid.screen)
    );
  });
  const floor = `<path d="M0 190 H400 V300 H0 Z" fill="${pick(floors, seed)}"/>`;
  return rect(0, 0, 400, 300, pick(walls, seed)) + frames.join("") + floor + desks.join("");
}

function street(seed: number): string {
  const storeys = 4 + (seed % 5);
  const rows = Array.from({ length: storeys }, (_, row) =>
    Array.from({ length: 9 }, (_, n) => rect(96 + n * 24, 210 - (row + 1) * 26, 16, 15, solid.window)).join(""),
  );
  const body = rect(86, 206 - storeys * 26, 228, storeys * 26 + 24, pick(walls, seed + 1));
  return rect(0, 0, 400, 230, pick(skies, seed + 1)) + body + rows.join("") + rect(0, 230, 400, 70, solid.street);
}

function logo(seed: number): string {
  const colour = pick(accents, seed);
  const bars = Array.from({ length: 2 + (seed % 3) }, (_, n) => rect(120, 90 + n * 34, 160 - n * 30, 20, colour));
  return bars.join("");
}
