import { ParkFilter, ParkFilterContent, type ParkFilterProps } from "./ParkFilter.tsx";
import { rentLink } from "./pavilion-links.ts";
import { resetBodies, toggleBody } from "./pavilions.filter.ts";
import { cardsMax, type PavilionResultsProps } from "./rent-results.ts";

/** The park beside the list of a rental page. */
export const RentPark = (props: PavilionResultsProps) => <ParkFilter {...parkOf(props)} />;

/** What changes of it with every choice. */
export const RentParkContent = (props: PavilionResultsProps) => <ParkFilterContent {...parkOf(props)} />;

function parkOf({ category, chosen, buildings, look, listing, near }: PavilionResultsProps): ParkFilterProps {
  const { compare, ...filters } = chosen;
  const hasRows = listing.pagination.total > cardsMax || near.length > 0;
  return {
    buildings,
    chosen: filters.bodies ?? [],
    linkTo: (body) => rentLink(category, toggleBody(filters, body)),
    all: rentLink(category, resetBodies(filters)),
    strips: look.scale > 0 && hasRows,
  };
}
