import { sizeClasses } from "../../content/size-classes.ts";
import { withoutCriterion } from "../../filters/criterion.ts";
import { FilterBar, FilterBarContent, type FilterCell } from "../../filters/FilterBar.tsx";
import { FilterLink } from "../../filters/FilterLink.tsx";
import { number } from "../../kit/format.ts";
import { listOrders } from "../list-orders.ts";
import { rentHref, rentLink, unitsFragment } from "../unit-links.ts";
import { type ChosenUnits, unitCriteria } from "../units.filter.ts";
import { type UnitResultsProps, unitsInWords } from "./rent-results.ts";

type Props = Pick<UnitResultsProps, "category" | "chosen" | "choices"> & { total: number };

/** The filter of a rental page. Order, page and comparison are no conditions. */
export const RentFilter = (props: Props) => <FilterBar {...barOf(props)} />;

/** What changes of it with every choice. */
export const RentFilterContent = (props: Props) => <FilterBarContent {...barOf(props)} />;

function barOf({ category, chosen, choices, total }: Props) {
  const { page, compare, ...filters } = chosen;
  const { sort, limit } = filters;
  return {
    action: rentHref(category, {}),
    fragment: `${unitsFragment}?category=${category.id}`,
    label: `Фильтры: ${category.title.toLowerCase()}`,
    cells: unitCriteria.flatMap((criterion): FilterCell[] => {
      const { name, title, inWords } = criterion;
      const text = inWords(filters, choices);
      const controls = criterion.controls(filters, choices);
      if (controls.length === 0) return [];
      const without = () => rentLink(category, withoutCriterion(filters, criterion));
      return [{ name, title, controls, inForce: text === undefined ? undefined : { text, without: without() } }];
    }),
    presets: <SizeLinks category={category} chosen={filters} choices={choices} />,
    hidden: [
      { kind: "hidden" as const, name: "limit", values: limit === undefined ? [] : [String(limit)] },
      { kind: "hidden" as const, name: "sort", values: sort === undefined ? [] : [sort] },
    ],
    show: total === 0 ? "Показать" : `Показать ${unitsInWords(total)}`,
    reset: rentLink(category, {}),
    found: unitsInWords(total),
    // Nothing found: nothing to put in order.
    orders: (total === 0 ? [] : [{ value: undefined, text: "По площади" }, ...listOrders]).map(({ value, text }) => ({
      text,
      to: rentLink(category, { ...filters, sort: value }),
      current: value === sort,
    })),
  };
}

/** The size classes that the category has, one press each; the chosen one takes itself back. */
function SizeLinks({ category, chosen, choices }: Omit<Props, "total"> & { chosen: ChosenUnits }) {
  const { stock, counts } = choices;
  const sizes = sizeClasses.filter(({ id }) => stock.area?.[id]);
  if (sizes.length < 2) return null;
  const { squareFrom, squareTo, people, ...others } = chosen;
  return (
    <nav className="sizes" aria-label="Площадь">
      {sizes.map(({ id, text }) => {
        const count = counts.area?.[id] ?? 0;
        const current = chosen.squareSize === id;
        const words = (
          <>
            {`${text} `}
            <small>{number(count)}</small>
          </>
        );
        if (count === 0 && !current)
          return (
            <span key={id} className="size">
              {words}
            </span>
          );
        return (
          <FilterLink
            key={id}
            id={`size-${id}`}
            className="size"
            to={rentLink(category, { ...others, squareSize: current ? undefined : id })}
            current={current}
          >
            {words}
          </FilterLink>
        );
      })}
    </nav>
  );
}
