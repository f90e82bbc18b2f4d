import type { Body } from "../../park/park.ts";

/**
 * Shared by all rows of a list: buildings, px a metre of their floor strips, whether a corridor divides floors.
 * `columns` are facts by their labels: columns of rows if `byFacts`, else of opened rows. `people` is the team asked for.
 */
export type RowLook = {
  bodies: Body[];
  scale: number;
  corridor: boolean;
  byFacts: boolean;
  columns: readonly string[];
  people?: number | undefined;
};

/** A building of the look and its place in the park's list, from 1: rows and the drawing point at each other by it. */
export function buildingOf({ bodies }: Pick<RowLook, "bodies">, id: number): { body: Body | undefined; at: number } {
  const at = bodies.findIndex((body) => body.id === id) + 1;
  return { body: bodies[at - 1], at };
}

/** A row that receives the focus when it arrives: the first of those that «Показать ещё» adds. */
export const focusOn = (focused: boolean | undefined) => (focused ? { tabIndex: -1, autoFocus: true } : {});
