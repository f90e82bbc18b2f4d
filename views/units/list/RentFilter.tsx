import { sizeClasses } from "../../content/unit.ts";
import { unitsInWords } from "../../content/unit-words.ts";
import { ConditionChips, ConditionList } from "../../filters/ConditionChips.tsx";
import { conditionsOf } from "../../filters/criterion.ts";
import { FilterBar, FilterBarContent, type FilterCell } from "../../filters/FilterBar.tsx";
import { FilterLink } from "../../filters/FilterLink.tsx";
import { notUnderstood } from "../../filters/filter-fields.ts";
import { number } from "../../kit/format.ts";
import { criteria as all } from "../criteria/all-criteria.ts";
import { peopleRange } from "../criteria/area.ts";
import { buildings } from "../criteria/buildings.ts";
import type { ListChoices, UnitCriterion } from "../criteria/list-choices.ts";
import { rent } from "../criteria/rent.ts";
import { storey } from "../criteria/storey.ts";
import { ordersOf } from "../list-orders.ts";
import { rentHref, unitsFragment } from "../unit-links.ts";
import { type ChosenUnits, unitConditions } from "../units.filter.ts";
import type { RentResults } from "./rent-results.ts";

type Props = Pick<RentResults, "category" | "chosen" | "choices" | "total">;

/** The filter of a rental page. Order, page and comparison are no conditions. */
export const RentFilter = (props: Props) => <FilterBar {...barOf(props)} />;

/** The part that changes with every choice. */
export const RentFilterContent = (props: Props) => <FilterBarContent {...barOf(props)} />;

const peopleHintId = "people-hint";

/** The chosen conditions below the bar. */
export const RentConditions = (props: Omit<Props, "total">) => (
  <ConditionChips>
    <RentConditionList {...props} />
  </ConditionChips>
);

/** The part that changes with every choice. */
export const RentConditionList = (props: Omit<Props, "total">) => (
  <ConditionList {...conditionsShown(props)}>
    <PeopleHint {...props} />
  </ConditionList>
);

function conditionsShown({ category, chosen, choices }: Omit<Props, "total">) {
  const { page, ...filters } = chosen;
  return {
    conditions: unitConditions(filters, choices).map(({ text, without }) => ({
      text,
      href: rentHref(category, without),
    })),
    reset: rentHref(category, { sort: filters.sort }),
  };
}

/** The answer to a number of people that makes no sense. */
function PeopleHint({ chosen }: Pick<Props, "chosen">) {
  if (chosen.people !== notUnderstood) return null;
  return (
    <p className="field-hint" id={peopleHintId}>
      {`${peopleRange} Пока показаны все площади.`}
    </p>
  );
}

type Criteria = readonly UnitCriterion<unknown>[];
/** A popover of the bar: what it asks for. */
type Popover = { name: string; title: string; criteria: Criteria };

/** A category in one building is chosen from by floors; one in several by buildings. «Ещё» has all other criteria. */
function popoversOf({ bodies }: ListChoices): Popover[] {
  const named = new Set<unknown>([rent, buildings, storey]);
  const others = all.filter((other) => !named.has(other));
  const isOne = bodies.length < 2;
  return [
    { name: "rent", title: "Аренда", criteria: [rent] as Criteria },
    isOne
      ? { name: "storey", title: "Этаж", criteria: [storey] as Criteria }
      : { name: "bodies", title: "Корпус", criteria: [buildings] as Criteria },
    { name: "more", title: "Ещё", criteria: (isOne ? others : [storey, ...others]) as Criteria },
  ];
}

function barOf({ category, chosen, choices, total }: Props) {
  const { page, ...filters } = chosen;
  const { sort, limit, squareSize } = filters;
  const show = total === 0 ? "Показать" : `Показать ${unitsInWords(total, category.id)}`;
  return {
    action: rentHref(category, {}),
    fragment: `${unitsFragment}?category=${category.id}`,
    label: `Фильтры: ${category.title.toLowerCase()}`,
    lead: (
      <>
        {category.id === "office" && <PeopleField people={filters.people} />}
        <SizeLinks category={category} chosen={filters} choices={choices} />
      </>
    ),
    cells: popoversOf(choices).flatMap(({ name, title, criteria }): FilterCell[] => {
      const controls = criteria.flatMap((criterion) => criterion.controls(filters, choices));
      // The field of people and the size classes stand in the bar itself.
      const conditions = { ...filters, people: undefined, squareSize: undefined };
      const inForce = conditionsOf(criteria, conditions, choices).length;
      return controls.length > 0 ? [{ name, title, controls, inForce }] : [];
    }),
    hidden: [
      { kind: "hidden" as const, name: "limit", values: limit === undefined ? [] : [String(limit)] },
      { kind: "hidden" as const, name: "squareSize", values: squareSize === undefined ? [] : [squareSize] },
    ],
    show,
    found: unitsInWords(total, category.id),
    // Nothing found: nothing to put in order.
    orders: (total === 0 ? [] : ordersOf(category.id)).map(({ value, text }) => ({
      value: value ?? "",
      text,
      href: rentHref(category, { ...filters, sort: value }),
      current: value === sort,
    })),
  };
}

/** «Нас 25 чел.» */
function PeopleField({ people }: Pick<ChosenUnits, "people">) {
  return (
    <label className="people">
      Нас{" "}
      <input
        id="people"
        name="people"
        type="text"
        inputMode="numeric"
        autoComplete="off"
        maxLength={6}
        aria-label="Нас, человек"
        aria-invalid={people === notUnderstood || undefined}
        aria-describedby={people === notUnderstood ? peopleHintId : undefined}
        defaultValue={people || undefined}
      />{" "}
      чел.
    </label>
  );
}

/** The size classes that the category has, one press each; the chosen one takes itself back. */
function SizeLinks({ category, chosen, choices }: Omit<Props, "total">) {
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
            <small>{`${number(count)} `}</small>
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
            href={rentHref(category, { ...others, squareSize: current ? undefined : id })}
            current={current}
          >
            {words}
          </FilterLink>
        );
      })}
    </nav>
  );
}
