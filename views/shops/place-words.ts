import type { Body } from "../park/park.ts";

/**
 * The one building that a place in words names: "Корпус 5, этаж 1"; undefined where it names none, several or an
 * unknown one.
 */
export function bodyNamedIn(place: string | undefined, bodies: readonly Body[]): Body | undefined {
  const label = /корпус[а-я]{0,2}\s([0-9]+[А-Я]?)(?![0-9–-])/i.exec(place ?? "")?.[1];
  return /корпус(?:ов|а|ах)\s\d+[–-]/i.test(place ?? "") ? undefined : bodies.find((body) => body.number === label);
}
