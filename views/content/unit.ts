import type { SafeHtml } from "../ui/html.ts";
import type { Image } from "../ui/image.ts";
import type { Group, Listing, Range } from "../ui/listing.ts";
import type { CategoryId, Floor, Side } from "./park.ts";

/**
 * Where a unit lies on its floor, in metres. `row` 0 is the northern row, `offset` runs from the west. In a building
 * from north to south, row 0 is the eastern one, `offset` runs from the north.
 */
export type UnitPlace = { row: number; offset: number; width: number; depth: number };

/** A door leaf in metres from the unit's corner: its hinge, and its end when shut and when open. */
export type UnitDoor = { hinge: [number, number]; shut: [number, number]; open: [number, number] };

/** A gate in the outer wall, in metres; `x` runs along the row. */
export type UnitGate = {
  x?: number | undefined;
  width: number;
  height: number;
  kind?: "swing" | "sectional" | "rolling" | undefined;
  leveller?: boolean | undefined;
};

/** A hall, a hall with an office and a meeting room, or offices along a passage. */
export type OfficeLayout = "open" | "mixed" | "cells";

/**
 * A unit to let. `seats` are desks that stay in it, `outlook` is where its windows, gates or shop front look. `square`
 * is m²; `price` is ₽ a month for the whole unit and `rate` ₽ per m² a month, both with VAT and operation. Windows
 * without a count are not counted; `columnGrid` and the front's width are metres.
 */
export type Unit = {
  id: number;
  number: string;
  name: string;
  category: CategoryId;
  building: { id: number; number: string };
  floor: Floor;
  square: number;
  price: number;
  rate: number;
  status: "free" | "soon";
  availableFrom?: string | undefined;
  updatedAt?: string | undefined;
  description: SafeHtml;
  features: string[];
  facts: { name: string; value: string }[];
  images: Image[];
  plan?: Image | undefined;
  presentation?: string | undefined;
  place?: UnitPlace | undefined;
  seats?: number | undefined;
  outlook?: Side | undefined;
  class?: string | undefined;
  fitout?: "shell" | "finished" | "furnished" | undefined;
  layout?: OfficeLayout | undefined;
  windows?: { count?: number | undefined; side?: Side | undefined } | undefined;
  frontage?: { width?: number | undefined; entrances: ("gallery" | "street")[] } | undefined;
  water?: boolean | undefined;
  columnGrid?: { along: number; across: number } | undefined;
  access?: { vehicle?: "semitrailer" | "truck" | undefined; ramp?: boolean | undefined } | undefined;
  keeperRoom?: boolean | undefined;
  partitions?: [number, number, number, number][] | undefined;
  doors?: UnitDoor[] | undefined;
  gates?: UnitGate[] | undefined;
  clearHeight?: number | undefined;
  /** °C in winter. */
  heatedTo?: number | undefined;
  dockHeight?: number | undefined;
  floorLoad?: number | undefined;
  joinable?: number[] | undefined;
};

export type SquareSize = "s" | "m" | "l" | "xl";

/** Size classes by area in m²: from `from` (included) to `below` (excluded). */
export const sizeClasses: readonly { id: SquareSize; from: number; below: number; text: string }[] = [
  { id: "s", from: 0, below: 50, text: "до 50 м²" },
  { id: "m", from: 50, below: 150, text: "50–150 м²" },
  { id: "l", from: 150, below: 500, text: "150–500 м²" },
  { id: "xl", from: 500, below: Number.POSITIVE_INFINITY, text: "от 500 м²" },
];

export function sizeClassOf(square: number): SquareSize {
  return sizeClasses.find(({ below }) => square < below)?.id ?? "xl";
}

/** What the site asks the content API for: a category's units, page by page. The site filters them by itself. */
export type UnitQuery = { category?: CategoryId; limit?: number; page?: number };

/** The choices within the category, before the other filters. A body's group has its label as name. */
export type UnitChoices = { square: Range; price: Range; floors: number[]; bodies: Group[] };

/** The first page of a list of units, with what there is to choose from. */
export type UnitListing = Listing<Unit> & { choices: UnitChoices };
