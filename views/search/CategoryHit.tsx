import type { CategoryId } from "../content/park.ts";
import { href } from "../routes.ts";
import { number, range, rubles } from "../ui/format.ts";
import { Icon } from "../ui/Icon.tsx";

/** A rental category that the search names, with its free units. */
export type FoundCategory = {
  id: CategoryId;
  alias: string;
  title: string;
  count: number;
  square: { from: number; to: number };
  buildings: string[];
  priceFrom: number;
  /** Only its units of about the area that the search names. */
  isNear?: boolean;
};

/** Its list, of an area only the units that have about it. */
export const foundHref = ({ alias, isNear, square }: FoundCategory): string =>
  href("rent", { rent: alias }, isNear ? { squareFrom: Math.floor(square.from), squareTo: Math.ceil(square.to) } : {});

/** The rental category, before everything else that was found. */
export function CategoryHit({ category }: { category: FoundCategory }) {
  const { title, count, square, buildings, priceFrom } = category;
  return (
    <p className="category-hit">
      <span>
        <a className="row-link" href={foundHref(category)}>
          {title} — {number(count)}
        </a>{" "}
        <small>
          {range(square.from, square.to)} м², {buildings.length === 1 ? "корпус" : "корпуса"} {buildings.join(", ")}
          {priceFrom > 0 && `, от ${rubles(priceFrom)} в месяц с НДС`}
        </small>
      </span>
      <Icon name="arrow" size={20} />
    </p>
  );
}
