import { area } from "./area.ts";
import { buildings } from "./buildings.ts";
import { gates } from "./gates.ts";
import { moment } from "./moment.ts";
import { qualities } from "./qualities.ts";
import { rent } from "./rent.ts";
import { storey } from "./storey.ts";

/** The criteria of lists of units, in the order of the filter bar. A new filter is one more of these. */
export const criteria = [area, rent, buildings, storey, moment, gates, qualities] as const;

type ValuesOf<One> = One extends { fields: infer Fields }
  ? { [Key in keyof Fields]: Fields[Key] extends { write: (value: infer Value) => unknown } ? Value : never }
  : never;
type Both<Union> = (Union extends unknown ? (value: Union) => void : never) extends (value: infer All) => void
  ? All
  : never;

/** Values of every criterion by their keys in the query. */
export type CriterionValues = Both<ValuesOf<(typeof criteria)[number]>>;
