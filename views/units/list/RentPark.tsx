import { rentLink } from "../pavilion-links.ts";
import { resetBodies, toggleBody } from "../pavilions.filter.ts";
import { ParkFilter, ParkFilterContent, type ParkFilterProps } from "./ParkFilter.tsx";
import type { RentResults } from "./rent-results.ts";

type Props = Pick<RentResults, "category" | "chosen" | "bodies" | "buildings"> & { strips: boolean };

/** The park beside the list of a rental page. */
export const RentPark = (props: Props) => <ParkFilter {...parkOf(props)} morph="target" />;

/** What changes of it with every choice. */
export const RentParkContent = (props: Props) => <ParkFilterContent {...parkOf(props)} morph="update" />;

/** What the park beside a list depends on: neither the page of the list nor the ticks in it. */
export function rentParkProps({ category, chosen, bodies, buildings, look }: RentResults): Props {
  const { compare, page, ...filters } = chosen;
  return { category, chosen: filters, bodies, buildings, strips: look.scale > 0 };
}

function parkOf({ category, chosen: filters, bodies, buildings, strips }: Props): Omit<ParkFilterProps, "morph"> {
  return {
    bodies,
    buildings,
    chosen: filters.bodies ?? [],
    linkTo: (body) => rentLink(category, toggleBody(filters, body)),
    all: rentLink(category, resetBodies(filters)),
    strips,
  };
}
