import type { Building, Side } from "../park.ts";

/** The text without tags, with plain spaces, for patterns. */
export function plainWords(html: string | undefined): string {
  return (html ?? "").replace(/<[^>]+>/g, " ").replace(/\s/g, " ");
}

/** «6 500» → 6500; 0 without words. */
export const digits = (text: string | undefined) => Number((text ?? "").replace(/\s/g, ""));

/** The building that a text names: «Корпус 5, этаж 1». Undefined if it names none, several or an unknown one. */
export function buildingNamedIn(place: string | undefined, buildings: readonly Building[]): Building | undefined {
  const label = /корпус[а-я]{0,2}\s([0-9]+[А-Я]?)(?![0-9–-])/i.exec(place ?? "")?.[1];
  return /корпус(?:ов|а|ах)\s\d+[–-]/i.test(place ?? "")
    ? undefined
    : buildings.find((building) => building.number === label);
}

/** The sign of a parking zone in Latin letters: «Р1, открытая» → "P1"; empty if its name has none. */
export const zoneCode = ({ name }: { name: string }): string => /^[PР]\d+/.exec(name)?.[0].replace("Р", "P") ?? "";

const facadeSides: readonly (readonly [RegExp, Side])[] = [
  [/север/i, "n"],
  [/восто[чк]/i, "e"],
  [/ю[гж]/i, "s"],
  [/запад/i, "w"],
];

/** The side of a wall that a placement names: «западный фасад»; undefined if it names none or several. */
export function facadeSide(placement: string): Side | undefined {
  const named = facadeSides.filter(([word]) => word.test(placement));
  return named.length === 1 ? named[0]?.[1] : undefined;
}

/** The outer wall behind a common room: machinery has no windows, an entrance has doors. */
export function wallBehind(room: string): "machinery" | "entrance" | undefined {
  if (/техническ/i.test(room)) return "machinery";
  return isEntrance({ name: room }) ? "entrance" : undefined;
}

/** Whether a room of a floor is a way in, or a surface hangs at one: «главный вход». */
export const isEntrance = ({ name }: { name: string }): boolean => /вход/i.test(name);
