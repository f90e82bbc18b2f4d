import { number } from "../ui/format.ts";
import { markWords } from "./search-words.ts";

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
  return markWords(text, stems).map(({ text, hit }, at) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: rendered once, on the server
    hit ? <mark key={at}>{text}</mark> : text,
  );
}
