import type { CategoryId } from "../content/park.ts";
import { buildingWords, number, range, rubles } from "../ui/format.ts";
import { Icon } from "../ui/Icon.tsx";
import { rentHref } from "../units/unit-links.ts";
import type { ChosenUnits } from "../units/units.filter.ts";
import { markWords } from "./marked-words.ts";

/** Things of one kind that were found: `total` of them, the best in `items`. */
export type FoundGroup = { kind: string; title: string; total: number; items: FoundItem[] };

/** A search result. `address` is its page, `price` its rent or salary in words. */
export type FoundItem = { title: string; note: string; address: string; price?: string | undefined };

type Props = { group: FoundGroup; stems: readonly string[]; all?: string | undefined };

/** Results of one kind as rows with marked words; `all` leads to the rest. */
export function FoundLines({ group: { kind, title, total, items }, stems, all }: Props) {
  return (
    <section className="found-kind" aria-labelledby={`found-${kind}`}>
      <h2 id={`found-${kind}`}>
        {title} <small>{number(total)}</small>
      </h2>
      <ul>
        {items.map((item) => (
          <li className="found-line" key={item.address}>
            <div>
              <a className="row-link" href={item.address}>
                <Marked text={item.title} stems={stems} />
              </a>
              {item.note && (
                <p>
                  <Marked text={item.note} stems={stems} />
                </p>
              )}
            </div>
            {item.price && (
              <span className="found-price">
                <b>{item.price}</b> {kind === "unit" && item.price.endsWith("₽") && <small>в месяц с НДС</small>}
              </span>
            )}
          </li>
        ))}
        {all && (
          <li className="found-all">
            <a href={all}>Все {number(total)}</a>
          </li>
        )}
      </ul>
    </section>
  );
}

function Marked({ text, stems }: { text: string; stems: readonly string[] }) {
  return markWords(text, stems).map((piece, at) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: rendered once, on the server
    piece.hit ? <mark key={at}>{piece.text}</mark> : piece.text,
  );
}

/** A rental category that the search names, with its free units. */
export type FoundCategory = {
  id: CategoryId;
  alias: string;
  title: string;
  count: number;
  square: { from: number; to: number };
  buildings: string[];
  priceFrom: number | undefined;
  /** Only its units of about the area, or for the question, that the search names. */
  chosen?: ChosenUnits;
};

/** Its list, narrowed to what the search names. */
export const foundHref = ({ alias, chosen = {} }: FoundCategory): string => rentHref({ alias }, chosen);

/** The rental category, before everything else that was found; without a fitting unit its list shows the nearest. */
export function CategoryHit({ category }: { category: FoundCategory }) {
  const { title, count, square, buildings, priceFrom } = category;
  return (
    <p className="category-hit">
      <span>
        <a className="row-link" href={foundHref(category)}>
          {title} — {number(count)}
        </a>{" "}
        {count === 0 && <small>Ровно таких сейчас нет. Откройте список — подскажем замену.</small>}
        {count > 0 && (
          <small>
            {range(square.from, square.to)} м², {buildingWords(buildings)}
            {priceFrom !== undefined && `, от ${rubles(priceFrom)} в месяц с НДС`}
          </small>
        )}
      </span>
      <Icon name="arrow" size={20} />
    </p>
  );
}
