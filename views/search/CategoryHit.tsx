import { number, range, rubles } from "../kit/format.ts";
import { Icon } from "../kit/Icon.tsx";
import { href } from "../routes.ts";

/** A rental category that the search names, with its free units. */
export type FoundCategory = {
  alias: string;
  title: string;
  count: number;
  square: { from: number; to: number };
  buildings: string[];
  priceFrom: number;
};

/** The rental category, before everything else that was found. */
export function CategoryHit({
  category: { alias, title, count, square, buildings, priceFrom },
}: {
  category: FoundCategory;
}) {
  return (
    <p className="category-hit">
      <span>
        <a className="row-link" href={href("rent", { rent: alias })}>
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
