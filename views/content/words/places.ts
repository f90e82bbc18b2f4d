import type { Building, Side } from "../park.ts";

/** The text without tags, with plain spaces, for patterns. */
export function plainWords(html: string | undefined): string {
  return (html ?? "").replace(/<[^>]+>/g, " ").replace(/\s/g, " ");
}

const sides: Record<string, Side> = { север: "n", восток: "e", юг: "s", запад: "w" };

/** The side that a text names after «на»: «3 окна, на юг». */
export function sideIn(text: string | undefined): Side | undefined {
  const word = /(?:^|[^а-яё])на (север|восток|юг|запад)(?![а-яё])/i.exec(plainWords(text))?.[1]?.toLowerCase();
  return word === undefined ? undefined : sides[word];
}

/** The building that a text names: «Корпус 5, этаж 1». Undefined if it names none, several or an unknown one. */
export function buildingNamedIn(place: string | undefined, buildings: readonly Building[]): Building | undefined {
  const label = /корпус[а-я]{0,2}\s([0-9]+[А-Я]?)(?![0-9–-])/i.exec(place ?? "")?.[1];
  return /корпус(?:ов|а|ах)\s\d+[–-]/i.test(place ?? "")
    ? undefined
    : buildings.find((building) => building.number === label);
}

/** The sign of a parking zone in Latin letters: «Р1, открытая» → "P1"; empty if its name has none. */
export const zoneCode = ({ name }: { name: string }): string => /^[PР]\d+/.exec(name)?.[0].replace("Р", "P") ?? "";
