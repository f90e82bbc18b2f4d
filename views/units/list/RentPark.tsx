import type { ReactNode } from "react";
import { rentHref } from "../unit-links.ts";
import { resetBuildings, toggleBuilding } from "../units.filter.ts";
import { FoundFloors } from "./FoundFloors.tsx";
import { ParkFilter } from "./ParkFilter.tsx";
import type { RentResults } from "./rent-results.ts";

type Props = Pick<RentResults, "category" | "chosen" | "stock" | "found" | "buildingCounts" | "look">;

/** The element that a fragment replaces with the new park. */
export const parkId = "park";

/** Where in the park the units of a rental page are, beside the list; folded on narrow screens. */
export function RentPark(props: Props) {
  const label = parkOf(props)?.label;
  if (!label) return null;
  return (
    <aside className="park no-print" id={parkId} aria-label={label}>
      <RentParkContent {...props} />
    </aside>
  );
}

/** The part that changes with every choice. */
export function RentParkContent(props: Props) {
  const content = parkOf(props);
  return (
    content && (
      <details id="park-drawing">
        <summary>{content.label}</summary>
        {content.shown}
      </details>
    )
  );
}

/** Several buildings as a section; one with the floors of its own. */
function parkOf(props: Props): { label: string; shown: ReactNode } | undefined {
  const { category, stock, found, buildingCounts, look } = props;
  const { page, limit, ...chosen } = props.chosen;
  const { bodies: buildings = [] } = chosen;
  const letting = buildingCounts.filter(({ lets, building }) => lets || buildings.includes(building.id));
  const [first] = letting;
  if (!first) return undefined;
  if (letting.length === 1 && category.id === "trade_area")
    return {
      label: "Галерея по этажам",
      shown: <FoundFloors building={first.building} stock={stock} found={found} people={chosen.people} />,
    };
  if (letting.length < 2) return undefined;
  const hasStrips =
    look.scale > 0 &&
    !(look.byFacts && category.id === "trade_area") &&
    found.some(({ images }) => images.length === 0);
  return {
    label: "Где это в парке",
    shown: (
      <ParkFilter
        buildingCounts={letting}
        stock={stock}
        found={found}
        chosen={buildings}
        linkTo={(building) => rentHref(category, toggleBuilding(chosen, building))}
        all={rentHref(category, resetBuildings(chosen))}
        strips={hasStrips}
      />
    ),
  };
}
