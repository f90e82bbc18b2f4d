import type { Building } from "../../content/park.ts";

/** `scale`: px a metre of floor strips. `columns`: labels of facts, of rows if `byFacts`, else of opened rows. */
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
