import type { Service } from "../content/service.ts";

/** `most` other services: first those in the same building, then the next ones in the upstream's order, cyclic. */
export function servicesBeside(service: Service, all: readonly Service[], most: number): Service[] {
  const at = all.findIndex(({ id }) => id === service.id);
  const others = [...all.slice(at + 1), ...all.slice(0, Math.max(at, 0))].filter(({ link }) => !link);
  const home = service.building?.id;
  const isNear = ({ building }: Service) => home !== undefined && building?.id === home;
  return [...others.filter(isNear), ...others.filter((other) => !isNear(other))].slice(0, most);
}
