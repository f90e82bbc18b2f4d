import { rentLink } from "../unit-links.ts";
import { resetBuildings, toggleBuilding } from "../units.filter.ts";
import { ParkFilter, ParkFilterContent, type ParkFilterProps } from "./ParkFilter.tsx";
import { cardsMax, type UnitResultsProps } from "./rent-results.ts";

type Props = Pick<UnitResultsProps, "category" | "chosen" | "buildings" | "buildingCounts"> & { strips: boolean };

/** The park beside the list of a rental page. */
export const RentPark = (props: Props) => <ParkFilter {...parkOf(props)} morph="target" />;

/** What changes of it with every choice. */
export const RentParkContent = (props: Props) => <ParkFilterContent {...parkOf(props)} morph="update" />;

/** What the park beside a list depends on: neither the page of the list nor the ticks in it. */
export function rentParkProps({
  category,
  chosen,
  buildings,
  buildingCounts,
  look,
  listing,
  near,
}: UnitResultsProps): Props {
  const { compare, page, ...filters } = chosen;
  const hasRows = listing.pagination.total > cardsMax || near.length > 0;
  return { category, chosen: filters, buildings, buildingCounts, strips: look.scale > 0 && hasRows };
}

function parkOf({
  category,
  chosen: filters,
  buildings,
  buildingCounts,
  strips,
}: Props): Omit<ParkFilterProps, "morph"> {
  return {
    buildings,
    buildingCounts,
    chosen: filters.bodies ?? [],
    linkTo: (building) => rentLink(category, toggleBuilding(filters, building)),
    all: rentLink(category, resetBuildings(filters)),
    strips,
  };
}
