import type { Building } from "../../content/park.ts";

/**
 * Shared by all rows of a list: buildings, px a metre of their floor strips, whether a corridor divides floors.
 * `columns` are facts by their labels: of rows if `byFacts`, else of opened rows. `people` is the team asked for.
 */
export type RowLook = {
  buildings: Building[];
  scale: number;
  corridor: boolean;
  byFacts: boolean;
  columns: readonly string[];
  people?: number | undefined;
};

/** A row that receives the focus when it arrives: the first of those that «Показать ещё» adds. */
export const focusOn = (focused: boolean | undefined) => (focused ? { tabIndex: -1, autoFocus: true } : {});
