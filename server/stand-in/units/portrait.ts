import type { Unit } from "../floor-plan.ts";
import type { Random } from "../random.ts";
import type { Fact } from "../wire.ts";
import type { UnitState } from "./state.ts";

/** A unit in words: `name`, two `paragraphs` of plain text, 4–6 `features`, and the facts that a tenant compares. */
export type Portrait = { name: string; paragraphs: [string, string]; features: string[]; facts: Fact[] };

/** A unit, its state, and random numbers of its own for what is a matter of taste. */
export type Sitter = { unit: Unit; state: UnitState; random: Random };
